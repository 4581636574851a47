import type { Rest } from '#domain/workouts/shape';
import { useLive } from './live-provider';
import { type RestNow, restAt } from './rest-figures';
import { useAlignedNow } from './use-aligned-now';

/** The rest at the current second; null without one or long after its end. */
export function useRestNow(rest: Rest | null): RestNow | null {
  const { now: clock } = useLive();
  const counting = rest !== null && rest.pausedLeft === null;
  return restAt(rest, useAlignedNow(clock, rest?.endsAt ?? 0, counting));
}

/** Time since an instant in ms, updated each second. */
export function useElapsed(since: number, active = true): number {
  const { now: clock } = useLive();
  return Math.max(0, useAlignedNow(clock, since, active) - since);
}
