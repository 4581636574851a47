import { formatList } from '#words/list';
import { type PluralForms, plural } from '#words/plural';
import type { ImportStep } from '../../data/commands/import-steps';
import { type ImportCounts, isCountedApart } from '../../data/import-known';

/** How much of each kind an import holds. */
export type Counts = ImportCounts;

const NAMES: Readonly<Record<string, PluralForms>> = {
  program: { zero: '', one: '1 ficha', other: '# fichas' },
  gym: { zero: '', one: '1 academia', other: '# academias' },
};
const NAMELESS: PluralForms = { zero: '', one: '1 outro registro', other: '# outros registros' };

export function countsOf(steps: readonly ImportStep[]): Counts {
  const count = (name: string) => steps.filter(({ kind }) => kind === name).length;
  const others = new Set(steps.map(({ kind }) => kind).filter(isCountedApart));
  return {
    workouts: count('workout'),
    weighings: count('body'),
    exercises: count('exercise'),
    others: new Map([...others].map((kind) => [kind, count(kind)])),
  };
}

export function weighingsWords(count: number): string {
  return plural(count, { zero: '', one: '1 pesagem', other: '# pesagens' });
}

export function exercisesWords(count: number): string {
  return plural(count, { zero: '', one: '1 exercício próprio', other: '# exercícios próprios' });
}

/** Fichas, gyms and what else may come: "2 fichas", "1 academia". */
export function othersWords(others: Counts['others']): string[] {
  return [...others].map(([kind, count]) => plural(count, NAMES[kind] ?? NAMELESS));
}

export function othersCount({ others }: Counts): number {
  return [...others.values()].reduce((sum, count) => sum + count, 0);
}

/** "25 treinos, 3 pesagens e 1 exercício próprio"; empty for nothing. */
export function countsWords({ workouts, weighings, exercises, others }: Counts): string {
  return formatList(
    [
      plural(workouts, { zero: '', one: '1 treino', other: '# treinos' }),
      weighingsWords(weighings),
      exercisesWords(exercises),
      ...othersWords(others),
    ].filter((part) => part !== ''),
  );
}
