import type { GuardianRelation } from '#domain/account/guardian';
import { ADULT_AGE } from '#domain/age';
import type { LocalDay } from '#domain/local-day';

export const RELATION_WORDS: Readonly<Record<GuardianRelation, string>> = {
  mother: 'Mãe',
  father: 'Pai',
  legal: 'Responsável legal',
};

/** Texts that a guardian accepts, by the day each took effect; never edited. */
const TEXTS: Readonly<Record<LocalDay, string>> = {
  '2026-11-22': `Respondo por quem abre esta conta, li os termos de uso e o aviso de privacidade e autorizo o uso da Anilha até os ${ADULT_AGE} anos, com os dados de treino e, se a pessoa também concordar, os de saúde. Sei que posso pedir para ver ou apagar tudo a qualquer momento.`,
};

/** The text that took effect on `version`; empty if this version of the app does not know it. */
export function guardianText(version: LocalDay): string {
  return (Object.hasOwn(TEXTS, version) && TEXTS[version]) || '';
}
