import { ageOn } from '../../age';
import type { Exercise } from '../../exercises/exercise';
import { type Anamnesis, answerTo } from '../../health/anamnesis/anamnesis';
import type { Assessment } from '../../health/body/assessment';
import { startAssessment } from '../../health/body/start-assessment';
import type { Pain } from '../../health/pain';
import { regionsLoaded } from '../../health/region-load';
import { yesAnswers } from '../../health/screening/questions';
import type { Screening } from '../../health/screening/screening';
import { sparedRegions } from '../../health/spared-regions';
import type { LocalDay } from '../../local-day';
import type { Beginner } from './first-load';

/** The health records of a person under a current consent, each kind newest first. */
export interface HealthRecords {
  readonly weights: readonly { readonly grams: number }[];
  readonly assessments: readonly Assessment[];
  readonly screenings: readonly Screening[];
  readonly anamneses: readonly Anamnesis[];
  readonly pains: readonly Pain[];
}

/** The answers to the anamnesis' question about experience that mean months of training. */
const TRAINED = ['De 6 meses a 2 anos', 'Mais de 2 anos'];

export const NOTHING_KNOWN: Beginner = {
  grams: null,
  sex: null,
  age: null,
  trained: false,
  careful: false,
};

/**
 * The facts for the first load of an exercise. A yes in the newest screening, a pregnancy, and
 * recent pain where the exercise works ask for caution.
 */
export function beginnerOf(
  { weights, assessments, screenings, anamneses, pains }: HealthRecords,
  exercise: Exercise,
  today: LocalDay,
): Beginner {
  const screening = screenings.find(({ doneAt }) => doneAt !== null);
  const { sex, age } = startAssessment(assessments, today);
  const born = screenings.find(({ born: day }) => day !== null)?.born ?? null;
  const experience = anamneses
    .flatMap(({ answers }) => answerTo(answers, 'experience')?.said ?? [])
    .find(({ kind }) => kind === 'choice');
  const isWarned =
    screening !== undefined &&
    (yesAnswers(screening.answers).length > 0 || screening.pregnant === true);
  return {
    grams: weights[0]?.grams ?? null,
    sex,
    age: born === null ? age : ageOn(today, born),
    trained: experience?.kind === 'choice' && TRAINED.includes(experience.chosen),
    careful: isWarned || regionsLoaded(exercise, sparedRegions(pains, today)).length > 0,
  };
}
