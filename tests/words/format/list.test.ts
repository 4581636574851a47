import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('lists and orders are told apart by one object each, however often they are asked for', async () => {
  const made: string[] = [];
  class CountedList extends Intl.ListFormat {
    constructor(...options: ConstructorParameters<typeof Intl.ListFormat>) {
      super(...options);
      made.push(options[1]?.type ?? '');
    }
  }
  class CountedCollator extends Intl.Collator {
    constructor(...options: ConstructorParameters<typeof Intl.Collator>) {
      super(...options);
      made.push('order');
    }
  }
  vi.stubGlobal('Intl', { ...Intl, ListFormat: CountedList, Collator: CountedCollator });
  vi.resetModules();
  const { compareNames, formatList, formatOr } = await import('../../../src/words/format/list');
  const { spokenDuration } = await import('../../../src/words/workouts/spoken');

  for (let time = 0; time < 3; time += 1) {
    expect(formatList(['peito', 'ombros', 'tríceps'])).toBe('peito, ombros e tríceps');
    expect(formatOr(['remada', 'puxada'])).toBe('remada ou puxada');
    expect(spokenDuration(90)).toBe('1 minuto e 30 segundos');
    expect(['Zoé', 'ana', 'Álvaro', 'Treino 10', 'Treino 9'].sort(compareNames)).toEqual([
      'Álvaro',
      'ana',
      'Treino 9',
      'Treino 10',
      'Zoé',
    ]);
  }
  expect(made.sort()).toEqual(['conjunction', 'disjunction', 'order']);
});
