import type { Page } from 'playwright';
import type { LocalDay } from '../../src/domain/local-day';
import { goTo } from './person-steps';

/** Workouts of an hour, with some sets of one exercise by its name in Hevy. */
export interface PastWorkouts {
  readonly workouts: readonly (readonly [day: LocalDay, kg: number])[];
  readonly exercise: string;
  readonly sets: number;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Sets of ten repetitions of one exercise, in a workout of an hour. */
export function hevySets(day: LocalDay, exercise: string, kg: number, sets: number): string[] {
  const [year, month, date] = day.split('-').map(Number);
  const on = `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
  const start = `"Treino","${on}, 18:00","${on}, 19:00","","${exercise}",,""`;
  return Array.from({ length: sets }, (_, set) => `${start},${set},"normal",${kg},10,,,`);
}

export const HEVY_TITLES =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';

function hevyFile({ workouts, exercise, sets }: PastWorkouts): string {
  const rows = workouts.flatMap(([day, kg]) => hevySets(day, exercise, kg, sets));
  return [HEVY_TITLES, ...rows].join('\r\n');
}

/** Imports past workouts from another app's file; each set has ten repetitions. */
export async function importPast(page: Page, past: PastWorkouts): Promise<void> {
  const count = past.workouts.length;
  await goTo(page, '/app/import');
  const buffer = Buffer.from(hevyFile(past));
  const file = { name: 'hevy.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: `Importar ${count} treinos` }).click();
  await page.getByRole('heading', { name: `${count} treinos importados` }).waitFor();
}
