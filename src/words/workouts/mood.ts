import type { Mood } from '#domain/workouts/shape';
import { byCode } from '../format/by-code';

/** The mood after a workout: "Muito bem". */
export const moodWords = byCode<Mood>({
  1: 'Muito mal',
  2: 'Mal',
  3: 'Mais ou menos',
  4: 'Bem',
  5: 'Muito bem',
});
