import { mayKeep } from '#domain/account/health-consent';
import { ageOn } from '#domain/age';
import type { Exercise } from '#domain/exercises/exercise';
import { answerTo } from '#domain/health/anamnesis/anamnesis';
import { startAssessment } from '#domain/health/body/start-assessment';
import { regionsLoaded } from '#domain/health/region-load';
import { yesAnswers } from '#domain/health/screening/questions';
import { sparedRegions } from '#domain/health/spared-regions';
import type { Beginner } from '#domain/progression/first-load';
import { useBodyMeasures } from '../../data/health/assessments';
import { useHealthFile } from '../../data/health/health-file';
import { type Loaded, ready } from '../../data/store/loaded';
import { useToday } from '../input/use-today';

/** The answers of the anamnesis that mean months of training. */
const TRAINED = ['De 6 meses a 2 anos', 'Mais de 2 anos'];

/** The facts about the person for the first load of an exercise, as far as they are known here. */
export function useBeginner(exercise: Exercise): Loaded<Beginner> {
  const today = useToday();
  const body = useBodyMeasures();
  const file = useHealthFile();
  if (body.state !== 'ready') return body;
  if (file.state !== 'ready') return file;
  const { health, screenings, anamneses, pains } = file.value;
  if (!mayKeep(health)) {
    return ready({ grams: null, sex: null, age: null, trained: false, careful: false });
  }
  const screening = screenings.find(({ doneAt }) => doneAt !== null);
  const { sex, age } = startAssessment(body.value.assessments, today);
  const born = screenings.find(({ born: day }) => day !== null)?.born ?? null;
  const answer = anamneses
    .flatMap(({ answers }) => answerTo(answers, 'experience') ?? [])
    .find(({ said }) => said.kind === 'choice');
  const experience = answer?.said.kind === 'choice' ? answer.said.chosen : '';
  return ready({
    grams: body.value.weights[0]?.grams ?? null,
    sex,
    age: born === null ? age : ageOn(today, born),
    trained: TRAINED.includes(experience),
    careful:
      (screening !== undefined &&
        (yesAnswers(screening.answers).length > 0 || screening.pregnant === true)) ||
      regionsLoaded(exercise, sparedRegions(pains, today)).length > 0,
  });
}
