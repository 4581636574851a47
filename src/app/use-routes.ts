import { useLayoutEffect, useState } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { withoutReload } from '../pwa/preload-error';
import { ROUTES, type ScreenRoute } from './routes';

export interface Routes {
  readonly routes: readonly ScreenRoute[];
  /** Whether these are all routes; an unknown path waits for that. */
  readonly whole: boolean;
}

/** Delay before later routes are loaded, ms; then they open as fast as the others. */
const AHEAD_MS = 1500;

const DAILY: Routes = { routes: ROUTES, whole: false };

/** The routes loaded so far. A path that none of them matches loads the others at once. */
export function useRoutes(path: string): Routes {
  const { parser } = useRouter();
  const [table, setTable] = useState(DAILY);
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  const waits = !table.whole && !ROUTES.some((one) => matchRoute(parser, one.path, path)[0]);

  useLayoutEffect(() => {
    if (table.whole) return;
    let here = true;
    const load = async () => {
      try {
        const come = () => import('./later-routes');
        const { ALL_ROUTES } = await (waits ? come() : withoutReload(come));
        if (here) setTable({ routes: ALL_ROUTES, whole: true });
      } catch (cause) {
        // Early loading fails silently: the path that needs it tries again.
        if (here && waits) setFailure({ cause });
      }
    };
    const timer = setTimeout(() => void load(), waits ? 0 : AHEAD_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [table, waits]);

  if (failure && waits) throw failure.cause;
  return table;
}
