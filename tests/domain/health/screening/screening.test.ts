import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCREENING_QUESTIONS } from '#domain/health/screening/questions';
import {
  type Screening,
  type ScreeningValues,
  type Signature,
  screeningKind,
  screeningOf,
  screeningWrites,
  signatureWrites,
} from '#domain/health/screening/screening';
import { isUnsigned, screeningStanding, yearAfter } from '#domain/health/screening/standing';
import { mergeRegisters, stamped } from '#protocol/merge';
import { KIND_SAMPLES } from '../../../interchange/kind-samples';
import { anyRegisters } from '../../../protocol/arbitrary';

const values: ScreeningValues = {
  day: '2026-11-22',
  version: '2026-11-22',
  born: '1990-05-17',
  place: { state: 'SP', city: null },
  pregnant: null,
  answers: Object.fromEntries(
    SCREENING_QUESTIONS.map((one) => [one, { yes: one === 'joint', asked: `${one}?` }]),
  ),
};
const signature: Signature = {
  papers: ['term'],
  version: '2026-11-22',
  text: 'Declaro',
  by: 'self',
  name: 'Ana Souza',
  strokes: 'M10 20l3 4',
  where: 'Santos',
  day: '2026-11-22',
  at: 9,
};
const written = stamped({ ...screeningWrites(values), at: 5 }, [5, 0, 'a']);

describe('the record of a screening', () => {
  test('holds its answers with what they answer, a register each', () => {
    expect(screeningOf('x', screeningKind.project(written))).toEqual({
      id: 'x',
      at: 5,
      ...values,
      doneAt: null,
      signature: null,
    });
    expect(screeningWrites(values)['a.joint']).toEqual({ yes: true, asked: 'joint?' });
  });

  test('a correction writes what changed; two devices that answer keep both', () => {
    const heart = { yes: true, asked: 'heart?' };
    const after = { ...values, answers: { ...values.answers, heart } };
    expect(screeningWrites(after, values)).toEqual({ 'a.heart': heart });
    expect(screeningWrites({ ...values, place: null }, values)).toEqual({ state: null });
    const other = stamped({ 'a.other': { yes: true, asked: '?' } }, [9, 0, 'b']);
    const both = mergeRegisters(written, other).registers;
    expect(screeningKind.project(both).answers).toMatchObject({
      joint: { yes: true },
      other: { yes: true },
    });
  });

  test('is signed once, with what was shown; a signature without a name is none', () => {
    const sign = (one: Signature) =>
      screeningKind.project(
        mergeRegisters(written, stamped(signatureWrites(one), [9, 0, 'a'])).registers,
      ).signature;
    expect(sign(signature)).toEqual(signature);
    expect(sign({ ...signature, name: '  ' })).toBeNull();
    expect(sign({ ...signature, strokes: 'M1 1z' })).toBeNull();
  });

  test('has a valid shape for any registers', () => {
    const any = fc.oneof(anyRegisters, KIND_SAMPLES.screening ?? anyRegisters);
    fc.assert(
      fc.property(any, (registers) => {
        const shape = screeningKind.project(registers);
        for (const answer of Object.values(shape.answers)) {
          expect(typeof answer.yes).toBe('boolean');
        }
        expect(shape.signature === null || shape.signature.papers.length > 0).toBe(true);
        const read = screeningOf('x', shape);
        if (read) expect(read.day).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});

describe('how a screening stands', () => {
  const done = (day: string, more: Partial<Screening> = {}): Screening => ({
    id: 'x',
    at: 5,
    ...values,
    day,
    doneAt: 6,
    signature: null,
    ...more,
  });

  test('for a year, with a month’s notice', () => {
    expect(screeningStanding([], '2026-11-22')).toEqual({ state: 'none' });
    expect(screeningStanding([done('2026-11-22', { doneAt: null })], '2026-11-22').state).toBe(
      'none',
    );
    const one = done('2025-11-22');
    expect(screeningStanding([one], '2026-10-22').state).toBe('current');
    expect(screeningStanding([one], '2026-10-23').state).toBe('soon');
    expect(screeningStanding([one], '2026-11-21').state).toBe('soon');
    expect(screeningStanding([one], '2026-11-22')).toMatchObject({
      state: 'over',
      due: '2026-11-22',
    });
  });

  test('a year after the 29th of February is the 28th', () => {
    expect(yearAfter('2028-02-29')).toBe('2029-02-28');
    expect(yearAfter('2026-11-22')).toBe('2027-11-22');
  });

  test('unsigned while the papers that its answers ask for are', () => {
    expect(isUnsigned(done('2026-11-22'))).toBe(true);
    expect(isUnsigned(done('2026-11-22', { signature }))).toBe(false);
    expect(isUnsigned(done('2026-11-22', { doneAt: null }))).toBe(false);
    const joint = { yes: false, asked: 'joint?' };
    const healthy = { answers: { ...values.answers, joint } };
    expect(isUnsigned(done('2026-11-22', healthy))).toBe(false);
  });
});
