import * as v from 'valibot';

/**
 * The answer to a right code of a sign-up that was begun in another browser: nobody is signed in
 * until a password is chosen with this token, as by a mailed link.
 */
export const passwordNeededSchema = v.object({ resetToken: v.string() });
