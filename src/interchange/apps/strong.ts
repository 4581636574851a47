import type { LoadUnitName, ReadTable, Warning } from '../model';
import { createDateReader, figureOrderOf } from './dates';
import {
  type DistanceUnit,
  distanceUnitOf,
  readEffort,
  readFigure,
  readKind,
  type SetCells,
} from './figures';
import { createGathering } from './gather';
import { guessLoadUnit, loadUnitOf } from './load-unit';
import { cellAt, columnsOf, type Row, type Table } from './table';

/** English column titles, and their German, Portuguese, Spanish and French versions. */
const COLUMNS = {
  date: ['date', 'datum', 'data', 'fecha'],
  workout: ['workout name', 'workout', 'nome do treino', 'nombre del entrenamiento'],
  exercise: [
    'exercise name',
    'name der ubung',
    'ubungsname',
    'nome do exercicio',
    'nombre del ejercicio',
    'nom de l exercice',
  ],
  order: [
    'set order',
    'reihenfolge der satze',
    'satzreihenfolge',
    'satz',
    'ordem da serie',
    'orden de serie',
    'orden de series',
    'ordre des series',
  ],
  weight: ['weight', 'gewicht', 'peso', 'poids'],
  kg: ['weight kg', 'gewicht kg', 'peso kg', 'poids kg'],
  lb: ['weight lb', 'weight lbs', 'gewicht lb', 'peso lb', 'poids lb'],
  loadUnit: ['weight unit', 'gewichtseinheit', 'unidade de peso', 'unidad de peso'],
  reps: ['reps', 'wiederholungen', 'wdh', 'repeticoes', 'repeticiones', 'repetitions'],
  rpe: ['rpe'],
  distance: ['distance', 'entfernung', 'distanz', 'distancia'],
  meters: ['distance meters', 'distance m', 'entfernung meter'],
  km: ['distance km', 'entfernung km', 'distancia km'],
  mi: ['distance miles', 'distance mi'],
  distanceUnit: ['distance unit', 'entfernungseinheit', 'unidade de distancia'],
  seconds: ['seconds', 'sekunden', 'segundos', 'secondes'],
  note: ['notes', 'notizen', 'notas', 'anotacoes'],
  workoutNote: ['workout notes', 'workout notizen', 'notas do treino'],
  duration: [
    'duration',
    'duration sec',
    'workout duration',
    'dauer',
    'dauer sek',
    'duracao',
    'duracion',
    'duree',
    'workout dauer',
  ],
} as const;

type Name = keyof typeof COLUMNS;

export function isStrong({ titles }: Table): boolean {
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

/**
 * Reads Strong's table in its four variants. `chosen` is the unit of loads if the file has none.
 */
export function readStrong(table: Table, chosen: LoadUnitName | null): ReadTable {
  const column = columnsOf(table.titles, COLUMNS);
  const named = column('kg') >= 0 || column('lb') >= 0 || column('loadUnit') >= 0;
  const guessed = named ? 'kg' : guessLoadUnit(table, column('weight'));
  const unit = named ? (column('lb') >= 0 ? 'lb' : 'kg') : (chosen ?? guessed);
  const warnings: Warning[] = [];
  const gathering = createGathering();
  const figures = figureOrderOf(table.rows.map((row) => cellAt(row, column('date'))));
  const readDate = createDateReader(figures.order);

  const cellsOf = (row: Row): SetCells => {
    const at = (name: Name) => cellAt(row, column(name));
    const far: DistanceUnit = unit === 'lb' ? 'mi' : 'km';
    const inHeader: DistanceUnit =
      column('meters') >= 0 ? 'm' : column('km') >= 0 ? 'km' : column('mi') >= 0 ? 'mi' : far;
    const distance = at('distance') || at('meters') || at('km') || at('mi');
    return {
      load: at('weight') || at('kg') || at('lb'),
      loadUnit: loadUnitOf(at('loadUnit'), unit),
      reps: at('reps'),
      seconds: at('seconds'),
      distance: readFigure(distance) === 0 ? '' : distance,
      distanceUnit: distanceUnitOf(at('distanceUnit'), inHeader),
      rpe: at('rpe'),
    };
  };

  for (const row of table.rows) {
    const at = (name: Name) => cellAt(row, column(name));
    const { line } = row;
    const start = readDate(at('date'));
    if (!start || at('exercise') === '') {
      const code = start ? 'exercise' : 'date';
      warnings.push({ line, code, text: start ? at('workout') : at('date') });
      continue;
    }
    const key = `${at('date')}\n${at('workout')}`;
    const pseudo = at('order').toLowerCase();
    gathering.workout(key, line, {
      title: at('workout'),
      start,
      durationSeconds: Math.min(86_400, readDuration(at('duration'))),
      note: at('workoutNote'),
    });
    // Rows between sets with a rest or a note on the exercise.
    const isRest = /^(rest timer|pausentimer|temporizador|descanso|rest)/.test(pseudo);
    const isNote = /^(note|notiz|nota)/.test(pseudo);
    const number = /^\d+$/.test(pseudo) ? Number(pseudo) : Number.NaN;
    const facts = { name: at('exercise'), note: at('note'), group: null, order: number };
    gathering.exercise(key, facts);
    if (isRest) gathering.rest(key, Math.round(readFigure(at('seconds')) ?? 0));
    if (isRest || isNote) continue;
    const kind = readKind(pseudo);
    if (kind === null) warnings.push({ line, code: 'kind', text: at('order') });
    const { done, note } = readEffort(cellsOf(row), line, warnings, true);
    gathering.set(key, { kind: kind ?? 'normal', done });
    gathering.note(key, note);
  }
  return {
    source: 'strong',
    rows: table.rows.length,
    workouts: gathering.workouts(),
    warnings,
    remarks: [...figures.remarks, ...(named ? [] : (['unit-guessed'] as const))],
    unit: { value: unit, known: named },
  };
}
