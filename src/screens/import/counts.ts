import { formatList } from '#words/list';
import { plural } from '#words/plural';
import type { ImportStep } from '../../data/commands/import-steps';

/** How much of each kind an import holds. */
export interface Counts {
  readonly workouts: number;
  readonly weighings: number;
  readonly exercises: number;
}

export function countsOf(steps: readonly ImportStep[]): Counts {
  const count = (name: ImportStep['kind']) => steps.filter(({ kind }) => kind === name).length;
  return { workouts: count('workout'), weighings: count('body'), exercises: count('exercise') };
}

export function weighingsWords(count: number): string {
  return plural(count, { zero: '', one: '1 pesagem', other: '# pesagens' });
}

export function exercisesWords(count: number): string {
  return plural(count, { zero: '', one: '1 exercício próprio', other: '# exercícios próprios' });
}

/** "25 treinos, 3 pesagens e 1 exercício próprio"; empty for nothing. */
export function countsWords({ workouts, weighings, exercises }: Counts): string {
  return formatList(
    [
      plural(workouts, { zero: '', one: '1 treino', other: '# treinos' }),
      weighingsWords(weighings),
      exercisesWords(exercises),
    ].filter((part) => part !== ''),
  );
}
