import { restLeft } from '#domain/workouts/rest';
import type { Rest } from '#domain/workouts/shape';

/** A rest that ended longer ago than this is not counted any more. */
const OVERTIME_MS = 10 * 60 * 1000;

export interface RestNow {
  /** Milliseconds. */
  readonly left: number;
  /** Seconds. */
  readonly total: number;
  readonly paused: boolean;
  /** Milliseconds since its end; 0 while it runs. */
  readonly over: number;
}

/** The rest at `now` (epoch ms); null if there is none or it ended long ago. */
export function restAt(rest: Rest | null, now: number): RestNow | null {
  if (!rest) return null;
  const left = restLeft(rest, now);
  const over = rest.pausedLeft === null && left === 0 ? now - rest.endsAt : 0;
  if (over > OVERTIME_MS) return null;
  return { left, total: rest.total, paused: rest.pausedLeft !== null, over };
}
