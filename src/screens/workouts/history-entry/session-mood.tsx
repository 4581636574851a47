import { useState } from 'react';
import type { Mood } from '#domain/workouts/shape';
import { useWorkoutEndCommands } from '../../../data/commands/workouts/workout-end';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { guarded } from '../../../parts/input/guarded';
import { MoodScale } from '../../../training/effort/mood-scale';

/** The mood faces, which store at once; answering is optional. */
export function MoodChoice({ entry }: { entry: WorkoutEntry }) {
  const { mood } = useWorkoutEndCommands();
  // The tapped value, shown until the stored one arrives.
  const [tapped, setTapped] = useState<Mood | null>(null);

  async function say(felt: Mood) {
    setTapped(felt);
    await guarded(mood(entry.id, felt));
    setTapped(null);
  }

  return (
    <MoodScale
      legend="Como você se sentiu, de muito mal a muito bem"
      value={tapped ?? entry.workout.mood ?? null}
      onChange={(felt) => void say(felt)}
    />
  );
}
