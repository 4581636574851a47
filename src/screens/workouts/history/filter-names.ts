import type { Criterion, Sought } from '#domain/progress/find-workouts';
import { muscleGroupLabel } from '#words/exercises/muscles';
import { numericDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { dayName, programTitle } from '#words/programs/program';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { ProgramEntry } from '../../../data/programs/programs';

/** The value of one criterion, as shown on a chip. */
export function filterName(
  criterion: Criterion,
  sought: Sought,
  book: ExerciseBook | null,
  programs: readonly ProgramEntry[],
): string {
  const { query, exercise, group, program, programDay, from, to } = sought;
  const ficha = programs.find(({ id }) => id === program)?.program;
  switch (criterion) {
    case 'query':
      return `“${query.trim()}”`;
    case 'exercise':
      return book?.byId(exercise ?? '')?.name ?? 'Exercício desconhecido';
    case 'group':
      return group === null ? '' : capitalise(muscleGroupLabel(group));
    case 'program':
      return ficha ? programTitle(ficha) : 'Ficha apagada';
    case 'programDay': {
      const at = ficha?.days.findIndex(({ key }) => key === programDay) ?? -1;
      const day = ficha?.days[at];
      return day ? dayName(day, at) : 'Dia que a ficha não tem mais';
    }
    case 'from':
      return `Desde ${numericDay(from ?? '')}`;
    case 'to':
      return `Até ${numericDay(to ?? '')}`;
    case 'noted':
      return 'Com nota';
  }
}
