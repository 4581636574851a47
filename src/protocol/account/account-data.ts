import * as v from 'valibot';

const toldValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
const toldRow = v.record(v.string(), toldValue);

/** A row of the server by column: texts, numbers, flags, and instants as ISO texts. */
export type ToldRow = v.InferOutput<typeof toldRow>;

/** Answer of GET /api/account/data: the person's data that only the server has, by table. */
export const accountDataSchema = v.object({
  /** Server time, epoch ms. */
  at: v.number(),
  parts: v.record(v.string(), v.array(toldRow)),
});

export type AccountData = v.InferOutput<typeof accountDataSchema>;

/** Body of POST /api/account/standing: the account of a device's data. */
export const standingRequestSchema = v.object({
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

/** Its answer; it discloses only whether the account is erased. */
export const standingSchema = v.object({ erased: v.boolean() });
