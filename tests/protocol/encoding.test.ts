import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { decodeRegisters, encodedRegistersSchema, encodeRegisters } from '#protocol/encoding';
import { anyRegisters, workoutRegisters } from './arbitrary';

describe('encoded registers', () => {
  test('come back as they went, through JSON and the schema of the wire', () => {
    fc.assert(
      fc.property(fc.oneof(workoutRegisters, anyRegisters), (registers) => {
        const sent: unknown = JSON.parse(JSON.stringify(encodeRegisters(registers)));
        expect(decodeRegisters(v.parse(encodedRegistersSchema, sent))).toEqual(registers);
      }),
    );
  });

  test('R6 keep the stamps and lose the values when erased', () => {
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
