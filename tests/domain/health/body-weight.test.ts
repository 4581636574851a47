import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyKind, parseWeight, weighingOf, weightWrites } from '#domain/health/body-weight';
import { loadIn } from '#domain/load';
import { removeNode } from '#domain/record/deletion';
import type { Registers, Writes } from '#domain/record/registers';
import { mergeRegisters, stamped } from '#protocol/merge';
import { anyRegisters } from '../../protocol/arbitrary';

const join = (...parts: readonly Registers[]) =>
  parts.reduce((all, part) => mergeRegisters(all, part).registers, {});
const weight = { day: '2026-11-20', grams: 80_200, note: '' };
const made = stamped({ ...weightWrites(weight), at: 5 }, [5, 0, 'a']);

describe('a typed weight', () => {
  test('takes comma and dot, kilos and pounds, from 20 to 400 kg', () => {
    expect(parseWeight('80,2', 'kg')).toBe(80_200);
    expect(parseWeight('80.2', 'kg')).toBe(80_200);
    expect(parseWeight('176,5', 'lb')).toBe(80_059);
    expect(loadIn(80_059, 'lb')).toBe(176.5);
    expect(parseWeight('20', 'kg')).toBe(20_000);
    expect(parseWeight('400', 'kg')).toBe(400_000);
    for (const typed of ['19,99', '400,01', '802', '8,02', '', 'oitenta', '1.080,2']) {
      expect(parseWeight(typed, 'kg')).toBeNull();
    }
  });
});

describe('the record of a weighing', () => {
  test('holds day, instant, grams and note', () => {
    expect(weighingOf('w', bodyKind.project(made))).toEqual({ id: 'w', at: 5, ...weight });
    const noted = stamped(weightWrites({ ...weight, note: ' em jejum ' }), [6, 0, 'a']);
    expect(bodyKind.project(join(made, noted)).note).toBe('em jejum');
  });

  test('refuses what no scale says, and days that do not exist', () => {
    const shapeOf = (writes: Writes) => bodyKind.project(stamped(writes, [1, 0, 'a']));
    for (const said of [19_999, 400_001, 80_000.5, '80', null]) {
      expect(shapeOf({ weight: said }).grams).toBeNull();
    }
    expect(shapeOf({ weight: 80_000 }).grams).toBe(80_000);
    expect(shapeOf({ day: '2026-02-30' }).day).toBeNull();
    expect(bodyKind.schemaOf('height')).toBeNull();
  });

  test('two devices that correct different things keep both', () => {
    const heavier = stamped(weightWrites({ ...weight, grams: 81_000 }, made), [9, 0, 'a']);
    const earlier = stamped(weightWrites({ ...weight, day: '2026-11-19' }, made), [8, 0, 'b']);
    const both = weighingOf('w', bodyKind.project(join(made, heavier, earlier)));
    expect(both).toMatchObject({ grams: 81_000, day: '2026-11-19', at: 5 });
  });

  test('a correction writes only what changed', () => {
    expect(weightWrites(weight, made)).toEqual({});
    expect(weightWrites({ ...weight, note: 'à noite' }, made)).toEqual({ note: 'à noite' });
  });

  test('R2b: a correction that the removal had not seen keeps it; removed, it is none', () => {
    const gone = stamped(removeNode(bodyKind, made, '', 'a'), [7, 0, 'a']);
    expect(weighingOf('w', bodyKind.project(join(made, gone)))).toBeNull();
    const corrected = stamped(weightWrites({ ...weight, grams: 79_900 }, made), [6, 0, 'b']);
    expect(weighingOf('w', bodyKind.project(join(made, gone, corrected)))?.grams).toBe(79_900);
  });

  test('has a valid shape for any registers', () => {
    const other = fc.constantFrom('day', 'at', 'weight', 'note', 'gone.a', 'back');
    const mixed = fc.tuple(anyRegisters, fc.dictionary(other, fc.jsonValue())).map(
      ([registers, values]): Registers => ({
        ...registers,
        ...stamped(JSON.parse(JSON.stringify(values)), [7, 0, 'b']),
      }),
    );
    fc.assert(
      fc.property(mixed, (registers) => {
        const { grams, note } = bodyKind.project(registers);
        expect(grams === null || (grams >= 20_000 && grams <= 400_000)).toBe(true);
        expect(note.length).toBeLessThanOrEqual(1000);
      }),
    );
  });
});
