import * as v from 'valibot';
import type { Json } from './registers';

/** The import that created a record: the unit of undo and of the list of imports. */
export interface Batch {
  readonly id: string;
  /** When it was imported, epoch ms. */
  readonly at: number;
  /** The kind of file: 'hevy', 'strong', 'anilha'. */
  readonly from: string;
}

export const batchSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  from: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,23}$/)),
});

/** The part of a shape that names its import; empty for records made here. */
export function batchPart(value: Json | undefined): { readonly batch?: Batch } {
  if (value === undefined) return {};
  const read = v.safeParse(batchSchema, value);
  return read.success ? { batch: read.output } : {};
}
