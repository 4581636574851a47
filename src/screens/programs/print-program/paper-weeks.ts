import type { LoadUnit } from '#domain/load';
import type { Program, ProgramExercise } from '#domain/programs/shape';
import { prescriptionWords } from '#words/programs/prescription';
import { weekName } from '#words/programs/program';

type Weeks = Pick<Program, 'weeks' | 'weekOf'>;

/** Weeks within the ficha's length; stored weeks beyond it are not shown. */
function within<About>(
  { weeks }: Pick<Program, 'weeks'>,
  by: Readonly<Record<number, About>>,
): readonly (readonly [week: number, about: About])[] {
  return Object.entries(by)
    .map(([week, about]) => [Number(week), about] as const)
    .filter(([week]) => weeks > 1 && week <= weeks);
}

/** Changes of single weeks to an exercise, such as "Semana 3: 4 × 6". */
export function exerciseWeeks(
  program: Weeks,
  entry: Pick<ProgramExercise, 'weeks'>,
  unit: LoadUnit,
): string[] {
  return within(program, entry.weeks).map(
    ([week, sets]) => `Semana ${week}: ${prescriptionWords(sets, unit) || 'nada'}`,
  );
}

/** Named weeks, and deload weeks with their reduction. */
export function namedWeeks(program: Weeks): string[] {
  return within(program, program.weekOf).flatMap(([week, about]) => {
    const { label, deload } = about;
    if (deload !== null) {
      return `${weekName(week, about)}: metade das séries e ${deload}% menos carga`;
    }
    return label === '' ? [] : weekName(week, about);
  });
}
