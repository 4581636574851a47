import * as v from 'valibot';
import type { Json } from '#domain/record/registers';
import { encodedRegistersSchema, stampSchema } from '#protocol/encoding';

const json = v.custom<Json>((value) => value !== undefined, 'json');

/**
 * One unsent write as every store holds it. The types of the outbox and of the mirror come from this
 * schema, so that the mirror drops no field that the outbox has.
 */
export const storedOpSchema = v.object({
  id: v.string(),
  space: v.string(),
  kind: v.string(),
  record: v.string(),
  set: v.record(v.string(), json),
  /** Instead of `set`: registers with stamps of their own (rule S4). */
  full: v.exactOptional(encodedRegistersSchema),
  stamp: stampSchema,
  /** Sent at least once: later writes no longer fold into it. */
  sent: v.boolean(),
  /** The server requested all registers. */
  needsFull: v.boolean(),
  /** Not before this time (epoch ms): the server does not know its paths yet (code `newer`). */
  waitUntil: v.exactOptional(v.number()),
  /** It has `full`: an index finds it among thousands that go after it. */
  ahead: v.exactOptional(v.literal(1)),
  /** For an op that only memory held: the number of moved stamps when it was written (rule C8). */
  moved: v.exactOptional(v.number()),
  /** For an op that only memory held: written while the server's time was unknown (rule C2). */
  timeless: v.exactOptional(v.literal(true)),
});

export const mirroredOpSchema = v.object({
  ...storedOpSchema.entries,
  /** The database has refused it: no second copy but memory (rule C8). */
  unsaved: v.exactOptional(v.literal(true)),
});

export type StoredOp = v.InferOutput<typeof storedOpSchema>;
export type MirroredOp = v.InferOutput<typeof mirroredOpSchema>;
