import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external';

/** Properties that the service requires, and those of our events; all others stay here. */
const SENT = new Set([
  'token',
  'distinct_id',
  '$lib',
  '$lib_version',
  '$process_person_profile',
  '$geoip_disable',
  'screen',
  'format',
  'build',
  '$exception_list',
  '$exception_level',
]);

/**
 * Rebuilds an event from permitted properties. The library adds the address (with ids), the
 * referrer, the device and more to every event, and the person's first address.
 */
export function onlySent(event: CaptureResult): CaptureResult {
  const kept = Object.entries(event.properties).filter(([name]) => SENT.has(name));
  return {
    uuid: event.uuid,
    event: event.event,
    properties: Object.fromEntries(kept),
    ...(event.timestamp ? { timestamp: event.timestamp } : {}),
  };
}
