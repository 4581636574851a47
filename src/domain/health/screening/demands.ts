import { ADULT_AGE, ageOn } from '../../age';
import type { LocalDay } from '../../local-day';
import { type Law, lawIn } from './laws';
import type { LawPlace } from './places';
import { openQuestions, type ScreeningAnswers, yesAnswers } from './questions';

/** Papers to sign: the responsibility term, or a guardian's authorisation. */
export const PAPERS = ['authorisation', 'term'] as const;
export type Paper = (typeof PAPERS)[number];

/** The signer. A minor's papers are signed by the guardian (Código Civil, arts. 3 and 4). */
export type Signer = 'self' | 'guardian';

/** Why a medical certificate is required. */
export type CertificateReason = 'age' | 'yes' | 'pregnancy';

/** Consequences of the answers, by place and age. They never state that a person is fit. */
export interface Demands {
  readonly law: Law;
  /** Full years on the day of the answers. */
  readonly age: number;
  /** Papers to sign, in this order; empty for none. */
  readonly papers: readonly Paper[];
  readonly signer: Signer;
  readonly certificate: readonly CertificateReason[];
  /** After a yes: advice to see a doctor before harder training. It blocks nothing. */
  readonly doctor: boolean;
  /** The person's age is outside that of the questionnaire. */
  readonly outsideAges: boolean;
  /** Whether the gym's professional must sign the answers. */
  readonly professional: boolean;
}

/** Inputs for the demands of a screening. */
export interface Answered {
  readonly day: LocalDay;
  readonly born: LocalDay | null;
  readonly place: LawPlace | null;
  /** Asked only if a law requires it; null for no answer. */
  readonly pregnant: boolean | null;
  readonly answers: ScreeningAnswers;
}

/** The demands on a person; null while a question, the place or the birth date is open. */
export function demandsOf({ day, born, place, pregnant, answers }: Answered): Demands | null {
  const age = born === null ? null : ageOn(day, born);
  if (age === null || place === null || openQuestions(answers).length > 0) return null;
  const law = lawIn(place);
  const outsideAges = age < law.ages.from || age > law.ages.to;
  const yes = yesAnswers(answers).length > 0;
  const papers: Paper[] = [];
  if (age < law.guardianUnder) papers.push('authorisation');
  if (law.term === 'always' || (law.term === 'yes' && yes && !outsideAges)) papers.push('term');
  const certificate: CertificateReason[] = [];
  if (age < law.certificate.under || age >= law.certificate.from) certificate.push('age');
  if (yes && law.certificateOnYes) certificate.push('yes');
  if (pregnant === true && law.certificateOnPregnancy) certificate.push('pregnancy');
  return {
    law,
    age,
    papers,
    signer: age < ADULT_AGE ? 'guardian' : 'self',
    certificate,
    doctor: yes,
    outsideAges,
    professional: law.professionalSigns,
  };
}
