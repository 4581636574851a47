import { isHealthKind } from '#domain/health/health-kinds';
import { formatList } from '#words/format/list';
import { type PluralForms, plural } from '#words/format/plural';
import { type ImportCounts, isCountedApart } from '../../../../data/commands/files/import-known';
import type { StepName } from '../../../../data/commands/files/import-steps';
import type { ImportOutcome } from '../../../../data/commands/files/store-parts';

/** Numbers of imported records by kind. */
export type CountsShown = ImportCounts;

const NAMES: Readonly<Record<string, PluralForms>> = {
  group: { zero: '', one: '1 turma', other: '# turmas' },
  program: { zero: '', one: '1 ficha', other: '# fichas' },
  gym: { zero: '', one: '1 academia', other: '# academias' },
  assessment: { zero: '', one: '1 avaliação física', other: '# avaliações físicas' },
  measure: { zero: '', one: '1 medida própria', other: '# medidas próprias' },
  goal: { zero: '', one: '1 meta', other: '# metas' },
  screening: { zero: '', one: '1 triagem de saúde', other: '# triagens de saúde' },
  anamnesis: { zero: '', one: '1 anamnese', other: '# anamneses' },
  professional: { zero: '', one: '1 perfil profissional', other: '# perfis profissionais' },
  pain: { zero: '', one: '1 dor anotada', other: '# dores anotadas' },
};
const NAMELESS: PluralForms = { zero: '', one: '1 outro registro', other: '# outros registros' };

/** The steps of an import with stored records. */
export function storedSteps(
  steps: readonly StepName[],
  { taken, refused }: Pick<ImportOutcome, 'taken' | 'refused'>,
): readonly StepName[] {
  const left = new Set(refused.map(({ id }) => id));
  return steps.slice(0, taken).filter(({ id }) => !left.has(id));
}

export function countsOf(steps: readonly StepName[]): CountsShown {
  const count = (name: string) => steps.filter(({ kind }) => kind === name).length;
  const others = new Set(steps.map(({ kind }) => kind).filter(isCountedApart));
  return {
    workouts: count('workout'),
    weighings: count('body'),
    exercises: count('exercise'),
    others: new Map([...others].map((kind) => [kind, count(kind)])),
  };
}

/** The counts without a number of body records that were not imported after all. */
export function withoutHealth(counts: CountsShown, out: number): CountsShown {
  const weighings = Math.max(0, counts.weighings - out);
  let left = out - (counts.weighings - weighings);
  const others = new Map(counts.others);
  for (const [kind, count] of counts.others) {
    if (!isHealthKind(kind)) continue;
    const rest = Math.max(0, count - left);
    left -= count - rest;
    if (rest > 0) others.set(kind, rest);
    else others.delete(kind);
  }
  return { ...counts, weighings, others };
}

/** Number of body records. */
export function healthCount({
  weighings,
  others,
}: Pick<CountsShown, 'weighings' | 'others'>): number {
  return [...others].reduce(
    (sum, [kind, count]) => (isHealthKind(kind) ? sum + count : sum),
    weighings,
  );
}

export function weighingsWords(count: number): string {
  return plural(count, { zero: '', one: '1 pesagem', other: '# pesagens' });
}

export function exercisesWords(count: number): string {
  return plural(count, { zero: '', one: '1 exercício próprio', other: '# exercícios próprios' });
}

/** Other records as texts: "2 fichas", "1 academia"; kinds without a name are counted together. */
export function othersWords(others: CountsShown['others']): string[] {
  let nameless = 0;
  const named = [...others].flatMap(([kind, count]) => {
    const name = NAMES[kind];
    if (!name) nameless += count;
    return name ? [plural(count, name)] : [];
  });
  return nameless === 0 ? named : [...named, plural(nameless, NAMELESS)];
}

export function othersCount({ others }: CountsShown): number {
  return [...others.values()].reduce((sum, count) => sum + count, 0);
}

/** "25 treinos, 3 pesagens e 1 exercício próprio"; empty without any. */
export function countsWords({ workouts, weighings, exercises, others }: CountsShown): string {
  return formatList(
    [
      plural(workouts, { zero: '', one: '1 treino', other: '# treinos' }),
      weighingsWords(weighings),
      exercisesWords(exercises),
      ...othersWords(others),
    ].filter((part) => part !== ''),
  );
}
