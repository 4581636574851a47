import { describe, expect, test } from 'vitest';
import { EQUIPMENT } from '#domain/exercises/exercise';
import { NEW_MACHINE } from '#domain/gyms/gym';
import { kitOf } from '#domain/gyms/kits';
import { gymName, gymSummary, machineWords, plateCount, weightsWords } from '#words/gyms/gyms';
import { loadingWords, notLoadable, platesWords } from '#words/gyms/plates';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what there is to lift', () => {
  test('a row of weights is told as people tell it', () => {
    const { dumbbells } = kitOf('complete', 'kg');
    expect(plain(weightsWords(dumbbells, 'kg'))).toBe('1 a 10 kg de 1 em 1, 12 a 50 kg de 2 em 2');
    const of = (...weights: number[]) => plain(weightsWords(weights, 'kg'));
    expect(of(8000)).toBe('8 kg');
    expect(of(4000, 8000)).toBe('4 e 8 kg');
    expect(of(5000, 7500, 10_000)).toBe('5 a 10 kg de 2,5 em 2,5');
    expect(of()).toBe('');
    const pounds = kitOf('complete', 'lb').kettlebells;
    expect(plain(weightsWords(pounds, 'lb'))).toBe('10 a 70 lb de 10 em 10');
  });

  test('a gym in one line', () => {
    expect(gymSummary({ equipment: null })).toBe('Tem de tudo');
    const all = EQUIPMENT.filter((code) => code !== 'bodyweight');
    expect(gymSummary({ equipment: all })).toBe('Tem de tudo');
    expect(gymSummary({ equipment: all.filter((code) => code !== 'smith') })).toBe(
      'Tudo menos Smith',
    );
    expect(gymSummary({ equipment: [] })).toBe('Nenhum equipamento');
    expect(gymSummary({ equipment: ['barbell', 'dumbbell'] })).toBe('Barra e halteres');
    expect(gymSummary({ equipment: ['barbell', 'dumbbell', 'cable', 'bench', 'ball'] })).toBe(
      'Barra, halteres e mais 3',
    );
    expect(gymName({ name: '' })).toBe('Local sem nome');
  });

  test('plates are counted, or plenty', () => {
    expect([null, 0, 1, 4].map(plateCount)).toEqual([
      'À vontade',
      'Nenhuma',
      '1 anilha',
      '4 anilhas',
    ]);
  });

  test('a machine says what was noted of it', () => {
    expect(machineWords(NEW_MACHINE, 'kg')).toBe('');
    const pinned = { ...NEW_MACHINE, note: 'Banco no 4', startGrams: 7000, stepGrams: 6000 };
    expect(plain(machineWords({ ...pinned, maxGrams: 91_000 }, 'kg'))).toBe(
      'Banco no 4 · Começa em 7 kg · De 6 em 6 · Até 91 kg',
    );
    const stack = { ...NEW_MACHINE, stackGrams: [5000, 10_000, 17_500], maxGrams: 90_000 };
    expect(plain(machineWords(stack, 'kg'))).toBe('5 e 10 kg, 17,5 kg');
    expect(machineWords({ ...NEW_MACHINE, plateLoaded: true }, 'kg')).toBe('Com anilhas');
  });
});

describe('what to put on', () => {
  const picks = [
    { grams: 20_000, count: 2 },
    { grams: 2500, count: 1 },
  ];

  test('from the heaviest plate on', () => {
    expect(plain(platesWords(picks, 'kg'))).toBe('2 × 20 + 2,5 kg');
  });

  test.each([
    [2, 1, 'De cada lado: 2 × 20 + 2,5 kg'],
    [2, 2, 'De cada lado de cada halter: 2 × 20 + 2,5 kg'],
    [1, 2, 'De cada lado: 2 × 20 + 2,5 kg'],
    [1, 1, 'Anilhas: 2 × 20 + 2,5 kg'],
  ] as const)('%i sides, %i pieces', (sides, pieces, words) => {
    expect(plain(loadingWords(picks, { grams: 0, sides, pieces }, 'kg'))).toBe(words);
  });

  test('a bare bar, and a load that cannot be', () => {
    expect(loadingWords([], { grams: 20_000, sides: 2, pieces: 1 }, 'kg')).toBe('Nenhuma anilha');
    expect(plain(notLoadable(81_000, 80_000, 'kg'))).toBe(
      '81 kg não dá com estas anilhas. O mais perto é 80 kg.',
    );
  });
});
