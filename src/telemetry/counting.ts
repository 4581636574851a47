import { PostHog } from 'posthog-js/dist/module.slim.no-external';
import { readEvent, type UseEvent } from './events';
import type { FailureReport } from './failure-report';
import { onlySent } from './sent-event';

export interface CountingProject {
  readonly key: string;
  /** The provider's address without a trailing slash. */
  readonly host: string;
}

export interface Counting {
  tell(event: UseEvent): void;
  report(failure: FailureReport, screen: string): void;
  /** Stops all sending, even of queued events. */
  stop(): void;
}

/**
 * Starts to send to the operator's project, after the person's consent. The library stores nothing
 * on the device, fetches nothing from the host and watches nothing. It sends only the events of
 * `tell` and `report`.
 * @param visitor random id of this device, used for nothing else
 * @param build the running build
 */
export function startCounting(
  project: CountingProject,
  { visitor, build }: { visitor: string; build: string },
): Counting {
  const library = new PostHog();
  library.init(project.key, {
    api_host: project.host,
    persistence: 'memory',
    bootstrap: { distinctID: visitor },
    person_profiles: 'never',
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_scroll_properties: true,
    disableDeviceModel: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_performance: false,
    capture_exceptions: false,
    save_referrer: false,
    save_campaign_params: false,
    disable_compression: true,
    // The person consented, so the user agent need not be filtered.
    opt_out_useragent_filter: true,
    before_send: (event) => event && onlySent(event),
    on_request_error: ({ statusCode }) => console.warn('Counting was refused', statusCode),
  });

  const send = (name: string, properties: Record<string, unknown>) => {
    library.capture(name, { ...properties, build, $geoip_disable: true });
  };

  return {
    tell(event) {
      const read = readEvent(event);
      if (!read) return;
      const { name, ...properties } = read;
      send(name, properties);
    },
    report({ kind, frames }, screen) {
      const stacktrace = {
        type: 'raw',
        frames: frames.map(({ file, line, column }) => ({
          platform: 'web:javascript',
          filename: `/assets/${file}`,
          function: '?',
          lineno: line,
          colno: column,
          in_app: true,
        })),
      };
      send('$exception', {
        screen,
        $exception_level: 'error',
        $exception_list: [{ type: kind, value: kind, stacktrace }],
      });
    },
    stop() {
      // The library's opt-out writes to the device and still sends queued events.
      library.__loaded = false;
    },
  };
}
