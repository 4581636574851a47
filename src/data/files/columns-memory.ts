import * as v from 'valibot';
import type { ColumnRoles } from '../../interchange/model';
import { COLUMNS_KEY } from './columns-key';

const MOST_TABLES = 20;

const place = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));
const rolesSchema = v.strictObject({
  date: place,
  exercise: place,
  load: place,
  reps: place,
  order: place,
  sets: place,
  seconds: place,
  distance: place,
  workout: place,
  note: place,
});
const tablesSchema = v.array(v.strictObject({ titles: v.string(), roles: rolesSchema }));

function rememberedTables(): v.InferOutput<typeof tablesSchema> {
  try {
    const read = v.safeParse(tablesSchema, JSON.parse(localStorage.getItem(COLUMNS_KEY) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

const joined = (titles: readonly string[]) => titles.join('\n');

/** The columns that the person named in a table with the same titles; null for a new one. */
export function rememberedColumns(titles: readonly string[]): ColumnRoles | null {
  return rememberedTables().find((one) => one.titles === joined(titles))?.roles ?? null;
}

export function rememberColumns(titles: readonly string[], roles: ColumnRoles): void {
  const others = rememberedTables().filter((one) => one.titles !== joined(titles));
  const tables = [{ titles: joined(titles), roles }, ...others].slice(0, MOST_TABLES);
  try {
    localStorage.setItem(COLUMNS_KEY, JSON.stringify(tables));
  } catch (cause) {
    // The import goes on; the next file asks again.
    console.error('Named columns are not remembered', cause);
  }
}
