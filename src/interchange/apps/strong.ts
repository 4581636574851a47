import type { FigureOrder, LoadUnitName, Warning } from '../model';
import { createDateReader, figureOrderOf, lackingTimes, offsetFacts } from './dates';
import {
  createSetReader,
  type DistanceUnit,
  distanceUnitOf,
  readFigure,
  readKind,
  type SetCells,
} from './figures';
import { createGathering } from './gather';
import { guessLoadUnit, loadUnitOf } from './load-unit';
import { rowKindOf } from './row-kind';
import { cellAt, columnsOf, hasColumn, type Row, type Table, type TableReader } from './table';

/** Column titles in English, German, Portuguese, Spanish, French and Italian. */
const COLUMNS = {
  date: ['date', 'datum', 'data', 'fecha'],
  workout: [
    'workout name',
    'workout',
    'trainingsname',
    'nome do treino',
    'nombre del entrenamiento',
    'nom de l entrainement',
    'nome allenamento',
  ],
  exercise: [
    'exercise name',
    'name der ubung',
    'ubungsname',
    'nome do exercicio',
    'nombre del ejercicio',
    'nom de l exercice',
    'nome esercizio',
  ],
  order: [
    'set order',
    'reihenfolge festlegen',
    'reihenfolge der satze',
    'satzreihenfolge',
    'satz',
    'ordem da serie',
    'orden de serie',
    'orden de series',
    'orden de la serie',
    'ordre de la serie',
    'ordre des series',
    'ordine serie',
  ],
  weight: ['weight', 'gewicht', 'peso', 'poids'],
  kg: ['weight kg', 'gewicht kg', 'peso kg', 'poids kg', 'kg'],
  lb: ['weight lb', 'weight lbs', 'gewicht lb', 'peso lb', 'poids lb', 'lb', 'lbs'],
  loadUnit: ['weight unit', 'gewichtseinheit', 'unidade de peso', 'unidad de peso'],
  reps: [
    'reps',
    'wiederholungen',
    'wiederh',
    'wdh',
    'repeticoes',
    'repeticiones',
    'repetitions',
    'ripetizioni',
  ],
  rpe: ['rpe'],
  distance: ['distance', 'entfernung', 'distanz', 'distancia', 'distanza'],
  meters: ['distance meters', 'distance m', 'entfernung meter'],
  km: ['distance km', 'entfernung km', 'distancia km', 'km'],
  mi: ['distance miles', 'distance mi', 'mi', 'miles'],
  distanceUnit: ['distance unit', 'entfernungseinheit', 'unidade de distancia'],
  seconds: ['seconds', 'sekunden', 'segundos', 'secondes', 'secondi'],
  note: ['notes', 'notizen', 'notas', 'anotacoes', 'note'],
  workoutNote: [
    'workout notes',
    'workout notizen',
    'notas do treino',
    'notas del entrenamiento',
    'notes d entrainement',
    'notes de l entrainement',
  ],
  duration: [
    'duration',
    'duration sec',
    'workout duration',
    'dauer',
    'dauer sek',
    'duracao',
    'duracion',
    'duree',
    'durata',
    'workout dauer',
  ],
} as const;

type Name = keyof typeof COLUMNS;

function isStrong({ titles }: Table): boolean {
  const column = columnsOf(titles, COLUMNS);
  const needed: readonly Name[] = ['date', 'workout', 'exercise', 'order'];
  return needed.every((name) => column(name) >= 0);
}

/** Parses "2h 38m", "45m", "200s" or plain seconds. */
function readDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+)\s*(h|min|m|s)/gi)];
  if (parts.length === 0) return Math.max(0, Math.round(readFigure(text) ?? 0));
  return parts.reduce((sum, [, figure, unit = '']) => {
    const letter = unit.charAt(0).toLowerCase();
    return sum + Number(figure) * (letter === 'h' ? 3600 : letter === 'm' ? 60 : 1);
  }, 0);
}

