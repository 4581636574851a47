import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  EMPTY_DAY,
  EMPTY_PROGRAM,
  type ProgramDraft,
  plainExercise,
  programWrites,
} from '#domain/programs/draft';
import { programKind } from '#domain/programs/kind';
import { programSchemaOf } from '#domain/programs/paths';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Registers, Writes } from '#domain/record/registers';
import { mergeRegisters } from '#protocol/merge';
import { anyRegisters } from '../../protocol/arbitrary';
import { anyProgram, keys } from './arbitrary';

const NOW = 1_700_000_000_000;

/** A device's registers after these writes. */
function written(writes: Writes, ms = NOW, device = 'phone'): Registers {
  return Object.fromEntries(
    Object.entries(writes).map(([path, value]) => [path, [value, [ms, 0, device]]]),
  );
}

const begun = (draft: ProgramDraft): Registers =>
  written(programWrites(draft, keys(), { device: 'phone', now: NOW }));

const joined = (a: Registers, b: Registers): Registers => mergeRegisters(a, b).registers;

/** Each group has its own key, so groups are compared by which neighbours share one. */
function comparable(draft: ProgramDraft) {
  const days = draft.days.map((day) => {
    const order = [...new Set(day.exercises.flatMap(({ group }) => group ?? []))];
    const exercises = day.exercises.map((exercise) => ({
      ...exercise,
      group: exercise.group === null ? null : order.indexOf(exercise.group),
    }));
    return { ...day, exercises };
  });
  return { ...draft, days };
}

describe('a ficha', () => {
  test('is what was written, in the same order', () => {
    fc.assert(
      fc.property(anyProgram, (draft) => {
        const registers = begun(draft);
        for (const [path, [value]] of Object.entries(registers)) {
          const schema = programSchemaOf(path);
          expect(schema && v.is(schema, value), path).toBe(true);
        }
        expect(comparable(draftOf(programKind.project(registers)))).toEqual(comparable(draft));
      }),
    );
  });

  test('has a shape for any registers, of wrong values and unknown paths too', () => {
    fc.assert(
      fc.property(anyRegisters, anyProgram, (strange, draft) => {
        const program = programKind.project({ ...begun(draft), ...strange });
        const found = program.days.flatMap(({ exercises }) => exercises.map(({ key }) => key));
        expect(new Set(found).size).toBe(found.length);
        expect(program.weeks).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('R2b R3a: a removed day takes its exercises along; an edit it had not seen brings it back', () => {
    const registers = begun({ ...EMPTY_PROGRAM, days: [legs, arms] });
    const day = programKind.project(registers).days[0];
    const exercise = day?.exercises[0];
    if (!day || !exercise) throw new Error('The ficha has no day');
    const gone = written(removeNode(programKind, registers, `d.${day.key}`, 'desk'), NOW + 1);
    const without = joined(registers, gone);
    expect(programKind.project(without).days.map(({ title }) => title)).toEqual(['Braços']);

    const edit = written({ [`e.${exercise.key}.note`]: 'pés altos' }, NOW + 2, 'tablet');
    const both = programKind.project(joined(without, edit));
    expect(both.days.map(({ title }) => title)).toEqual(['Pernas', 'Braços']);
    expect(both.days[0]).toMatchObject({ returned: true });
    expect(both.days[0]?.exercises.map(({ note }) => note)).toEqual(['pés altos', '']);

    const restored = written(restoreNode(`d.${day.key}`, NOW), NOW + 3, 'desk');
    expect(programKind.project(joined(without, restored)).days).toHaveLength(2);
  });

  test('keeps what two devices wrote in different exercises, whichever arrives first', () => {
    const registers = begun({ ...EMPTY_PROGRAM, days: [legs] });
    const [first, second] = programKind.project(registers).days[0]?.exercises ?? [];
    const one = written({ [`e.${first?.key}.rest`]: 60 }, NOW + 1, 'phone');
    const two = written({ [`e.${second?.key}.rest`]: 120 }, NOW + 1, 'desk');
    const rests = (all: Registers) =>
      programKind.project(all).days[0]?.exercises.map(({ restSeconds }) => restSeconds);
    expect(rests(joined(joined(registers, one), two))).toEqual([60, 120]);
    expect(rests(joined(joined(registers, two), one))).toEqual([60, 120]);
  });
});

const legs = {
  ...EMPTY_DAY,
  title: 'Pernas',
  exercises: [plainExercise('leg-press-45'), plainExercise('leg-extension')],
};
const arms = { ...EMPTY_DAY, title: 'Braços', exercises: [plainExercise('barbell-curl')] };
