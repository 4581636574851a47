import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Registers } from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import { projectWorkout } from '#domain/workouts/project';
import { mergeAll, mergeRegisters, stamped } from '#protocol/merge';
import { shares } from './arbitrary';

const join = (...parts: readonly Registers[]) =>
  parts.reduce((all, part) => mergeRegisters(all, part).registers, {});

describe('C5: merging registers by stamp', () => {
  test('C5a: comes to the same in every order, grouping and repetition', () => {
    fc.assert(
      fc.property(shares, ([a, b, c]) => {
        const all = join(a, b, c);
        for (const other of [join(a, c, b), join(b, a, c), join(c, b, a), join(b, c, a)]) {
          expect(other).toEqual(all);
          expect(projectWorkout(other)).toEqual(projectWorkout(all));
        }
        expect(join(a, join(b, c))).toEqual(all);
        expect(mergeAll(a, [b, c])).toEqual(all);
        expect(mergeAll(a, [])).toBe(a);
        expect(join(all, b, a, all)).toEqual(all);
      }),
    );
  });

  test('says what changed, and whether the sender alone would have come to the same', () => {
    fc.assert(
      fc.property(shares, ([base, incoming]) => {
        const { registers, changed, entangled, twin } = mergeRegisters(base, incoming);
        for (const path of Object.keys(registers)) {
          expect(changed.includes(path)).toBe(registers[path] !== base[path] && !same(path));
        }
        expect(entangled).toBe(
          Object.entries(incoming).some(([path, register]) => {
            const winner = registers[path];
            return winner !== undefined && compareStamps(winner[1], register[1]) !== 0;
          }),
        );
        expect(twin).toBeNull();
        function same(path: string) {
          const [before, after] = [base[path], registers[path]];
          return (
            before !== undefined && after !== undefined && compareStamps(before[1], after[1]) === 0
          );
        }
      }),
    );
  });

  test('an equal stamp with another value is the mark of a cloned profile', () => {
    const at = [5, 0, 'a'] as const;
    const one = stamped({ title: 'Peito', note: '' }, at);
    expect(mergeRegisters(one, stamped({ title: 'Costas' }, at)).twin).toBe('title');
    expect(mergeRegisters(one, stamped({ title: 'Peito' }, at)).twin).toBeNull();
  });

  test.each([
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [[1], { 0: 1 }, false],
    [[1, 2], [2, 1], false],
    [null, {}, false],
  ])('%j and %j are the same value: %s', (a, b, same) => {
    const at = [5, 0, 'a'] as const;
    expect(mergeRegisters({ rest: [a, at] }, { rest: [b, at] }).twin === null).toBe(same);
  });
});
