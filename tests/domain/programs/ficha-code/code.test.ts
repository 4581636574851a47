import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, type ProgramDraft, plainExercise } from '#domain/programs/draft';
import { crc32Text } from '#domain/programs/ficha-code/checksum';
import { decodeProgram, LONGEST_CODE } from '#domain/programs/ficha-code/decode';
import { encodeProgram } from '#domain/programs/ficha-code/encode';
import { joinCodes, splitForCodes } from '#domain/programs/ficha-code/parts';
import type { SharedExercise } from '#domain/programs/ficha-code/shape';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import { programs } from '../ficha-text/arbitrary';

const none = () => null;
const OWN: SharedExercise = {
  name: 'Remada na corda',
  aliases: ['corda'],
  primary: ['lats'],
  secondary: [],
  equipment: 'cable',
  mechanic: null,
  unilateral: true,
  bodyweightShare: null,
  loadKind: null,
  stepGrams: 2500,
};

/** Renames groups by their order. */
function regrouped(draft: ProgramDraft): ProgramDraft {
  return {
    ...draft,
    days: draft.days.map((day) => {
      const groups = [...new Set(day.exercises.flatMap(({ group }) => group ?? []))];
      const exercises = day.exercises.map((entry) => ({
        ...entry,
        group: entry.group === null ? null : `g${groups.indexOf(entry.group)}`,
      }));
      return { ...day, exercises };
    }),
  };
}

describe('the code of a ficha', () => {
  test('is read back as the same ficha, and the same ficha has one code', () => {
    fc.assert(
      fc.property(programs, (draft) => {
        const code = encodeProgram(draft, none);
        expect(decodeProgram(code)).toEqual({ draft: regrouped(draft), own: [] });
        expect(encodeProgram(regrouped(draft), none)).toBe(code);
      }),
      { numRuns: 150 },
    );
  });

  test('carries videos where a reader that knows none passes over them', () => {
    const video = 'https://youtu.be/abc';
    const entry = { ...plainExercise('0192-own'), video };
    const draft = {
      ...EMPTY_PROGRAM,
      days: [{ title: '', note: '', weekdays: [], exercises: [entry] }],
    };
    const own = { ...OWN, video };
    const code = encodeProgram(draft, () => own);
    expect(decodeProgram(code)).toMatchObject({
      draft: { days: [{ exercises: [{ video }] }] },
      own: [{ exercise: own }],
    });
    // This reader must skip fields that a later one may add.
    const [version, head, exercises, [[title, note, weekdays, [fields]]]] = JSON.parse(code);
    const later = [version, head, exercises, [[title, note, weekdays, [[...fields, 'mais']]]]];
    expect(decodeProgram(JSON.stringify(later))).toEqual(decodeProgram(code));
    // Only addresses that may be opened are accepted.
    const bad = code.replaceAll(video, 'javascript:alert(1)');
    expect(decodeProgram(bad)).toEqual({ fault: 'broken' });
  });

  test('carries the exercise whose figure an own one borrows', () => {
    const draft = {
      ...EMPTY_PROGRAM,
      days: [{ title: '', note: '', weekdays: [], exercises: [plainExercise('0192-own')] }],
    };
    const own = { ...OWN, like: 'back-squat' };
    const code = encodeProgram(draft, () => own);
    expect(decodeProgram(code)).toMatchObject({ own: [{ exercise: own }] });
    const bad = code.replaceAll('back-squat', '<b>squat</b>');
    expect(decodeProgram(bad)).toEqual({ fault: 'broken' });
  });

  test('carries own exercises with it, each once, and not their ids', () => {
    const entry = { ...plainExercise('0192-own'), alternatives: ['0192-own', 'squat'] };
    const draft = {
      ...EMPTY_PROGRAM,
      days: [{ title: '', note: '', weekdays: [], exercises: [entry] }],
    };
    const code = encodeProgram(draft, (id) => (id === '0192-own' ? OWN : null));
    expect(code).not.toContain('0192-own');
    expect(decodeProgram(code)).toMatchObject({
      draft: { days: [{ exercises: [{ exercise: 'own-0', alternatives: ['own-0', 'squat'] }] }] },
      own: [{ id: 'own-0', exercise: OWN }],
    });
  });

  test('whatever stands in it, the answer is a ficha or a reason', () => {
    const code = encodeProgram({ ...EMPTY_PROGRAM, title: 'A' }, none);
    const changed = fc
      .tuple(programs, fc.nat(), fc.nat(), fc.string({ maxLength: 3 }))
      .map(([draft, at, length, text]) => {
        const whole = encodeProgram(draft, none);
        const from = at % whole.length;
        return whole.slice(0, from) + text + whole.slice(from + (length % 8));
      });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), changed), (text) => {
        const read = decodeProgram(text);
        expect('fault' in read || read.draft.days.length <= 14).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(decodeProgram(code.replace('[1,', '[2,'))).toEqual({ fault: 'newer' });
    expect(decodeProgram('[1]')).toEqual({ fault: 'broken' });
    expect(decodeProgram('x'.repeat(LONGEST_CODE))).toEqual({ fault: 'broken' });
    expect(decodeProgram('x'.repeat(LONGEST_CODE + 1))).toEqual({ fault: 'too_large' });
  });

  test('holds as many exercises as a ficha, over all days', () => {
    const half = PROGRAM_LIMITS.exercises / 2;
    const day = (count: number) => ({
      ...EMPTY_DAY,
      exercises: Array.from({ length: count }, () => plainExercise('plank')),
    });
    const read = (more: number) =>
      decodeProgram(encodeProgram({ ...EMPTY_PROGRAM, days: [day(half), day(half + more)] }, none));
    expect(read(0)).toHaveProperty('draft');
    expect(read(1)).toEqual({ fault: 'broken' });
    const days = (count: number) =>
      decodeProgram(encodeProgram({ ...EMPTY_PROGRAM, days: Array(count).fill(day(1)) }, none));
    expect(days(PROGRAM_LIMITS.days)).toHaveProperty('draft');
    expect(days(PROGRAM_LIMITS.days + 1)).toEqual({ fault: 'broken' });
    const titled = (length: number) =>
      decodeProgram(encodeProgram({ ...EMPTY_PROGRAM, title: 'a'.repeat(length) }, none));
    expect(titled(PROGRAM_LIMITS.title)).toHaveProperty('draft');
    expect(titled(PROGRAM_LIMITS.title + 1)).toEqual({ fault: 'broken' });
  });
});

