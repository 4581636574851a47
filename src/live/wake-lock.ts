/** `refused`: by the system, for example with a low battery; `unsupported`: the browser cannot. */
export type WakeState = 'off' | 'on' | 'refused' | 'unsupported';

/**
 * `outdated`: before iOS 18.4 an app on the home screen is granted locks, and the screen turns off
 * nevertheless (webkit.org/b/254545).
 */
export type WakeSupport = 'works' | 'outdated' | 'missing';

interface WakeBrowser {
  readonly navigator: Partial<Pick<Navigator, 'wakeLock'>> & { readonly standalone?: unknown };
}

export function wakeSupport(browser: WakeBrowser): WakeSupport {
  const { navigator } = browser;
  if (!navigator.wakeLock) return 'missing';
  // Only iOS has `standalone`, and its 18.4 added `cookieStore`.
  return navigator.standalone === true && !('cookieStore' in browser) ? 'outdated' : 'works';
}

/** Requests a lock, or null where none would keep the screen on. */
export function wakeRequest(): WakeLockDeps['request'] {
  return wakeSupport(window) === 'works' ? () => navigator.wakeLock.request('screen') : null;
}

interface WakeLockDeps {
  /** Null where no lock keeps the screen on. */
  request: (() => Promise<Pick<WakeLockSentinel, 'release' | 'addEventListener'>>) | null;
  page: Pick<Document, 'visibilityState' | 'addEventListener'>;
}

export interface WakeKeeper {
  /** Whether the screen should stay on from now on. */
  want(on: boolean): void;
  state(): WakeState;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the screen on while wanted. The system releases the lock when the page is hidden, so it is
 * requested again.
 */
export function createWakeKeeper({ request, page }: WakeLockDeps): WakeKeeper {
  const listeners = new Set<() => void>();
  let wanted = false;
  let asking = false;
  let held: Pick<WakeLockSentinel, 'release'> | null = null;
  let state: WakeState = request ? 'off' : 'unsupported';

  function become(next: WakeState) {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function acquire() {
    if (!request || held || asking || !wanted || page.visibilityState !== 'visible') return;
    asking = true;
    try {
      const lock = await request();
      lock.addEventListener('release', () => {
        if (held !== lock) return;
        held = null;
        become('off');
      });
      held = lock;
      become('on');
    } catch {
      become('refused');
    } finally {
      asking = false;
    }
    if (!wanted) drop();
  }

  function drop() {
    const lock = held;
    held = null;
    lock?.release().catch(() => undefined);
    if (state !== 'unsupported') become('off');
  }

  page.addEventListener('visibilitychange', () => void acquire());

  return {
    want(on) {
      if (on === wanted) return;
      wanted = on;
      if (on) void acquire();
      else drop();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
