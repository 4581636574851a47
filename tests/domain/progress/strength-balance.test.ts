import { describe, expect, test } from 'vitest';
import { pairBalances, sideBalances } from '#domain/progress/strength-balance';
import { trainedExercises } from '#domain/progress/trained-exercises';
import { done, kg, summary } from './exercise-sessions';

const choices = [
  { pair: 'pull-push' as const, of: ['row', 'cable-row'], against: ['bench'] },
  { pair: 'upper-lower' as const, of: ['bench'], against: ['squat'] },
];
const trained = (...workouts: Parameters<typeof trainedExercises>[0][number][]) =>
  trainedExercises(workouts, () => 'total');

describe('the balance of strength', () => {
  test('is the ratio of two opposite lifts now and at first, where both were done', () => {
    const balances = pairBalances(
      trained(
        summary(0, { row: [done(kg(60, 1))], bench: [done(kg(80, 1))] }),
        summary(7, { row: [done(kg(72, 1))], 'cable-row': [done(kg(90, 1))] }),
        summary(8, { bench: [done(kg(90, 1))] }),
      ),
      choices,
    );
    expect(balances).toEqual([
      {
        pair: 'pull-push',
        of: { exercise: 'row', max: 72_000 },
        against: { exercise: 'bench', max: 90_000 },
        ratio: 0.8,
        before: 0.75,
      },
    ]);
  });

  test('is of the lift that was trained most, with a load, the later one of two alike', () => {
    const press = { bench: [done(kg(80, 1))] };
    const ofRow = (...workouts: Parameters<typeof trained>) =>
      pairBalances(trained(...workouts), choices)[0]?.of.exercise;
    const failed = { row: [done(kg(60, 0))] };
    const cableOnce = { ...failed, 'cable-row': [done(kg(50, 5))] };
    expect(ofRow(summary(0, press), summary(1, failed), summary(2, cableOnce))).toBe('cable-row');
    const [row, cable] = [{ row: [done(kg(60, 5))] }, { 'cable-row': [done(kg(50, 5))] }];
    expect(ofRow(summary(0, press), summary(1, row), summary(2, cable))).toBe('cable-row');
    expect(ofRow(summary(0, press), summary(1, cable), summary(2, row))).toBe('row');
  });

  test('says nothing of a change where one of them was done once', () => {
    const once = trained(summary(0, { row: [done(kg(60, 1))], bench: [done(kg(80, 1))] }));
    expect(pairBalances(once, choices)).toMatchObject([{ ratio: 0.75, before: null }]);
  });

  test('of the two sides is how far the weaker lies below the stronger (Bishop et al., 2018)', () => {
    const sides = (left: number, right: number) => [
      done(kg(left, 1), { side: 'left' }),
      done(kg(right, 1), { side: 'right' }),
    ];
    const balances = sideBalances(
      trained(
        summary(0, { curl: sides(8, 10) }),
        summary(7, { curl: [done(kg(30, 1)), done(kg(20, 1), { side: 'left' })] }),
        summary(9, { curl: sides(10, 10), fly: [done(kg(9, 1))] }),
      ),
    );
    expect(balances).toMatchObject([
      {
        exercise: 'curl',
        now: { left: 10_000, right: 10_000, weaker: null, gap: 0 },
        before: { left: 8000, right: 10_000, weaker: 'left', gap: 0.2 },
      },
    ]);
  });
});
