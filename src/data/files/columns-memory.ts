import * as v from 'valibot';
import {
  COLUMN_FORMS,
  type ColumnQuestion,
  type ColumnRoles,
  DATE_ORDERS,
  type FigureOrder,
} from '../../interchange/model';
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
  effort: place,
  rest: place,
  workout: place,
  note: place,
  time: place,
  end: place,
  unit: place,
  kind: place,
});
const columnsSchema = v.strictObject({
  titles: v.string(),
  forms: v.array(v.picklist(COLUMN_FORMS)),
  roles: rolesSchema,
});
const orderSchema = v.strictObject({ titles: v.string(), order: v.picklist(DATE_ORDERS) });
const tablesSchema = v.array(v.union([columnsSchema, orderSchema]));
type RememberedColumns = v.InferOutput<typeof columnsSchema>;
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
function isLike(one: Remembered, columns: Columns): one is RememberedColumns {
  if (!('forms' in one)) return false;
  const { titles, forms } = one;
  const fits = columns.every(
    ({ form }, at) => form === forms[at] || form === 'empty' || forms[at] === 'empty',
  );
  return fits && titles === titlesOf(columns);
}

/** The columns that the person named in a table with the same titles and forms; null for a new one. */
export function rememberedColumns({ columns }: ColumnQuestion): ColumnRoles | null {
  const found = rememberedTables().flatMap((one) => (isLike(one, columns) ? [one] : []));
  return found[0]?.roles ?? null;
}

export function rememberColumns({ columns }: ColumnQuestion, roles: ColumnRoles): void {
  const others = rememberedTables().filter((one) => !isLike(one, columns));
  const forms = columns.map(({ form }) => form);
  store({ titles: titlesOf(columns), forms, roles }, others);
}

/** The order of day and month that the person chose for a table with the same titles. */
export function rememberedOrder(titles: readonly string[]): FigureOrder | null {
  const key = titles.join('\n');
  const found = rememberedTables().flatMap((one) =>
    'order' in one && one.titles === key ? [one] : [],
  );
  return found[0]?.order ?? null;
}

export function rememberOrder(titles: readonly string[], order: FigureOrder): void {
  const key = titles.join('\n');
  const others = rememberedTables().filter((one) => !('order' in one) || one.titles !== key);
  store({ titles: key, order }, others);
}

function store(one: Remembered, others: readonly Remembered[]): void {
  try {
    localStorage.setItem(COLUMNS_KEY, JSON.stringify([one, ...others].slice(0, MOST_TABLES)));
  } catch (cause) {
    // The import goes on; the next file asks again.
    console.error('A choice about a table is not remembered', cause);
  }
}
