import { busy, held } from './busy';
import { createLeaving } from './leaving';
import { runningBuild } from './running-build';

const KEY = 'anilha:reloaded-for';

/** The page's interface for the guard; tests pass their own. */
export interface ReloadEnvironment {
  /** The name of the running build: the address of the entry script, which contains its hash. */
  build(): string;
  stored: Pick<Storage, 'getItem' | 'setItem'>;
  isBusy(): boolean;
  /** Whether a reload can load anything: from the network or a worker. */
  canLoad(): boolean;
  reload(): void;
}

/**
 * Reloads the page once per build after a failed chunk. A second failure, or one during an act that
 * a reload would lose, goes on to the error boundary.
 * @returns whether the page reloads
 */
export function reloadOnceFor(environment: ReloadEnvironment): boolean {
  if (environment.isBusy() || !environment.canLoad()) return false;
  try {
    if (environment.stored.getItem(KEY) === environment.build()) return false;
    environment.stored.setItem(KEY, environment.build());
  } catch {
    // Without storage a second failure looks like the first: no endless reloads.
    return false;
  }
  environment.reload();
  return true;
}

const leaving = createLeaving();
let reloading = false;

/** Whether this page is about to be replaced, by a reload for a failed chunk or because it is left. */
export function isEnding(): boolean {
  return reloading || leaving.isLeaving();
}

export const { whenStaying, whenBack } = leaving;

let dispensable = 0;

/** Loads an optional part: a failure does not reload the page. */
export function withoutReload<T>(load: () => Promise<T>): Promise<T> {
  dispensable += 1;
  return load().finally(() => {
    dispensable -= 1;
  });
}

function reloadForChunk(): void {
  reloading ||= reloadOnceFor({
    build: runningBuild,
    stored: sessionStorage,
    isBusy: () => busy.isBusy() || held.isBusy(),
    canLoad: () => navigator.onLine || Boolean(navigator.serviceWorker?.controller),
    reload: () => location.reload(),
  });
}

/**
 * Listens for chunks that fail to load; must run before the first lazy route. Firefox and WebKit
 * reject running imports of a page that is being left, and a reload would cancel the leaving.
 */
export function reloadOnPreloadError(): void {
  leaving.watch(window);
  addEventListener('vite:preloadError', () => {
    if (dispensable === 0) whenBack(reloadForChunk);
  });
}
