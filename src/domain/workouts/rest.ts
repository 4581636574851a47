import type { Writes } from '../record/registers';
import type { Rest, Workout } from './shape';

/**
 * Milliseconds of rest left at `now` (server time), between 0 and its total. The upper limit
 * matters after a clock was put back: the rest would count down for years.
 */
export function restLeft(rest: Rest, now: number): number {
  return Math.max(0, rest.pausedLeft ?? Math.min(rest.endsAt - now, rest.total * 1000));
}

function rewrite(rest: Rest, change: Partial<Rest>): Writes {
  return { rest: { ...rest, ...change } };
}

/** Lengthens (or shortens) the running rest by `seconds`; restarts an ended one. */
export function extendRest(workout: Workout, seconds: number, now: number): Writes {
  const { rest } = workout;
  if (!rest) return {};
  const left = Math.min(3_600_000, Math.max(0, restLeft(rest, now) + seconds * 1000));
  const total = Math.max(rest.total, Math.ceil(left / 1000));
  return rest.pausedLeft === null
    ? rewrite(rest, { endsAt: now + left, total })
    : rewrite(rest, { pausedLeft: left, total });
}

/** Ends the rest, if one runs. */
export function skipRest(workout: Workout): Writes {
  return workout.rest ? { rest: null } : {};
}

/**
 * Pauses the rest.
 * @param now server time, epoch ms
 */
export function pauseRest(workout: Workout, now: number): Writes {
  const { rest } = workout;
  if (!rest || rest.pausedLeft !== null) return {};
  return rewrite(rest, { pausedLeft: restLeft(rest, now) });
}

/**
 * Resumes a paused rest.
 * @param now server time, epoch ms
 */
export function resumeRest(workout: Workout, now: number): Writes {
  const { rest } = workout;
  if (!rest || rest.pausedLeft === null) return {};
  return rewrite(rest, { endsAt: now + rest.pausedLeft, pausedLeft: null });
}
