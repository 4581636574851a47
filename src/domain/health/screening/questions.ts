/**
 * The seven questions of the PAR-Q, by topic. Source: Thomas, Reading & Shephard, 1992,
 * "Revision of the Physical Activity Readiness Questionnaire (PAR-Q)", Can J Sport Sci 17:338-345.
 */
export const SCREENING_QUESTIONS = [
  'heart',
  'chest-active',
  'chest-month',
  'balance',
  'joint',
  'medicine',
  'other',
] as const;
export type ScreeningQuestion = (typeof SCREENING_QUESTIONS)[number];

/** First day of the current wording; another wording has another day. */
export const SCREENING_VERSION = '2026-11-22';

/** Ages of the questionnaire, in full years, both included. */
export const SCREENING_AGES = { from: 15, to: 69 } as const;

/**
 * An answer with the wording of its question, so that a later wording does not change its meaning.
 */
export interface ScreeningAnswer {
  readonly yes: boolean;
  readonly asked: string;
}

export type ScreeningAnswers = Readonly<Partial<Record<ScreeningQuestion, ScreeningAnswer>>>;

/** Questions answered with yes, in the order they are asked. */
export function yesAnswers(answers: ScreeningAnswers): ScreeningQuestion[] {
  return SCREENING_QUESTIONS.filter((question) => answers[question]?.yes === true);
}

/** Questions that wait for an answer, in the order they are asked. */
export function openQuestions(answers: ScreeningAnswers): ScreeningQuestion[] {
  return SCREENING_QUESTIONS.filter((question) => answers[question] === undefined);
}
