import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SetBlock, setCount } from '#domain/programs/prescription';
import { calendarWeek, prescriptionOf, weekInProgram } from '#domain/programs/week';
import { anyBlock } from './arbitrary';

const block = (count: number, more: Partial<SetBlock> = {}): SetBlock => ({
  count,
  kind: 'normal',
  reps: [8, 10],
  load: null,
  ...more,
});
const weeks = (count: number, deloads: Readonly<Record<number, number>> = {}) => ({
  weeks: count,
  weekOf: Object.fromEntries(
    Object.entries(deloads).map(([week, deload]) => [week, { label: '', deload }]),
  ),
});

describe('the weeks of a ficha', () => {
  test('start over after the last one', () => {
    expect([1, 4, 5, 9].map((week) => weekInProgram({ weeks: 4 }, week))).toEqual([1, 4, 1, 1]);
    expect(weekInProgram({ weeks: 1 }, 12)).toBe(1);
  });

  test('by the calendar they begin on the day that the person chose', () => {
    // 2026-03-05 is a Thursday, 2026-03-08 a Sunday.
    expect(calendarWeek('2026-03-05', '2026-03-08', 1)).toBe(1);
    expect(calendarWeek('2026-03-05', '2026-03-08', 0)).toBe(2);
    expect(calendarWeek('2026-03-05', '2026-03-09', 1)).toBe(2);
    expect(calendarWeek('2026-03-05', '2026-03-01', 1)).toBe(1);
  });
});

describe('what a week asks for', () => {
  const entry = { sets: [block(4)], weeks: { 3: [block(5)] } };

  test('is what was written for it, else what holds for all', () => {
    expect(prescriptionOf(weeks(4), entry, 2).sets).toEqual([block(4)]);
    expect(prescriptionOf(weeks(4), entry, 3).sets).toEqual([block(5)]);
    expect(prescriptionOf(weeks(4), entry, 7).sets).toEqual([block(5)]);
  });

  test('is the same for all once the ficha has no weeks any more, whatever they asked for', () => {
    const own = { sets: [block(4)], weeks: { 1: [block(2)] } };
    const lighter = { ...weeks(2, { 1: 40 }), weeks: 1 };
    expect(prescriptionOf(lighter, own, 1)).toEqual({ sets: [block(4)], deload: null });
    expect(prescriptionOf({ ...lighter, weeks: 2 }, own, 1).sets).toEqual([block(2)]);
  });

  test('a planned lighter week has half of the sets, rounded up, and loads down by its percent', () => {
    const warmup = block(2, { kind: 'warmup', load: { by: 'grams', grams: 40_000 } });
    const sets = [
      warmup,
      block(3, { load: { by: 'grams', grams: 100_000 } }),
      block(2, { load: { by: 'percent', percent: 75 } }),
    ];
    const program = weeks(4, { 4: 40 });
    expect(prescriptionOf(program, { sets, weeks: {} }, 4)).toEqual({
      sets: [warmup, block(3, { load: { by: 'grams', grams: 60_000 } })],
      deload: 40,
    });
    const percent = [block(3, { load: { by: 'percent', percent: 75 } })];
    expect(prescriptionOf(program, { sets: percent, weeks: {} }, 4).sets).toEqual([
      block(2, { load: { by: 'percent', percent: 45 } }),
    ]);
    expect(prescriptionOf(program, { sets, weeks: {} }, 3).deload).toBeNull();
  });

  test('help from a machine goes up in a lighter week', () => {
    const sets = [block(2, { load: { by: 'grams', grams: 40_000 } })];
    const lighter = prescriptionOf(
      weeks(4, { 4: 10 }),
      { sets, weeks: {} },
      4,
      'assisted_bodyweight',
    );
    expect(lighter.sets).toEqual([block(1, { load: { by: 'grams', grams: 44_000 } })]);
  });

  test('what was written for that very week stays as it is', () => {
    const own = { sets: [block(4)], weeks: { 4: [block(3)] } };
    expect(prescriptionOf(weeks(4, { 4: 40 }), own, 4)).toEqual({ sets: [block(3)], deload: 40 });
    const loaded = [block(3, { load: { by: 'grams', grams: 60_000 } })];
    expect(prescriptionOf(weeks(4, { 4: 40 }), { sets: [], weeks: { 4: loaded } }, 4)).toEqual({
      sets: loaded,
      deload: null,
    });
  });

  test('a lighter week never asks for more, and for a set at least', () => {
    fc.assert(
      fc.property(
        fc.array(anyBlock, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 60 }),
        (sets, percent) => {
          const lighter = prescriptionOf(weeks(2, { 1: percent }), { sets, weeks: {} }, 1).sets;
          const working = (all: readonly SetBlock[]) =>
            setCount(all.filter(({ kind }) => kind !== 'warmup'));
          expect(working(lighter)).toBe(Math.ceil(working(sets) / 2));
          expect(lighter.filter(({ kind }) => kind === 'warmup')).toEqual(
            sets.filter(({ kind }) => kind === 'warmup'),
          );
        },
      ),
    );
  });
});
