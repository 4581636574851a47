import { loadIn } from '#domain/load';
import type { Workout } from '#domain/workouts/shape';
import { timeOfDay } from '#words/format/day';
import { setKindLabel, sideLabel } from '#words/workouts/sets';
import { spreadsheet } from './spreadsheet';

const TITLES = [
  'Data',
  'Início',
  'Fim',
  'Treino',
  'Exercício',
  'Série',
  'Tipo',
  'Carga (kg)',
  'Repetições',
  'Tempo (s)',
  'Distância (m)',
  'RIR',
  'Lado',
  'Anotação do exercício',
  'Anotação do treino',
  'PSE do treino',
];

/** A number in the format of Brazilian spreadsheets: a comma, no groups. */
function figure(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace('.', ',');
}

function rowsOf(workout: Workout, nameOf: (exercise: string) => string): string[][] {
  const { at, zone, day: started } = workout.start;
  const [year, month, day] = started.split('-');
  const facts = [
    `${day}/${month}/${year}`,
    timeOfDay(at, zone),
    workout.endedAt === null ? '' : timeOfDay(workout.endedAt, zone),
    workout.title,
  ];
  return workout.exercises.flatMap(({ exercise, note, sets }) =>
    sets.flatMap(({ done, kind, side }, index) => {
      if (!done) return [];
      const { load, reps, seconds, meters, rir } = done;
      return [
        [
          ...facts,
          exercise === null ? 'Sem exercício' : nameOf(exercise),
          String(index + 1),
          setKindLabel(kind),
          load === null ? '' : figure(loadIn(load, 'kg')),
          ...[reps, seconds, meters, rir].map(figure),
          side === null ? '' : sideLabel(side),
          note,
          workout.note,
          figure(workout.pse),
        ],
      ];
    }),
  );
}

/** A table of every performed set for spreadsheets, with decimal commas. */
export function workoutSheet(
  workouts: readonly Workout[],
  nameOf: (exercise: string) => string,
): string {
  return spreadsheet(
    TITLES,
    workouts.flatMap((workout) => rowsOf(workout, nameOf)),
  );
}
