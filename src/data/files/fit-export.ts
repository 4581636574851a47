import type { LoadUnit } from '#domain/load';
import type { Workout } from '#domain/workouts/shape';

/** A finished workout as a FIT activity. */
export async function workoutAsFit(
  workout: Workout,
  nameOf: (exercise: string) => string,
  unit: LoadUnit,
): Promise<Blob> {
  const { writeFit } = await import('../../interchange/activities/write-fit');
  const bytes = new Uint8Array(writeFit(workout, nameOf, unit));
  return new Blob([bytes], { type: 'application/vnd.ant.fit' });
}
