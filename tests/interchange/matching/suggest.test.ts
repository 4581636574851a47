import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { OPEN_GYM_NAMES } from '../../../src/interchange/backups/opengym-names';
import { createNameMatcher } from '../../../src/interchange/matching/exercise-names';
import { readNameTable } from '../../../src/interchange/matching/name-table';
import { createSuggester } from '../../../src/interchange/matching/suggest';
import { CATALOGUE_NAMES } from './catalogue-names';
import { TYPICAL_APP_NAMES } from './typical-app-names';
import { TYPICAL_NAMES } from './typical-names';

const match = createNameMatcher([], exercises);
const suggest = createSuggester(exercises);

describe('names of other apps', () => {
  test.each(Object.entries({ ...TYPICAL_NAMES, ...TYPICAL_APP_NAMES }))(
    'are matched for at least 95 % when they are in %s, and none wrongly without a mark',
    (_, names) => {
      const sure = names.flatMap(([name, id]) => {
        const found = match(name);
        return found === null || found === id ? [] : [`${name}: ${found}`];
      });
      expect(sure).toEqual([]);
      const wrong = names.flatMap(([name, id]) => {
        const found = match(name) ?? suggest(name);
        return found === id ? [] : [`${name}: ${found}`];
      });
      expect(wrong.length / names.length).toBeLessThanOrEqual(0.05);
      // A name stays open rather than going to another exercise.
      expect(wrong.filter((line) => !line.endsWith(': null'))).toEqual([]);
    },
  );

  test.each(Object.entries(CATALOGUE_NAMES))(
    'are right for at least 95 % of %s, as known or as new, and none wrongly without a mark',
    (_, list) => {
      const names = list
        .trim()
        .split('\n')
        .map((line) => line.split(' | '));
      const wrong = names.filter(([name = '', id]) => (match(name) ?? suggest(name) ?? '-') !== id);
      const unmarked = names.filter(([name = '', id]) => (match(name) ?? id) !== id);
      expect(unmarked).toEqual([]);
      expect([wrong, wrong.length / names.length <= 0.05]).toEqual([wrong, true]);
    },
  );

  test('name the same exercise in two languages', () => {
    for (const [one, other] of [
      ['Afundo (Halter)', 'Lunge (Dumbbell)'],
      ['Lunge (Dumbbell)', 'Ausfallschritte (Kurzhantel)'],
      ['Lunge (Barbell)', 'Zancada (Barra)'],
      ['Caminhada', 'Walking'],
      ['Corrida', 'Running'],
    ] as const) {
      const [first, second] = [one, other].map((name) => match(name) ?? suggest(name));
      expect([one, first]).toEqual([one, second]);
      expect(first).not.toBeNull();
    }
  });

  test('are suggested for a bar at a pulley, which is an attachment', () => {
    expect(suggest('Puxada na Polia (Barra)')).toBe('lat-pulldown');
    expect(suggest('Tríceps na Polia (Barra)')).toBe('bar-triceps-pushdown');
  });

  test.each([
    ['Supino Reto (Barra)', 'barbell-bench-press'],
    ['Agachamento (Barra)', 'back-squat'],
    ['Leg Press (Máquina)', 'leg-press-45'],
  ])('are matched without a mark when only the equipment is added: %s', (name, id) => {
    expect(match(name)).toBe(id);
  });

  test('are all known when openGym has them as numbers', () => {
    const open = [...OPEN_GYM_NAMES.values()].filter((name) => !match(name) && !suggest(name));
    expect(open).toEqual([]);
  });

  test('are suggested for no other exercise when the table knows them', () => {
    const wrong = readNameTable().flatMap(([id, name]) => {
      const found = suggest(name);
      return found === null || found === id ? [] : [`${name}: ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  test('are suggested for no other exercise when they are our own', () => {
    const wrong = exercises.flatMap(({ id, name, aliases }) =>
      [name, ...aliases].flatMap((one) => {
        const found = suggest(one);
        return found === null || found === id ? [] : [`${one}: ${found}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('stay open when a word is unknown, or equipment has no such exercise', () => {
    for (const name of [
      'Rosca do Zé',
      'Supino (Barra) com corrente',
      'Puxada Alta (Barra)',
      '',
      '(Barra)',
      '45',
    ]) {
      expect([name, suggest(name)]).toEqual([name, null]);
    }
  });
});
