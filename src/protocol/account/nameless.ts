import * as v from 'valibot';

/**
 * The key of an account without a sign-up. The device draws both texts, so that it can write before
 * the server knows the account, and claim it again after a lost answer.
 */
export const namelessKeySchema = v.object({
  /** The account's id. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{32}$/)),
  /** The secret that proves it: 43 characters of base64url. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

export type NamelessKey = v.InferOutput<typeof namelessKeySchema>;
