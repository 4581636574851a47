import * as v from 'valibot';

/**
 * Proof of identity for changes of payout data, required if the session is older than five minutes.
 * Errors: 403 `password_needed`, `wrong_password`; with a second factor also `code_needed`,
 * `wrong_code`.
 */
export const proofFields = {
  password: v.optional(v.pipe(v.string(), v.maxLength(128))),
  /** Code from the app of the second factor. */
  code: v.optional(v.pipe(v.string(), v.maxLength(32))),
};
