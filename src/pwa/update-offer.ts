import type { Busy } from './busy';

/** A tab hidden this long may be updated without a tap, ms. */
export const LONG_HIDDEN = 30 * 60_000;
/**
 * A worker that is still answering a request is not replaced before its end, and Chromium waits
 * minutes for that. After this time, in ms, the person who tapped is doing something else.
 */
export const TAKES_OVER_MS = 30_000;

/** The page's interface for the offer; tests pass their own. */
export interface UpdateEnvironment {
  now(): number;
  isHidden(): boolean;
  onVisibilityChange(listener: () => void): void;
  /** Calls the listener once after `ms`; returns a function that cancels it. */
  later(listener: () => void, ms: number): () => void;
  reload(): void;
}

/** The states of an update in one tab: idle until a build waits, then ready until it is applied. */
export interface UpdateOffer {
  /** Whether there is an update to offer and nothing that it would interrupt. */
  isOffered(): boolean;
  subscribe(listener: () => void): () => void;
  /** A new worker waits; `takeOver` activates it. */
  waiting(takeOver: () => void): void;
  /** Another worker controls this tab from now on. */
  controllerChanged(): void;
  /** Applies the update and reloads once; does nothing while busy or idle. */
  apply(): void;
}

type Phase =
  | { name: 'idle' }
  | { name: 'ready'; takeOver: () => void }
  | { name: 'applying' }
  | { name: 'reloading' };

/**
 * Offers an update, never forces it. A tap applies it. So does a tab that was hidden for LONG_HIDDEN
 * while nothing is under way.
 * @param controlled whether a worker controlled this tab when it opened
 */
export function createUpdateOffer(
  environment: UpdateEnvironment,
  busy: Busy,
  controlled: boolean,
): UpdateOffer {
  const listeners = new Set<() => void>();
  let phase: Phase = { name: 'idle' };
  let known = controlled;
  let hiddenSince = environment.isHidden() ? environment.now() : undefined;
  let cancelTimer = () => {};

  const enter = (next: Phase) => {
    phase = next;
    for (const listener of listeners) listener();
  };
  const reloadOnce = () => {
    if (phase.name === 'reloading') return;
    enter({ name: 'reloading' });
    environment.reload();
  };
  const apply = () => {
    if (phase.name !== 'ready' || busy.isBusy()) return;
    const { takeOver } = phase;
    enter({ name: 'applying' });
    environment.later(() => {
      if (phase.name === 'applying') enter({ name: 'ready', takeOver });
    }, TAKES_OVER_MS);
    takeOver();
  };
  const applyIfForgotten = () => {
    if (hiddenSince !== undefined && environment.now() - hiddenSince >= LONG_HIDDEN) apply();
  };
  const startTimer = () => {
    cancelTimer();
    if (hiddenSince === undefined) return;
    const left = hiddenSince + LONG_HIDDEN - environment.now();
    cancelTimer = environment.later(applyIfForgotten, Math.max(0, left));
  };

  startTimer();
  environment.onVisibilityChange(() => {
    if (environment.isHidden()) {
      hiddenSince ??= environment.now();
      startTimer();
      return;
    }
    // Phones freeze hidden tabs with their timers, so the time is checked again on return.
    applyIfForgotten();
    hiddenSince = undefined;
    cancelTimer();
  });

  return {
    isOffered: () => phase.name === 'ready' && !busy.isBusy(),
    subscribe(listener) {
      listeners.add(listener);
      const forgetBusy = busy.subscribe(listener);
      return () => {
        listeners.delete(listener);
        forgetBusy();
      };
    },
    waiting(takeOver) {
      if (phase.name === 'applying' || phase.name === 'reloading') return;
      enter({ name: 'ready', takeOver });
      applyIfForgotten();
    },
    controllerChanged() {
      if (phase.name === 'applying') return reloadOnce();
      // Another tab applied the update: this one continues until the person wants it here too.
      if (known && phase.name !== 'reloading') enter({ name: 'ready', takeOver: reloadOnce });
      known = true;
    },
    apply,
  };
}
