import * as v from 'valibot';

/** The people of the load, created by ./people.ts and spread over all stored ones. */
export const crowdSchema = v.object({
  port: v.number(),
  origin: v.string(),
  secret: v.string(),
  /** Number of stored people, and of those who send. */
  stored: v.number(),
  senders: v.number(),
  /** The running workout of each sender, and its sets. */
  record: v.string(),
  sets: v.array(v.string()),
});
export type Crowd = v.InferOutput<typeof crowdSchema>;

export const ASKS = ['floor', 'push', 'pull'] as const;
/**
 * `floor` is `/api/ready`: one answer with one select of all applied migrations, and a timer; a
 * bare `select 1` would be cheaper. `push` logs a set, `pull` reads a changed workout.
 */
export type Ask = (typeof ASKS)[number];

const runSchema = v.object({
  ask: v.picklist(ASKS),
  connections: v.number(),
  seconds: v.number(),
  /** Maximum number of requests. */
  most: v.number(),
});
export type Run = v.InferOutput<typeof runSchema>;

/** Orders to the process that creates the load. */
export const orderSchema = v.union([
  v.object({ crowd: crowdSchema }),
  v.object({ run: runSchema }),
  v.object({ sockets: v.number() }),
]);
export type Order = v.InferOutput<typeof orderSchema>;

/** Its answers: for a run the number of responses, the total time (ms) and their speed (ms). */
export const outcomeSchema = v.union([
  v.object({ ready: v.literal(true) }),
  v.object({ answered: v.number(), took: v.number(), p50: v.number(), p99: v.number() }),
  v.object({ failed: v.string() }),
]);
export type Outcome = v.InferOutput<typeof outcomeSchema>;
