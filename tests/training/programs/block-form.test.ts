import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { setBlockSchema } from '#domain/programs/prescription';
import { SET_KINDS } from '#domain/workouts/shape';
import {
  type BlockForm,
  blockFormOf,
  blockOfForm,
  newBlock,
  withKind,
} from '../../../src/training/programs/block-form';
import { anyBlock } from '../../domain/programs/arbitrary';

test('what was not touched is saved as it was, also in pounds', () => {
  fc.assert(
    fc.property(anyBlock, fc.constantFrom('kg' as const, 'lb' as const), (block, unit) => {
      const saved = blockOfForm(blockFormOf(block, 'reps', unit), unit);
      expect(saved).toEqual(block);
    }),
  );
});

test('whatever is typed, what is saved is valid', () => {
  const figure = fc.option(fc.double({ min: 0, max: 20_000, noNaN: true }));
  fc.assert(
    fc.property(
      fc.record({
        from: figure,
        to: figure,
        load: figure,
        percent: figure,
        effortValue: figure,
        loadBy: fc.constantFrom('none' as const, 'grams' as const, 'percent' as const),
        effort: fc.constantFrom('none' as const, 'rir' as const),
        measure: fc.constantFrom('reps' as const, 'time' as const, 'distance' as const),
        tempo: fc.constantFrom('', '30', '3010', 'XXXX'),
      }),
      fc.constantFrom(...SET_KINDS),
      (typed, kind) => {
        const form: BlockForm = { ...withKind(newBlock('reps'), kind), ...typed };
        expect(v.is(setBlockSchema, blockOfForm(form, 'kg'))).toBe(true);
      },
    ),
  );
});
