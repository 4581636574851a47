import { restLeft } from '#domain/workouts/rest';
import type { Rest } from '#domain/workouts/shape';

/** A rest that ended longer ago is not shown any more, ms. */
const OVERTIME_MS = 10 * 60 * 1000;

export interface RestNow {
  /** Milliseconds. */
  readonly left: number;
  /** Seconds. */
  readonly total: number;
  readonly paused: boolean;
  /** Time since its end, ms; 0 while it runs. */
  readonly over: number;
}

/** The rest at `now` (epoch ms); null without one or long after its end. */
export function restAt(rest: Rest | null, now: number): RestNow | null {
  if (!rest) return null;
  const left = restLeft(rest, now);
  const over = rest.pausedLeft === null && left === 0 ? now - rest.endsAt : 0;
  if (over > OVERTIME_MS) return null;
  return { left, total: rest.total, paused: rest.pausedLeft !== null, over };
}
