import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { legibleSteps } from '#domain/progress/legible-steps';

const stepsOf = (values: readonly number[], every: number) =>
  values.map((value, index) => ({
    workoutId: `w${index}`,
    day: addDays('2016-01-04', index * every),
    value,
    effort: null,
    record: index > 0 && values.slice(0, index).every((before) => before < value),
  }));

test('few sessions are all shown, many as the best of each week or month', () => {
  const spans = [120, 240, 1000].map(
    (count) => legibleSteps({ measure: 'load', steps: stepsOf(Array(count).fill(1), 3) }, 120).per,
  );
  expect(spans).toEqual(['workout', 'week', 'month']);
});

test('as many weeks as there is room for are shown week by week', () => {
  // Mondays, Thursdays, ...: three weeks with six sessions.
  const steps = stepsOf([5, 4, 6, 3, 2, 7], 4);
  const shown = (most: number) => legibleSteps({ measure: 'load', steps }, most);
  expect(shown(3)).toMatchObject({
    per: 'week',
    steps: [{ value: 5 }, { value: 6 }, { value: 7 }],
  });
  expect(shown(2).per).toBe('month');
});

test('the first, the last and the best always stay, and no record is lost but to a better one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (values) => {
      const steps = stepsOf(values, 2);
      const { steps: kept } = legibleSteps({ measure: 'load', steps }, 10);
      expect([kept[0], kept.at(-1)]).toEqual([steps[0], steps.at(-1)]);
      const best = Math.max(...values);
      expect(Math.max(...kept.map(({ value }) => value))).toBe(best);
      for (const { day, value } of steps.filter(({ record }) => record)) {
        const month = kept.filter(
          (step) => step.day.slice(0, 7) === day.slice(0, 7) && step.record,
        );
        const week = kept.filter((step) => step.record && step.value >= value);
        expect([...month, ...week].some((step) => step.value >= value)).toBe(true);
      }
    }),
  );
});
