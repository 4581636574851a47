import { useMemo } from 'react';
import { endAt, sayEffort, sayMood } from '#domain/workouts/end';
import type { Mood } from '#domain/workouts/shape';
import { commitTo, type Refusal, useAccountSource } from '../write';
import { commitWorkout } from './write-workout';

/** Commands for values entered after a workout. */
export interface WorkoutEndCommands {
  /** Sets its end, epoch ms; not before its last set. */
  endAt(id: string, at: number): Promise<Refusal | null>;
  /** Session effort, 0 to 10; null without an answer. */
  effort(id: string, pse: number | null): Promise<Refusal | null>;
  /** Mood after the workout; null without an answer. */
  mood(id: string, mood: Mood | null): Promise<Refusal | null>;
}

export function useWorkoutEndCommands(): WorkoutEndCommands {
  const source = useAccountSource();
  return useMemo(
    () => ({
      endAt: (id, at) => commitWorkout(source, id, (workout) => endAt(workout, at)),
      effort: (id, pse) => commitTo(source, 'workout', id, () => sayEffort(pse)),
      mood: (id, mood) => commitTo(source, 'workout', id, () => sayMood(mood)),
    }),
    [source],
  );
}
