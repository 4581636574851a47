import { describe, expect, test } from 'vitest';
import { trainedWeek } from '../../../../src/screens/workouts/home/trained-week';

// 2026-11-20 is a Friday.
const TODAY = '2026-11-20';
const DAYS = new Set(['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20']);

describe('the dots of the training week', () => {
  test('begin on the day that the person chose', () => {
    const letters = (weekStart: 'monday' | 'sunday') =>
      trainedWeek(TODAY, weekStart, DAYS).days.map(({ letter }) => letter);
    expect(letters('monday')).toEqual(['S', 'T', 'Q', 'Q', 'S', 'S', 'D']);
    expect(letters('sunday')).toEqual(['D', 'S', 'T', 'Q', 'Q', 'S', 'S']);
  });

  test('count the days of this week alone', () => {
    expect(trainedWeek(TODAY, 'monday', DAYS).count).toBe(3);
    expect(trainedWeek(TODAY, 'sunday', DAYS).count).toBe(4);
  });

  test('are filled where there was a workout and thin in copper today', () => {
    const states = trainedWeek('2026-11-19', 'monday', DAYS).days.map(({ state }) => state);
    expect(states).toEqual(['done', 'free', 'done', 'today', 'done', 'free', 'free']);
  });

  test('say each day whole, and of days to come only their name', () => {
    const spoken = trainedWeek(TODAY, 'monday', DAYS).days.map((day) => day.spoken);
    expect(spoken[0]).toBe('Segunda, 16 de novembro de 2026: treinou');
    expect(spoken[1]).toBe('Terça, 17 de novembro de 2026: sem treino');
    expect(spoken[4]).toBe('Hoje, sexta, 20 de novembro de 2026: treinou');
    expect(spoken[6]).toBe('Domingo, 22 de novembro de 2026');
    expect(new Set(spoken).size).toBe(7);
  });
});
