import * as v from 'valibot';
import type { Json } from '#domain/record/registers';
import { encodedRegistersSchema, stampSchema } from '#protocol/encoding';

const json = v.custom<Json>((value) => value !== undefined, 'json');

/**
 * One unsent write as stored everywhere. The types of the outbox and of the mirror come from this
 * schema, so that the mirror drops no field of the outbox.
 */
export const storedOpSchema = v.object({
  id: v.string(),
  space: v.string(),
  kind: v.string(),
  record: v.string(),
  set: v.record(v.string(), json),
  /** In place of `set`: registers with their own stamps (rule S4e). */
  full: v.exactOptional(encodedRegistersSchema),
  stamp: stampSchema,
  /** Sent at least once: later writes are not folded into it any more. */
  sent: v.boolean(),
  /** The server requested all registers. */
  needsFull: v.boolean(),
  /** Not before this time (epoch ms): the server does not know its paths yet (code `newer`). */
  waitUntil: v.exactOptional(v.number()),
  /** Set with `full`: an index finds it among thousands of later ones. */
  ahead: v.exactOptional(v.literal(1)),
  /** For an op that only memory held: the number of moved stamps when it was written (rule C8k). */
  moved: v.exactOptional(v.number()),
  /** For an op that only memory held: written while the server's time was unknown (rule C8l). */
  timeless: v.exactOptional(v.literal(true)),
});

export const mirroredOpSchema = v.object({
  ...storedOpSchema.entries,
  /** The database refused it: memory is its only second copy (rule C1m7). */
  unsaved: v.exactOptional(v.literal(true)),
});

export type StoredOp = v.InferOutput<typeof storedOpSchema>;
export type MirroredOp = v.InferOutput<typeof mirroredOpSchema>;

/** A mirrored op as its text, made in another thread. */
export interface MirroredText {
  readonly id: string;
  readonly text: string;
}
