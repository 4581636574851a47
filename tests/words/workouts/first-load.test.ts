import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { firstLoadWords, lightestWords } from '#words/workouts/first-load';

const KG = 1000;
const ofId = (id: string, careful = false) => {
  const exercise = exercises.find((each) => each.id === id);
  return exercise && lightestWords(exercise, careful);
};

test('a proposal names its margin', () => {
  const said = firstLoadWords({ grams: 25 * KG, most: 32.5 * KG }, 'kg').replaceAll('\u00a0', ' ');
  expect(said).toBe('Comece com 25 kg; se sobrarem mais de 3 repetições, vá até 32,5 kg.');
  expect(firstLoadWords({ grams: 5 * KG, most: 5 * KG }, 'kg')).toContain('aumente na próxima.');
});

test.each([
  ['barbell-bench-press', 'só com a barra'],
  ['dumbbell-shoulder-press', 'com um par de halteres leves'],
  ['goblet-squat', 'com um halter leve'],
  ['leg-press-45', 'com a menor carga'],
  ['plate-loaded-leg-press', 'com pouco peso de cada lado'],
])('%s starts %s', (id, words) => {
  expect(ofId(id)).toBe(`Comece ${words}; se sobrarem mais de 3 repetições, aumente.`);
  expect(ofId(id, true)).toBe(`Pelas suas respostas de saúde, comece ${words}.`);
});
