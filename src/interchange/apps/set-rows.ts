import type { WallTime } from '#domain/wall-time';
import type { FigureOrder, ReadTable, ReadWorkout, Warning } from '../model';
import { createDateReader, figureOrderOf, lackingTimes } from './dates';
import { createSetReader, readKind, type SetCells } from './figures';
import { createGathering, type WorkoutFacts } from './gather';

/** A row with one set, as every app writes it in its own columns. */
export interface TableSet {
  readonly line: number;
  /** Identifies its workout in the file. */
  readonly workout: string;
  /** The start as written. */
  readonly date: string;
  readonly start: WallTime | null;
  readonly facts: Omit<WorkoutFacts, 'start'>;
  readonly exercise: string;
  readonly note: string;
  /** The mark of its superset; null without one. */
  readonly group: string | null;
  /** The kind as written; '' for a normal set. */
  readonly kind: string;
  readonly cells: SetCells;
}

/** Workouts from rows of sets. A row without a date or an exercise adds a warning. */
export function workoutsOfRows(rows: readonly TableSet[], warnings: Warning[]): ReadWorkout[] {
  const gathering = createGathering();
  const setOf = createSetReader(warnings, true);
  for (const row of rows) {
    const { line, workout, start, facts, exercise, group } = row;
    if (!start || exercise === '') {
      const code = start ? 'exercise' : 'date';
      warnings.push({ line, code, text: start ? facts.title : row.date });
      continue;
    }
    gathering.workout(workout, line, { ...facts, start });
    gathering.exercise(workout, { name: exercise, note: row.note, group, order: Number.NaN });
    const kind = readKind(row.kind);
    if (kind === null) warnings.push({ line, code: 'kind', text: row.kind });
    const { set, note } = setOf(kind ?? 'normal', row.cells, line);
    gathering.set(workout, set);
    gathering.note(workout, note);
  }
  return gathering.workouts();
}

/**
 * The rows with those of each superset by exercise, because supersets alternate in the file. The
 * first row of an exercise keeps its place.
 */
export function bySuperset(rows: readonly TableSet[]): TableSet[] {
  const places = new Map<string, number>();
  return rows
    .map((row, index) => {
      if (row.group === null) return { row, index, place: index };
      const key = [row.workout, row.group, row.exercise].join('\n');
      const place = places.get(key) ?? index;
      places.set(key, place);
      return { row, index, place };
    })
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .map(({ row }) => row);
}

/** Reads the dates of a column, with remarks about their order and missing times. */
export function datesOf(
  texts: readonly string[],
  order: FigureOrder | null,
): {
  read: (text: string) => WallTime | null;
  remarks: ReadTable['remarks'];
} {
  const figures = figureOrderOf(texts, order);
  return {
    read: createDateReader(figures.order),
    remarks: [...lackingTimes(texts), ...figures.remarks],
  };
}
