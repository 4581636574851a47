import * as v from 'valibot';
import {
  ADULT_AGE,
  ageOn,
  emailSchema,
  MINIMUM_AGE,
  nameSchema,
  newPasswordSchema,
} from '#domain/account';

/** A checkbox that is not ticked is absent from the form. */
const ticked = (message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.check((value) => value === 'on', message),
  );

/** Whether somebody born on that day needs a guardian's word; false while the day is no day. */
export function needsGuardian(today: string, birthDate: string): boolean {
  const age = ageOn(today, birthDate);
  return age !== null && age >= MINIMUM_AGE && age < ADULT_AGE;
}

/** The sign-up form as it stands on the given local day. */
export function signUpSchema(today: string) {
  return v.pipe(
    v.object({
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
      guardian: v.optional(v.string()),
    }),
    v.forward(
      v.partialCheck(
        [['birthDate'], ['guardian']],
        (form) => !needsGuardian(today, form.birthDate) || form.guardian === 'on',
        'Com menos de 18 anos, quem responde por você precisa concordar',
      ),
      ['guardian'],
    ),
  );
}
