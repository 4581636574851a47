import { useMemo } from 'react';
import { endAt, sayEffort, sayMood } from '#domain/workouts/end';
import type { Mood } from '#domain/workouts/shape';
import { type Refusal, useAccountSource } from '../write';
import { writerOf } from './write-workout';

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
  return useMemo(() => {
    const { onWorkout } = writerOf(source);
    return {
      endAt: (id, at) => onWorkout(id, (workout) => endAt(workout, at)),
      effort: (id, pse) => onWorkout(id, () => sayEffort(pse)),
      mood: (id, mood) => onWorkout(id, () => sayMood(mood)),
    };
  }, [source]);
}
