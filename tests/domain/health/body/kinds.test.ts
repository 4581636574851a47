import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assessmentKind,
  assessmentOf,
  assessmentWrites,
  emptyAssessment,
} from '#domain/health/body/assessment';
import { customMeasureOf, measureKind, measureWrites } from '#domain/health/body/custom-measure';
import { goalKind, goalOf, goalWrites } from '#domain/health/body/goal';
import { weightEntries } from '#domain/health/body/weights';
import { removeNode } from '#domain/record/deletion';
import { mergeRegisters, stamped } from '#protocol/merge';
import { anyRegisters } from '../../../protocol/arbitrary';

const waist = { ...emptyAssessment('2026-11-20'), circumferences: { waist: 8250 } };
const made = stamped({ ...assessmentWrites(waist), at: 5 }, [5, 0, 'a']);

describe('the record of an assessment', () => {
  test('holds what was measured alone', () => {
    expect(assessmentWrites(waist)).toEqual({ day: '2026-11-20', 'c.waist': 8250 });
    expect(assessmentOf('x', assessmentKind.project(made))).toEqual({ id: 'x', at: 5, ...waist });
  });

  test('a correction writes what changed, and takes away with a null that bears no life', () => {
    const after = { ...emptyAssessment('2026-11-20'), note: ' em jejum ' };
    const writes = assessmentWrites(after, waist);
    expect(writes).toEqual({ 'c.waist': null, note: 'em jejum' });
    expect(assessmentKind.bearsLife('c.waist', null)).toBe(false);
    expect(assessmentWrites(waist, waist)).toEqual({});
    expect(assessmentWrites(waist, { ...waist, note: 'antes' })).toEqual({ note: '' });
  });

  test('two devices that measure different places keep both', () => {
    const arm = { 'c.arm-left': 3510 };
    const both = mergeRegisters(made, stamped(arm, [4, 0, 'b'])).registers;
    expect(assessmentKind.project(both).circumferences).toEqual({ waist: 8250, 'arm-left': 3510 });
  });

  test('refuses what no tape or caliper says; a protocol of later is kept and not shown', () => {
    const of = (path: string, value: number | string) =>
      assessmentKind.project(stamped({ [path]: value }, [1, 0, 'a']));
    expect(of('c.waist', 499).circumferences).toEqual({});
    expect(of('c.waist', 825.5).circumferences).toEqual({});
    expect(of('f.triceps', 1001).skinfolds).toEqual({});
    expect(of('c.knee', 4000).circumferences).toEqual({});
    expect(of('protocol', 'petroski-4').protocol).toBeNull();
    expect(assessmentKind.schemaOf('protocol')).not.toBeNull();
    expect(assessmentKind.schemaOf('c.knee')).toBeNull();
  });

  test('removed it is none', () => {
    const gone = stamped(removeNode(assessmentKind, made, '', 'a'), [7, 0, 'a']);
    const record = assessmentKind.project(mergeRegisters(made, gone).registers);
    expect(assessmentOf('x', record)).toBeNull();
  });

  test('its weight stands among the weighings', () => {
    const one = { id: 'x', at: 5, ...waist, grams: 80_000 };
    const weighing = { id: 'w', at: 9, day: '2026-11-19', grams: 80_500, note: '' };
    expect(weightEntries([weighing], [one, { ...one, grams: null }])).toMatchObject([
      { id: 'x', grams: 80_000, of: 'assessment' },
      { id: 'w', grams: 80_500, of: 'body' },
    ]);
  });
});

test('a measure of the person’s own needs a name and a unit that is known here', () => {
  const of = (writes: Record<string, string | number>) =>
    customMeasureOf('m', measureKind.project(stamped(writes, [1, 0, 'a'])));
  const wrist = measureWrites({ name: ' Punho ', unit: 'length' });
  expect(wrist).toEqual({ name: 'Punho', unit: 'length' });
  expect(of({ name: 'Punho', unit: 'length', at: 3 })).toMatchObject({ id: 'm', name: 'Punho' });
  expect(of({ name: 'Punho', unit: 'angle', at: 3 })).toBeNull();
});

test('a goal is written once, then by what changed', () => {
  const goal = {
    of: 'fat',
    target: 1800,
    start: null,
    since: '2026-11-20',
    due: null,
    reached: null,
  } as const;
  expect(goalWrites(goal)).toEqual({ of: 'fat', target: 1800, since: '2026-11-20' });
  const later = { ...goal, due: '2026-12-31' };
  expect(goalWrites(later, goal)).toEqual({ due: '2026-12-31' });
  expect(goalWrites(goal, later)).toEqual({ due: null });
  const record = goalKind.project(stamped({ ...goalWrites(goal), at: 2 }, [2, 0, 'a']));
  expect(goalOf('g', record)).toEqual({ id: 'g', at: 2, ...goal });
  const odd = goalKind.project(stamped({ ...goalWrites(goal), of: 'c.tail', at: 2 }, [2, 0, 'a']));
  expect(goalOf('g', odd)).toBeNull();
});

test('every kind has a valid shape for any registers', () => {
  fc.assert(
    fc.property(anyRegisters, (registers) => {
      for (const value of Object.values(assessmentKind.project(registers).circumferences)) {
        expect(value).toBeGreaterThanOrEqual(500);
      }
      expect(measureKind.project(registers).name.length).toBeLessThanOrEqual(40);
      expect(goalKind.project(registers).target ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