describe('a ficha in several codes', () => {
  const packed = 'a1_-'.repeat(900);
  const codes = splitForCodes(packed);

  test('a short one is one code', () => {
    expect(splitForCodes('abc')).toEqual(['ficha=abc']);
    expect([1200, 1201].map((signs) => splitForCodes('a'.repeat(signs)).length)).toEqual([1, 2]);
    expect(joinCodes(['https://anilha.example/app/import#ficha=abc'])).toEqual({
      state: 'whole',
      packed: 'abc',
    });
  });

  test('a long one is put together from any order and with codes read twice', () => {
    expect(codes).toHaveLength(6);
    const mixed = [...codes, ...codes]
      .reverse()
      .map((code) => `https://a.example/app/import#${code}`);
    expect(joinCodes(mixed)).toEqual({ state: 'whole', packed });
    expect(joinCodes([codes[4] ?? '', codes[0] ?? ''])).toEqual({
      state: 'more',
      total: 6,
      missing: [2, 3, 4, 6],
    });
  });

  test('codes of two fichas, damaged ones and others are refused', () => {
    const others = splitForCodes('b1_-'.repeat(900));
    expect(joinCodes([codes[0] ?? '', others[1] ?? ''])).toEqual({ state: 'mixed' });
    expect(joinCodes([codes[0] ?? '', 'ficha=abc'])).toEqual({ state: 'mixed' });
    expect(joinCodes(['ficha=abc', 'ficha=abd'])).toEqual({ state: 'mixed' });
    expect(joinCodes(codes.map((code) => code.replace('a1_-a', 'a1_-b')))).toEqual({
      state: 'broken',
    });
    expect(joinCodes(['https://example.com'])).toEqual({ state: 'broken' });
    expect(joinCodes([])).toEqual({ state: 'broken' });
  });

  test('the checksum is the known one', () => {
    // The check value of CRC-32/ISO-HDLC (Cook, Catalogue of parametrised CRC algorithms).
    expect(crc32Text('123456789')).toBe('cbf43926');
  });
});
