import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Registers } from '#domain/record/registers';
import { changeDigest, EMPTY_DIGEST, sumAfter, sumOf } from '#protocol/digest';
import { stamped } from '#protocol/merge';
import { workoutRegisters } from './arbitrary';

const id = (index: number) => `r${index}`;

describe('D1: the digest', () => {
  test('kept step by step is the one made from scratch', () => {
    const step = fc.tuple(fc.nat(4), fc.option(workoutRegisters));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const held = new Map<number, Registers>();
        let kept = EMPTY_DIGEST;
        for (const [index, next] of steps) {
          const before = held.get(index);
          kept = changeDigest(
            kept,
            before ? sumOf('workout', id(index), before) : null,
            next ? sumOf('workout', id(index), next) : null,
          );
          if (next) held.set(index, next);
          else held.delete(index);
        }
        const anew = [...held]
          .reverse()
          .reduce(
            (digest, [index, registers]) =>
              changeDigest(digest, null, sumOf('workout', id(index), registers)),
            EMPTY_DIGEST,
          );
        expect(kept).toEqual(anew);
        expect(kept.count).toBe(held.size);
      }),
    );
  });

  test('is the FNV-1a of kind, id, path and stamp, which every version knows', () => {
    // FNV hash of "workout/r1/title/1/0/a" from the offsets 811c9dc5 and 1b873593.
    const registers = stamped({ title: 'Peito' }, [1, 0, 'a']);
    expect(sumOf('workout', 'r1', registers)).toBe('9a83915ef2914ba0');
  });

  test('does not depend on the order of the registers, and does on every stamp', () => {
    fc.assert(
      fc.property(workoutRegisters, fc.nat(), (registers, pick) => {
        const entries = Object.entries(registers);
        const sum = sumOf('workout', 'a', registers);
        expect(sumOf('workout', 'a', Object.fromEntries([...entries].reverse()))).toBe(sum);
        expect(sum).toMatch(/^[0-9a-f]{16}$/);
        const one = entries[pick % Math.max(1, entries.length)];
        if (!one) return;
        const [path, [value, [ms, counter, device]]] = one;
        const later: Registers = { ...registers, [path]: [value, [ms, counter + 1, device]] };
        expect(sumOf('workout', 'a', later)).not.toBe(sum);
        expect(sumOf('workout', 'b', registers)).not.toBe(sum);
        expect(sumOf('exercise', 'a', registers)).not.toBe(sum);
      }),
    );
  });

  test('the sum after a change is that of all registers', () => {
    fc.assert(
      fc.property(workoutRegisters, workoutRegisters, (before, written) => {
        const sum = sumOf('workout', 'a', before);
        const after = { ...before, ...written };
        const anew = sumOf('workout', 'a', after);
        expect(sumAfter('workout', 'a', { sum, registers: before }, after)).toBe(anew);
      }),
    );
  });
});
