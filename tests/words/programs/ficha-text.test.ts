import { expect, test } from 'vitest';
import { parseLine } from '#domain/programs/ficha-text/line';
import type { Problem } from '#domain/programs/ficha-text/shape';
import { problemWords } from '#words/programs/ficha-text';

const said = (text: string) =>
  parseLine(text, (name) =>
    name === 'supino' ? { id: 'bench' } : { candidates: [] },
  ).problems.map((problem) => problemWords(problem));

test.each([
  ['4x8', 'Escreva o nome do exercício antes das séries.'],
  ['remo 4x8', '“remo” não está entre os exercícios. Confira o nome ou crie um exercício seu.'],
  ['supino 21x8', 'Use de 1 a 20 séries iguais; o resto vai depois de um “;”.'],
  ['supino 4x8 devagar', '“devagar” não foi entendido e ficou como anotação.'],
  [
    'supino 4x12/10/8',
    'São 4 séries e 3 números de repetições. Escreva um para cada série, como 3x12/10/8.',
  ],
  ['supino 4x8 rir 11', 'RIR e PSE vão de 0 a 10.'],
])('"%s"', (text, sentence) => {
  expect(said(text)).toEqual([sentence]);
});

test('candidates are asked about', () => {
  const candidates = [
    { id: 'a', name: 'Supino reto' },
    { id: 'b', name: 'Supino inclinado' },
  ];
  const problem: Problem = {
    code: 'exercise_unknown',
    from: 0,
    to: 6,
    figures: { name: 'supinu' },
    candidates,
  };
  expect(problemWords(problem)).toBe(
    '“supinu” não está entre os exercícios. É Supino reto ou Supino inclinado?',
  );
  expect(problemWords(problem, 'buttons')).toBe('“supinu” não está entre os exercícios. Qual é?');
});
