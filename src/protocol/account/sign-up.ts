import * as v from 'valibot';

/**
 * The answer to a correct code of a sign-up from another browser. It opens no session: a password
 * must be chosen with this token first, as with a mailed link.
 */
export const passwordNeededSchema = v.object({ resetToken: v.string() });
