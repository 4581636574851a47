import { describe, expect, test } from 'vitest';
import {
  clockTime,
  lengthOf,
  occurrenceWords,
  repeats,
  weekdayShort,
  zoneName,
} from '#words/agenda/agenda';

describe('the agenda in words', () => {
  test.each([
    [[], 'Uma vez'],
    [[4, 1], 'Toda segunda e quinta'],
    [[0, 6], 'Todo sábado e domingo'],
    [[5, 3, 1], 'Toda segunda, quarta e sexta'],
    [[0, 1, 2, 3, 4, 5, 6], 'Todos os dias'],
  ] as const)('%j repeats as %s', (weekdays, words) => {
    expect(repeats(weekdays)).toBe(words);
  });

  test('lengths and times', () => {
    expect([45, 60, 90, 65].map(lengthOf)).toEqual(['45 min', '1 h', '1 h 30', '1 h 05']);
    expect([0, 450, 1439].map(clockTime)).toEqual(['00:00', '07:30', '23:59']);
    expect([weekdayShort(0), weekdayShort(6)]).toEqual(['Dom', 'Sáb']);
    expect(zoneName('America/Sao_Paulo')).toBe('Sao Paulo');
  });

  test('what became of a time is told from where one stands', () => {
    const told = { off: false, moved: false, confirmed: false, by: null, absent: [] };
    const seen = { me: 'ana', other: 'Carla Mendes' };
    expect(occurrenceWords(told, seen)).toBe('A confirmar');
    expect(occurrenceWords({ ...told, confirmed: true }, seen)).toBe('Confirmado');
    expect(occurrenceWords({ ...told, moved: true }, seen)).toBe('Mudou de horário · a confirmar');
    expect(occurrenceWords({ ...told, off: true, by: 'ana' }, seen)).toBe('Desmarcado por você');
    expect(occurrenceWords({ ...told, off: true, by: 'c' }, seen)).toBe('Desmarcado por Carla');
    expect(occurrenceWords({ ...told, absent: ['ana'] }, seen)).toBe('Você se ausenta neste dia');
    expect(occurrenceWords({ ...told, absent: ['c'] }, seen)).toBe('Carla se ausenta neste dia');
  });
});
