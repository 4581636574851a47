import * as v from 'valibot';
import { COLUMN_FORMS, type ColumnQuestion, type ColumnRoles } from '../../interchange/model';
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
const tablesSchema = v.array(
  v.strictObject({
    titles: v.string(),
    forms: v.array(v.picklist(COLUMN_FORMS)),
    roles: rolesSchema,
  }),
);
type Remembered = v.InferOutput<typeof tablesSchema>[number];

function rememberedTables(): Remembered[] {
  try {
    const read = v.safeParse(tablesSchema, JSON.parse(localStorage.getItem(COLUMNS_KEY) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

type Columns = ColumnQuestion['columns'];

const titlesOf = (columns: Columns) => columns.map(({ title }) => title).join('\n');

/** Whether no column holds something else; one that was empty may be filled now. */
function isLike({ titles, forms }: Remembered, columns: Columns): boolean {
  const fits = columns.every(
    ({ form }, at) => form === forms[at] || form === 'empty' || forms[at] === 'empty',
  );
  return fits && titles === titlesOf(columns);
}

/** The columns that the person named in a table with the same titles and forms; null for a new one. */
export function rememberedColumns({ columns }: ColumnQuestion): ColumnRoles | null {
  return rememberedTables().find((one) => isLike(one, columns))?.roles ?? null;
}

export function rememberColumns({ columns }: ColumnQuestion, roles: ColumnRoles): void {
  const others = rememberedTables().filter((one) => !isLike(one, columns));
  const forms = columns.map(({ form }) => form);
  const tables = [{ titles: titlesOf(columns), forms, roles }, ...others].slice(0, MOST_TABLES);
  try {
    localStorage.setItem(COLUMNS_KEY, JSON.stringify(tables));
  } catch (cause) {
    // The import goes on; the next file asks again.
    console.error('Named columns are not remembered', cause);
  }
}
