import type { WallTime } from '#domain/wall-time';
import { IMPORT_LIMITS } from '../limits';
import type { ReadWorkout, Unreadable } from '../model';
import type { Cell, ReadDatabase } from './database';
import { limitsOf, measureNamed } from './measures';
import type { BodyMeasure, BodyWarning, ReadBody } from './model';
import { createReadings } from './readings';

/** A table of Android's Health Connect: its column, and the factor to a stored value. */
const TABLES = [
  ['weight_record_table', 'weight', 1, 'Weight (kg)'],
  ['body_fat_record_table', 'percentage', 100, 'Body fat (%)'],
  ['height_record_table', 'height', 10_000, 'Height (cm)'],
  ['lean_body_mass_record_table', 'mass', 1, 'Lean body mass (kg)'],
  ['bone_mass_record_table', 'mass', 1, 'Bone mass (kg)'],
] as const;

const SESSIONS = 'exercise_session_record_table';
/** Codes of the platform for strength training and weightlifting. */
const STRENGTH = [45, 55];

/** Whether a database has the form of a Health Connect export. */
export function isHealthConnect({ columnsOf }: ReadDatabase): boolean {
  return [...TABLES.map(([table]) => table), SESSIONS].some((one) => columnsOf(one).length > 0);
}

const number = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null);
const DAY_SECONDS = 86_400;

/** The wall time of an instant (epoch ms) where the clock was ahead of UTC by some seconds. */
function wallTimeOf(at: number, offset: number): WallTime | null {
  const local = Math.floor(at / 1000) + offset;
  const seconds = ((local % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  const day = new Date((local - seconds) * 1000);
  const isSound = Number.isFinite(day.getTime()) && day.getUTCFullYear() >= 1970;
  if (!isSound || day.getUTCFullYear() > 9999) return null;
  return { day: day.toISOString().slice(0, 10), seconds };
}

export function readHealthConnect(
  database: ReadDatabase,
): ReadBody | { readonly unreadable: Unreadable } {
  const most = IMPORT_LIMITS.tableRows + 1;
  const readings = createReadings();
  const warnings: BodyWarning[] = [];
  let line = 0;
  const take = (measure: BodyMeasure, factor: number, row: readonly Cell[]) => {
    line += 1;
    const [at, offset, figure] = row.map(number);
    const time = at == null ? null : wallTimeOf(at, offset ?? 0);
    if (!time) {
      warnings.push({ line, code: 'date', title: '', text: String(row[0]) });
      return;
    }
    const value = figure == null ? null : Math.round(figure * factor);
    const { least, most: greatest } = limitsOf(measure);
    if (value === null || value < least || value > greatest) {
      const code = value === null ? 'value' : 'range';
      warnings.push({ line, code, title: measure.name, text: String(row[2]) });
      return;
    }
    readings.add(String(at), time, { measure, value });
  };
  for (const [table, column, factor, title] of TABLES) {
    const columns = database.columnsOf(table);
    const measure = measureNamed(title, '');
    if (!measure || !['time', 'zone_offset', column].every((one) => columns.includes(one)))
      continue;
    const rows = database.rows(
      `SELECT time, zone_offset, ${column} FROM ${table} ORDER BY time LIMIT ${most}`,
    );
    for (const row of rows) take(measure, factor, row);
  }
  const workouts = strengthWorkouts(database, most);
  const rows = line + workouts.length;
  if (rows > IMPORT_LIMITS.tableRows) return { unreadable: { reason: 'too-many-rows', rows } };
  if (rows === 0) return { unreadable: { reason: 'empty' } };
  return {
    source: 'health-connect',
    readings: readings.all(),
    workouts,
    warnings,
    remarks: [],
    unread: [],
    unit: { value: 'kg', known: true },
  };
}

const WANTED = ['start_time', 'start_zone_offset', 'end_time', 'exercise_type', 'title'];

function strengthWorkouts(database: ReadDatabase, most: number): ReadWorkout[] {
  const columns = database.columnsOf(SESSIONS);
  if (!WANTED.every((one) => columns.includes(one))) return [];
  const rows = database.rows(
    `SELECT start_time, start_zone_offset, end_time, title FROM ${SESSIONS} WHERE exercise_type IN (${STRENGTH.join(', ')}) ORDER BY start_time LIMIT ${most}`,
  );
  return rows.flatMap(([from, offset, to, title], index): ReadWorkout[] => {
    const [at, ahead, end] = [number(from), number(offset) ?? 0, number(to)];
    const start = at === null ? null : wallTimeOf(at, ahead);
    if (at === null || !start) return [];
    const seconds = end === null ? 0 : Math.round((end - at) / 1000);
    return [
      {
        line: index + 1,
        title: typeof title === 'string' && title.trim() !== '' ? title.trim() : 'Musculação',
        note: '',
        start,
        offsetMinutes: Math.round(ahead / 60),
        durationSeconds: seconds > 0 && seconds <= DAY_SECONDS ? seconds : 0,
        exercises: [],
      },
    ];
  });
}
