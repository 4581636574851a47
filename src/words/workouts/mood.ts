import type { Mood } from '#domain/workouts/shape';

const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  1: 'Muito mal',
  2: 'Mal',
  3: 'Mais ou menos',
  4: 'Bem',
  5: 'Muito bem',
};

/** The mood after a workout: "Muito bem". */
export function moodWords(mood: Mood): string {
  return MOOD_WORDS[mood];
}
