import { describe, expect, it } from 'vitest';
import { reviewYear } from '#domain/progress/year-review';
import {
  comparableWords,
  fullestMonth,
  monthAmount,
  recordsSentence,
  tonnageSentence,
  usualHour,
  usualWeekday,
  weeksInARow,
  yearSentence,
} from '#words/progress/year-review';
import { exercise, lift, workout } from '../../domain/progress/summaries';

const NBSP = '\u00a0';
const bench = (day: string) => workout(day, [exercise('bench', [lift(60_000, 10)])]);
const review = reviewYear([bench('2026-01-05'), bench('2026-03-02'), bench('2026-03-04')], {
  firstWeekday: 1,
  hourOf: () => 18,
  loadKindOf: () => 'total',
});

describe('a year in words', () => {
  it('says what was done, and of the running year that it goes on', () => {
    expect(yearSentence(review, 2026, false)).toBe(
      `Em 2026: 3 treinos em 3 dias, 3${NBSP}h${NBSP}00 e 3 séries.`,
    );
    expect(yearSentence(review, 2026, true)).toMatch(/^Em 2026, até agora: /);
  });

  it('pictures a sum that is worth it', () => {
    expect(tonnageSentence(12_345_000, 'kg')).toBe(
      `As cargas somam 12,3${NBSP}t, mais ou menos o peso de 2 elefantes-africanos.`,
    );
    expect(tonnageSentence(90_000, 'kg')).toBe(`As cargas somam 90${NBSP}kg.`);
    expect([tonnageSentence(0, 'kg'), comparableWords(0)]).toEqual(['', '']);
  });

  it('names the fullest month', () => {
    const said = fullestMonth(
      review.months,
      ({ workouts }) => workouts,
      (month) => monthAmount(month, 'workouts', 'kg'),
    );
    expect(said).toBe('Março teve mais: 2 treinos.');
    expect(
      fullestMonth(
        review.months,
        () => 0,
        () => '',
      ),
    ).toBe('Nenhum valor neste ano.');
  });

  it('names weeks in a row, weekday and hour', () => {
    expect(weeksInARow({ weeks: 14, from: '2026-03-02', to: '2026-06-07' })).toBe(
      '14 semanas, de 2 de mar. a 7 de jun.',
    );
    expect(usualWeekday({ weekday: 0, workouts: 1 })).toBe('Domingo, 1 treino');
    expect(usualHour({ hour: 23, workouts: 12 })).toBe(`Entre 23${NBSP}h e 0${NBSP}h, 12 treinos`);
  });

  it('counts records by hand at zero', () => {
    expect([0, 1, 2].map(recordsSentence)).toEqual([
      'Nenhuma série passou a melhor de antes neste ano.',
      '1 série foi recorde no dia em que foi feita.',
      '2 séries foram recorde no dia em que foram feitas.',
    ]);
  });
});
