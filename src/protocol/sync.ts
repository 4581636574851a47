import * as v from 'valibot';
import type { Json } from '#domain/record/registers';
import { deviceSchema, encodedRegistersSchema, stampSchema } from './encoding';
import { OP_CODES } from './errors';
import { LIMITS } from './limits';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** Ids of spaces, records, ops and epochs. */
export const idSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.regex(/^[A-Za-z0-9_:.-]+$/),
);
const id = idSchema;
const path = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const json = v.custom<Json>((value) => value !== undefined, 'json');

const register = v.pipe(v.tuple([json, stampSchema]), v.readonly());

const target = { id, space: id, kind: v.pipe(v.string(), v.maxLength(32)), record: id };

export const wireOpSchema = v.union([
  v.object({ ...target, set: v.record(path, json), stamp: stampSchema }),
  v.object({ ...target, full: v.record(path, register), stamp: stampSchema }),
]);
/** One write to one record. `full` has all registers that the device holds of it. */
export type WireOp = v.InferOutput<typeof wireOpSchema>;

/** A random token of one push, which copies of a profile do not share (rule C10g). */
export const pushTokenSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/));

/**
 * The pushes of a device under one of its names. `known` lists the pushes that the server may have
 * taken last; `next` is the token of this push, if it carries ops.
 */
const pushChain = v.object({
  device: deviceSchema,
  known: v.pipe(v.array(pushTokenSchema), v.maxLength(LIMITS.knownPushes)),
  next: v.exactOptional(pushTokenSchema),
});
export type PushChain = v.InferOutput<typeof pushChain>;

const warmAfter = v.tuple([whole, id]);

export const syncRequestSchema = v.object({
  proto: whole,
  schema: v.pipe(whole, v.maxValue(LIMITS.schema)),
  /** The account according to the device; 409 if the session has another one. */
  account: id,
  device: deviceSchema,
  spaces: v.pipe(
    v.array(
      v.object({
        id,
        cursor: whole,
        epoch: v.nullable(id),
        /**
         * In another person's space: the grant under which the stored records were read (rule G1d);
         * else 0.
         */
        grantVer: whole,
        inReset: v.boolean(),
        /**
         * Only in another person's space (rule G2a): excludes finished workouts from before
         * `since`.
         */
        window: v.exactOptional(v.object({ since: whole })),
      }),
    ),
    v.maxLength(64),
  ),
  /** Tokens that distinguish copies of a profile (rule C10g). */
  chains: v.exactOptional(
    v.object({ space: id, of: v.pipe(v.array(pushChain), v.maxLength(LIMITS.pushChains)) }),
  ),
  ops: v.pipe(v.array(v.unknown()), v.maxLength(LIMITS.opsPerRequest)),
  /**
   * First sync only (rule F1a): records from `since` on, newest first, after the given (at, id).
   */
  warm: v.exactOptional(v.object({ since: whole, after: v.nullable(warmAfter) })),
});
export type SyncRequest = v.InferOutput<typeof syncRequestSchema>;

export const wireRecordSchema = v.object({
  kind: v.string(),
  id: v.string(),
  rev: whole,
  born: whole,
  body: encodedRegistersSchema,
  /** The values were erased (rule R6a): only stamps remain. */
  erased: v.exactOptional(v.boolean()),
});
export type WireRecord = v.InferOutput<typeof wireRecordSchema>;

const result = v.union([
  v.object({ id: v.string(), ok: v.object({ rev: whole, born: whole, stamp: stampSchema }) }),
  v.object({
    id: v.string(),
    code: v.picklist(OP_CODES),
    stamp: v.exactOptional(stampSchema),
  }),
]);
export type OpResult = v.InferOutput<typeof result>;

const space = v.union([
  /** Records with from < rev <= to, in order of rev. */
  v.object({
    id,
    epoch: id,
    from: whole,
    to: whole,
    more: v.boolean(),
    /** Number of records after this page; absent on the last one (rule F2). */
    left: v.exactOptional(whole),
    records: v.array(wireRecordSchema),
    /** In another person's space: the grant under which the page was read (rule G1d). */
    grantVer: v.exactOptional(whole),
    /** For each device with a chain in the request: the last push that was taken (rule C10b1). */
    pushes: v.exactOptional(v.record(v.string(), pushTokenSchema)),
  }),
  /**
   * Read everything again (rule C7a): the server has dropped tombstones since, or the grant
   * changed.
   */
  v.object({ id, reset: v.literal(true), grantVer: whole }),
  /** The server was restored from a backup (rule S4b). */
  v.object({ id, restored: v.object({ commonRev: whole, epoch: id }) }),
  /** The person may not, or no longer, read it. */
  v.object({ id, gone: v.literal(true) }),
]);
export type SpaceAnswer = v.InferOutput<typeof space>;

export const syncResponseSchema = v.object({
  /** Server time, epoch ms. */
  now: whole,
  minSchema: whole,
  results: v.array(result),
  spaces: v.array(space),
  warm: v.exactOptional(
    v.object({ records: v.array(wireRecordSchema), after: v.nullable(warmAfter) }),
  ),
});
export type SyncResponse = v.InferOutput<typeof syncResponseSchema>;

export const digestResponseSchema = v.object({
  rev: whole,
  epoch: id,
  kinds: v.record(v.string(), v.object({ count: whole, hash: v.string() })),
});
export type DigestResponse = v.InferOutput<typeof digestResponseSchema>;

/** A message of `/api/live`: a space has something new to pull. */
export const pokeSchema = v.object({ space: id, rev: whole });
export type Poke = v.InferOutput<typeof pokeSchema>;
