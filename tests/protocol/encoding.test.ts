import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  decodeRegisters,
  encodedRegistersSchema,
  encodeRegisters,
  POISON,
} from '#protocol/encoding';
import { anyRegisters, workoutRegisters } from './arbitrary';

describe('encoded registers', () => {
  test('come back as they went, through JSON and the schema of the wire', () => {
    fc.assert(
      fc.property(fc.oneof(workoutRegisters, anyRegisters), (registers) => {
        const sent: unknown = JSON.parse(JSON.stringify(encodeRegisters(registers)));
        // The server refuses such names, and reading drops them.
        const kept = Object.entries(registers).filter(([path]) => !POISON.has(path));
        expect(decodeRegisters(v.parse(encodedRegistersSchema, sent))).toEqual(
          Object.fromEntries(kept),
        );
      }),
    );
  });

  test('never reach into a prototype, whatever the path is called', () => {
    const path = '__proto__';
    const hostile = Object.fromEntries([[path, ['Treino', [1, 0, 'a']] as const]]);
    const encoded = encodeRegisters(hostile);
    expect(Object.keys(encoded.r)).toEqual([path]);
    expect(Object.getPrototypeOf(encoded.r)).toBe(Object.prototype);
    const decoded = decodeRegisters(encoded);
    expect(Object.keys(decoded)).toEqual([]);
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
  });

  test('R6a: keep the stamps and lose the values when erased', () => {
    fc.assert(
      fc.property(workoutRegisters, (registers) => {
        const sent: unknown = JSON.parse(JSON.stringify(encodeRegisters(registers, true)));
        const erased = decodeRegisters(v.parse(encodedRegistersSchema, sent));
        expect(erased).toEqual(
          Object.fromEntries(
            Object.entries(registers).map(([path, [, stamp]]) => [path, [null, stamp]]),
          ),
        );
      }),
    );
  });

  test.each([
    null,
    [],
    {},
    { d: [], b: 0 },
    { d: [1], b: 0, r: {} },
    { d: [], b: 0.5, r: {} },
    { d: [], b: 0, r: { title: 'x' } },
    { d: [], b: 0, r: { title: [] } },
    { d: [], b: 0, r: { title: ['x', 0, 0] } },
    { d: [], b: 0, r: { title: ['x', 0, 0, 0, 0] } },
    { d: [], b: 0, r: { title: ['x', 0, null, 0] } },
    { d: [], b: 0, r: { title: ['x', 0, 0, 1.5] } },
  ])('of another shape are refused: %j', (sent) => {
    expect(v.is(encodedRegistersSchema, sent)).toBe(false);
  });

  test('cost three small integers for a stamp', () => {
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        `s.k${index}.kind`,
        ['normal', [1_760_000_000_000 + index * 1000, 0, 'abcdefghij']] as const,
      ]),
    );
    expect(JSON.stringify(encodeRegisters(many)).length / 100).toBeLessThan(45);
  });
});
