import { useEffect, useState } from 'react';
import { findSet } from '#domain/workouts/perform';
import type { Workout } from '#domain/workouts/shape';
import { TAP_GUARD_MS } from './use-log-set';

/**
 * True for a moment after another device did the current set: a tap under way was not meant for the
 * next one. `isOwn` tests for sets logged here, because a slow phone may draw one long after its
 * tap.
 */
export function useTakenElsewhere(
  workout: Workout,
  atHand: string | null,
  isOwn: (set: string) => boolean,
): boolean {
  const [shown, setShown] = useState(atHand);
  const [taken, setTaken] = useState<string | null>(null);
  if (shown !== atHand) {
    setShown(atHand);
    if (shown !== null && !isOwn(shown) && findSet(workout, shown)?.set.done) setTaken(shown);
  }
  useEffect(() => {
    if (taken === null) return;
    const timer = setTimeout(() => setTaken(null), TAP_GUARD_MS);
    return () => clearTimeout(timer);
  }, [taken]);
  return taken !== null;
}
