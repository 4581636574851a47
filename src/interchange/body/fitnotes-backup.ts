import type { Cell, ReadDatabase } from './database';

/** The tables of a FitNotes backup in the form of the app's own exports; null for a missing part. */
export interface FitNotesTables {
  readonly training: string | null;
  readonly measures: string | null;
}

/** Whether a database has the form of a FitNotes backup. */
export function isFitNotesBackup({ columnsOf }: ReadDatabase): boolean {
  return columnsOf('training_log').includes('metric_weight') && columnsOf('exercise').length > 0;
}

const quoted = (cell: Cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`;

function tableOf(title: string, rows: readonly (readonly Cell[])[]): string | null {
  if (rows.length === 0) return null;
  return [title, ...rows.map((row) => row.map(quoted).join(','))].join('\n');
}

/** The owner of a comment that belongs to a set. */
const COMMENT_OF_SET = 1;

/** Reads the backup of FitNotes for Android, which has weights in kilograms and metres. */
export function fitNotesTables(database: ReadDatabase): FitNotesTables {
  const has = (table: string, ...columns: readonly string[]) =>
    columns.every((one) => database.columnsOf(table).includes(one));
  const log = (column: string) => (has('training_log', column) ? `t.${column}` : 'NULL');
  const hasComments = has('Comment', 'owner_id', 'owner_type_id', 'comment');
  const hasCategories = has('Category', '_id', 'name') && has('exercise', 'category_id');
  const training = database.rows(
    `SELECT t.date, e.name, ${hasCategories ? 'c.name' : "''"}, NULLIF(t.metric_weight, 0), 'kgs', NULLIF(t.reps, 0), NULLIF(${log('distance')}, 0), 'm', NULLIF(${log('duration_seconds')}, 0), ${hasComments ? 'o.comment' : "''"}
     FROM training_log t JOIN exercise e ON e._id = t.exercise_id
     ${hasCategories ? 'LEFT JOIN Category c ON c._id = e.category_id' : ''}
     ${hasComments ? `LEFT JOIN Comment o ON o.owner_id = t._id AND o.owner_type_id = ${COMMENT_OF_SET}` : ''}
     ORDER BY t.date, t._id`,
  );
  return {
    training: tableOf(
      'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
      training,
    ),
    measures: tableOf('Date,Time,Measurement,Value,Unit,Comment', [
      ...bodyWeights(database),
      ...measurements(database),
    ]),
  };
}

/** Weights of versions before the body tracker. */
function bodyWeights(database: ReadDatabase): readonly (readonly Cell[])[] {
  const columns = database.columnsOf('BodyWeight');
  if (!['date', 'body_weight_metric'].every((one) => columns.includes(one))) return [];
  const fat = columns.includes('body_fat') ? 'body_fat' : 'NULL';
  const rows = database.rows(
    `SELECT date, body_weight_metric, ${fat} FROM BodyWeight ORDER BY date`,
  );
  return rows.flatMap(([date = null, weight = null, share = null]) => [
    [date, '', 'Bodyweight', weight, 'kg', ''],
    [date, '', 'Body Fat', share, '%', ''],
  ]);
}

function measurements(database: ReadDatabase): readonly (readonly Cell[])[] {
  const tables = ['MeasurementRecord', 'Measurement', 'MeasurementUnit'];
  if (tables.some((one) => database.columnsOf(one).length === 0)) return [];
  return database.rows(
    `SELECT r.date, COALESCE(r.time, ''), m.name, r.value, COALESCE(u.short_name, ''), COALESCE(r.comment, '')
     FROM MeasurementRecord r JOIN Measurement m ON m._id = r.measurement_id
     LEFT JOIN MeasurementUnit u ON u._id = m.unit_id
     ORDER BY r.date, r.time, r._id`,
  );
}