/** Reads Strong's table. `chosen` is the unit of loads if the file has none. */
function readStrong(
  table: Table,
  chosen: LoadUnitName | null,
  order: FigureOrder | null,
): ReturnType<TableReader['read']> {
  const column = columnsOf(table.titles, COLUMNS);
  const named = column('kg') >= 0 || column('lb') >= 0 || column('loadUnit') >= 0;
  const guessed = named ? 'kg' : guessLoadUnit(table, column('weight'));
  const inTitle = column('kg') < 0 && column('lb') >= 0 ? 'lb' : 'kg';
  const unit = named ? inTitle : (chosen ?? guessed);
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const setOf = createSetReader(warnings, true);
  const dates = table.rows.map((row) => cellAt(row, column('date')));
  const figures = figureOrderOf(dates, order);
  const readDate = createDateReader(figures.order);

  const cellsOf = (row: Row): SetCells => {
    const at = (name: Name) => cellAt(row, column(name));
    const pounds = at('weight') === '' && at('kg') === '' && at('lb') !== '';
    const far: DistanceUnit = unit === 'lb' ? 'mi' : 'km';
    const inHeader: DistanceUnit =
      at('meters') !== '' ? 'm' : at('km') !== '' ? 'km' : at('mi') !== '' ? 'mi' : far;
    const distance = at('distance') || at('meters') || at('km') || at('mi');
    return {
      load: at('weight') || at('kg') || at('lb'),
      loadUnit: pounds ? 'lb' : loadUnitOf(at('loadUnit'), unit),
      reps: at('reps'),
      seconds: at('seconds'),
      distance: readFigure(distance) === 0 ? '' : distance,
      distanceUnit: distanceUnitOf(at('distanceUnit'), inHeader),
      rpe: at('rpe'),
    };
  };

  let above = { date: '', title: '', duration: '', note: '', key: '' };
  for (const row of table.rows) {
    const at = (name: Name) => cellAt(row, column(name));
    const { line } = row;
    const [date, title, duration, note] = [
      at('date'),
      at('workout'),
      at('duration'),
      at('workoutNote'),
    ];
    const start = readDate(date);
    const exercise = at('exercise');
    if (!start || exercise === '') {
      const code = start ? 'exercise' : 'date';
      warnings.push({ line, code, text: start ? title : date });
      continue;
    }
    const isRepeated =
      date === above.date &&
      title === above.title &&
      duration === above.duration &&
      note === above.note;
    // Each row repeats the facts of its workout.
    if (!isRepeated) {
      above = { date, title, duration, note, key: `${date}\n${title}` };
      gathering.workout(above.key, line, {
        title,
        start,
        ...offsetFacts(date),
        durationSeconds: Math.min(86_400, readDuration(duration)),
        note,
      });
    }
    const { key } = above;
    const pseudo = at('order').toLowerCase();
    const cells = cellsOf(row);
    const is = rowKindOf(pseudo, cells);
    const number = /^\d+$/.test(pseudo) ? Number(pseudo) : Number.NaN;
    const facts = { name: exercise, note: at('note'), group: null, order: number };
    gathering.exercise(key, facts);
    if (is === 'rest') gathering.rest(key, Math.round(readFigure(at('seconds')) ?? 0));
    if (is !== 'set') continue;
    const kind = readKind(pseudo);
    if (kind === null) warnings.push({ line, code: 'kind', text: at('order') });
    const read = setOf(kind ?? 'normal', cells, line);
    gathering.set(key, read.set);
    gathering.note(key, read.note);
  }
  return {
    source: 'strong',
    workouts: gathering.workouts(),
    warnings,
    remarks: [
      ...lackingTimes(dates),
      ...figures.remarks,
      ...(named ? [] : (['unit-guessed'] as const)),
    ],
    unit: { value: unit, known: named },
  };
}

export const STRONG: TableReader = {
  is: isStrong,
  read: readStrong,
  columns: COLUMNS,
  hasLoads: (titles) => hasColumn(titles, COLUMNS, ['weight', 'kg', 'lb']),
  // The number of a workout adds nothing to its date.
  derived: ['workout #'],
};
