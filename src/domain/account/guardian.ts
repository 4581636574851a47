import * as v from 'valibot';
import { ADULT_AGE, ageOn, MINIMUM_AGE } from '../age';
import { isLocalDay, type LocalDay } from '../local-day';
import { NAME_MAX } from './account';

/** First day of the current text of a guardian's authorisation. */
export const GUARDIAN_VERSION: LocalDay = '2026-11-22';

/** Relation of a guardian to the minor. */
export const GUARDIAN_RELATIONS = ['mother', 'father', 'legal'] as const;
export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number];

export const CONTACT_MAX = 120;
const CONTACT_MESSAGE = 'Escreva um e-mail ou telefone com DDD';

/** An e-mail, or a telephone with its area code: at least ten digits. */
function isContact(text: string): boolean {
  if (text.includes('@')) return v.is(v.pipe(v.string(), v.email()), text);
  return /^[\d\s()+.-]+$/.test(text) && text.replace(/\D/g, '').length >= 10;
}

export const guardianFields = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'Escreva o nome completo de quem responde por você'),
    v.maxLength(NAME_MAX, `Use no máximo ${NAME_MAX} caracteres no nome`),
  ),
  relation: v.picklist(GUARDIAN_RELATIONS, 'Escolha quem responde por você'),
  contact: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(CONTACT_MAX, CONTACT_MESSAGE),
    v.check(isContact, CONTACT_MESSAGE),
  ),
};

/** A minor's guardian with the text that they accepted. */
export const guardianSchema = v.object({
  ...guardianFields,
  version: v.pipe(
    v.string(),
    v.check((day) => isLocalDay(day) && day <= GUARDIAN_VERSION),
  ),
});
export type Guardian = v.InferOutput<typeof guardianSchema>;

/** A stored authorisation. `at` is server time, epoch ms. */
export interface KeptGuardian extends Guardian {
  readonly at: number;
}

/**
 * Whether a person born on that date needs a guardian's consent today; false for an invalid date.
 */
export function needsGuardian(today: LocalDay, born: string): boolean {
  const age = ageOn(today, born);
  return age !== null && age >= MINIMUM_AGE && age < ADULT_AGE;
}
