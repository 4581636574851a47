import { useEffect, useState } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { useConsent } from '../data/account/consents';
import { useOperator } from '../data/account/operator';
import { useSession } from '../data/session/session';
import { withoutReload } from '../pwa/preload-error';
import { runningBuild } from '../pwa/running-build';
import type { Counting, CountingProject } from '../telemetry/counting';
import { isTold, type ToldScreen } from '../telemetry/events';
import { createFailureFilter, isResizeNotice } from '../telemetry/failure-filter';
import { failureReport } from '../telemetry/failure-report';
import { afterFirstTouch } from '../telemetry/first-touch';
import { dropFailures, listenToNotes, noteFailure, noteUse } from '../telemetry/notes';
import { forgetVisitor, visitorId } from '../telemetry/visitor';
import { ALL_ROUTES } from './later-routes';

/** Counts use and reports failures while the person consents. Renders nothing. */
export default function AgreedReports() {
  const { status } = useSession();
  const consent = useConsent('analytics');
  const given = consent.state === 'ready' && consent.value.given;
  const refused = status === 'visitor' || (consent.state === 'ready' && !given);
  const [touched, setTouched] = useState(false);

  useEffect(() => afterFirstTouch(() => setTouched(true)), []);
  useEffect(() => {
    if (!refused) return;
    forgetVisitor(() => localStorage);
    dropFailures();
  }, [refused]);

  return given && touched && status === 'signed-in' ? <Reports /> : null;
}

function Reports() {
  const { analytics } = useOperator();
  const counting = useCounting(analytics);
  const screenOf = useScreenOf();
  const [path] = useLocation();
  const screen = screenOf(path);

  useEffect(() => {
    if (!counting) return;
    const isNew = createFailureFilter();
    return listenToNotes({
      onUse: counting.tell,
      onFailure: (failure) => {
        const report = failureReport(failure.cause, location.origin);
        const where = screenOf(failure.path);
        if (report && where && isNew(report)) counting.report(report, where);
      },
    });
  }, [counting, screenOf]);

  useEffect(() => (counting ? watchPage() : undefined), [counting]);

  // `path` is a dependency because the same screen may open again, for another workout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (counting && screen) counting.tell({ name: 'screen_opened', screen });
  }, [counting, screen, path]);

  return null;
}

/** The sender, once loaded; null while sending is not allowed. */
function useCounting(project: CountingProject | null): Counting | null {
  const [counting, setCounting] = useState<Counting | null>(null);
  useEffect(() => {
    if (!project) return;
    let stopped = false;
    let started: Counting | null = null;
    withoutReload(() => import('../telemetry/counting')).then(
      ({ startCounting }) => {
        if (stopped) return;
        const visitor = visitorId(() => localStorage);
        // Only the file name, without the address.
        const build = runningBuild();
        started = startCounting(project, {
          visitor,
          build: build.slice(build.lastIndexOf('/') + 1),
        });
        setCounting(started);
      },
      (cause: unknown) => console.warn('Nothing is counted', cause),
    );
    return () => {
      stopped = true;
      started?.stop();
      setCounting(null);
    };
  }, [project]);
  return counting;
}

/** The route of a path, if it may be reported. */
function useScreenOf(): (path: string) => ToldScreen | null {
  const { parser } = useRouter();
  const [screenOf] = useState(() => (asked: string) => {
    const line = ALL_ROUTES.find(({ path }) => matchRoute(parser, path, asked)[0])?.path;
    return isTold(line) ? line : null;
  });
  return screenOf;
}

/** Notes errors outside all screens, and the app's installation, until the returned call. */
function watchPage(): () => void {
  const watched = new AbortController();
  const { signal } = watched;
  const note = ({ message, error }: ErrorEvent) => {
    if (!isResizeNotice(message)) noteFailure(error);
  };
  addEventListener('error', note, { signal });
  addEventListener('unhandledrejection', ({ reason }) => noteFailure(reason), { signal });
  addEventListener('appinstalled', () => noteUse({ name: 'app_installed' }), { signal });
  return () => watched.abort();
}
