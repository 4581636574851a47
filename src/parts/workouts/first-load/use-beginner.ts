import { mayKeep } from '#domain/account/health-consent';
import type { Exercise } from '#domain/exercises/exercise';
import { beginnerOf, NOTHING_KNOWN } from '#domain/progression/first-load/beginner';
import type { Beginner } from '#domain/progression/first-load/first-load';
import { useBodyMeasures } from '../../../data/health/assessments';
import { useHealthFile } from '../../../data/health/health-file';
import { type Loaded, ready } from '../../../data/store/loaded';
import { useToday } from '../../input/use-today';

/** The facts about the person for the first load of an exercise, as far as they are known here. */
export function useBeginner(exercise: Exercise): Loaded<Beginner> {
  const today = useToday();
  const body = useBodyMeasures();
  const file = useHealthFile();
  if (body.state !== 'ready') return body;
  if (file.state !== 'ready') return file;
  if (!mayKeep(file.value.health)) return ready(NOTHING_KNOWN);
  return ready(beginnerOf({ ...body.value, ...file.value }, exercise, today));
}
