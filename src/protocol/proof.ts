import * as v from 'valibot';

/**
 * What shows who sends a change of where money goes, where the session is older than five minutes: 403
 * `password_needed`, `wrong_password`; with a second factor also `code_needed`, `wrong_code`.
 */
export const proofFields = {
  password: v.optional(v.pipe(v.string(), v.maxLength(128))),
  /** Of the app of the second factor. */
  code: v.optional(v.pipe(v.string(), v.maxLength(32))),
};
