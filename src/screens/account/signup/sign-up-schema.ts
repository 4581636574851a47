import * as v from 'valibot';
import { emailSchema, nameSchema, newPasswordSchema } from '#domain/account/account';
import { ageOn, MINIMUM_AGE } from '#domain/age';
import { guardianEntries, guardianIn } from '../../../parts/account/guardian-entries';

/** An unticked checkbox is absent from the form data. */
const ticked = (message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.check((value) => value === 'on', message),
  );

/**
 * Schema of the sign-up form on a local day.
 * @param minor under 18, so that a guardian is required
 */
export function signUpSchema(today: string, minor: boolean) {
  const fields = {
    name: nameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    birthDate: v.pipe(
      v.string(),
      v.check((day) => ageOn(today, day) !== null, 'Confira a data de nascimento'),
      v.check(
        (day) => (ageOn(today, day) ?? MINIMUM_AGE) >= MINIMUM_AGE,
        `Para ter uma conta é preciso ter pelo menos ${MINIMUM_AGE} anos`,
      ),
    ),
    terms: ticked('Para criar a conta é preciso aceitar os termos'),
  };
  const adult = v.pipe(
    v.object(fields),
    v.transform((form) => ({ ...form, guardian: null })),
  );
  const withGuardian = v.pipe(
    v.object({ ...fields, ...guardianEntries }),
    v.transform((form) => ({ ...form, guardian: guardianIn(form) })),
  );
  return minor ? withGuardian : adult;
}
