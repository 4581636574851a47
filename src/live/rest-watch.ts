import { restLeft } from '#domain/workouts/rest';
import type { Rest } from '#domain/workouts/shape';

/** Time before its end at which a rest is announced as nearly over, ms. */
const NEAR_MS = 10_000;
/** Shorter rests, in seconds, are not announced as nearly over: their start was just announced. */
const SHORTEST_WITH_NEAR_S = 20;

interface RestWatchDeps {
  /** Server time, epoch ms. */
  now: () => number;
  /** Runs the work after `ms`; returns a function that cancels it. */
  schedule: (work: () => void, ms: number) => () => void;
  onNear: (rest: Rest) => void;
  /** `lateMs`: how long ago the rest ended, if the page was frozen then. */
  onEnd: (rest: Rest, lateMs: number) => void;
}

export interface RestWatch {
  /** Sets the present rest, null for none. Only a rest that was watched while running can end. */
  watch(rest: Rest | null): void;
  /** Restarts the timers from the clock, after a sleep. */
  rearm(): void;
  stop(): void;
}

/**
 * Announces the two moments of a rest from its timestamps. It does not count ticks, so none can be
 * lost.
 */
export function createRestWatch(deps: RestWatchDeps): RestWatch {
  const { now, schedule, onNear, onEnd } = deps;
  let current: Rest | null = null;
  let cancel: (() => void)[] = [];
  let nearOf = '';

  function disarm() {
    for (const stop of cancel) stop();
    cancel = [];
  }

  function end(rest: Rest) {
    disarm();
    current = null;
    onEnd(rest, now() - rest.endsAt);
  }

  function arm(rest: Rest) {
    disarm();
    if (rest.pausedLeft !== null) return;
    const left = restLeft(rest, now());
    if (left <= 0) {
      end(rest);
      return;
    }
    cancel.push(schedule(() => arm(rest), left));
    if (rest.total < SHORTEST_WITH_NEAR_S || nearOf === rest.set || left <= NEAR_MS) return;
    cancel.push(
      schedule(() => {
        // An early timer must not announce eleven seconds.
        nearOf = rest.set;
        onNear(rest);
      }, left - NEAR_MS),
    );
  }

  return {
    watch(rest) {
      if (rest && current && sameRest(rest, current)) return;
      if (rest?.set !== current?.set) nearOf = '';
      disarm();
      current = rest && restLeft(rest, now()) > 0 ? rest : null;
      if (current) arm(current);
    },
    rearm() {
      if (current) arm(current);
    },
    stop() {
      disarm();
      current = null;
    },
  };
}

function sameRest(a: Rest, b: Rest): boolean {
  return a.set === b.set && a.endsAt === b.endsAt && a.pausedLeft === b.pausedLeft;
}
