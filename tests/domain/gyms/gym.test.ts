import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EQUIPMENT } from '#domain/exercises/exercise';
import {
  gymOf,
  gymWrites,
  hereCodes,
  isHere,
  machineOf,
  machineWrites,
  NEW_MACHINE,
} from '#domain/gyms/gym';
import { gymKind } from '#domain/gyms/kind';
import { GYM_PRESETS, kitOf } from '#domain/gyms/kits';
import { loadIn } from '#domain/load';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Registers, Writes } from '#domain/record/registers';
import { mergeRegisters, stamped } from '#protocol/merge';
import { anyRegisters } from '../../protocol/arbitrary';
import { kg } from './gym-samples';

const join = (...parts: readonly Registers[]) =>
  parts.reduce((all, part) => mergeRegisters(all, part).registers, {});
const by = (device: string, at: number, writes: Writes) => stamped(writes, [at, 0, device]);
const read = (registers: Registers) => gymOf('g', gymKind.project(registers));

const home = { name: ' Em casa ', ...kitOf('barbell', 'kg') };
const made = by('a', 5, gymWrites(home));

describe('the record of a gym', () => {
  test('what was written is read again', () => {
    expect(read(made)).toEqual({ ...home, id: 'g', name: 'Em casa', machines: {} });
  });

  test('what was not written is as in the usual gym', () => {
    expect(read(by('a', 1, { name: 'Academia' }))).toEqual({
      ...kitOf('complete', 'kg'),
      id: 'g',
      name: 'Academia',
      machines: {},
    });
    const pounds = read(by('a', 1, { name: 'Gym', unit: 'lb' }));
    expect(pounds?.plates.map(({ grams }) => loadIn(grams, 'lb'))).toEqual([
      45, 35, 25, 10, 5, 2.5,
    ]);
  });

  test('at home it begins with plates and dumbbells of up to ten kilos', () => {
    expect(kitOf('barbell', 'kg').plates[0]).toEqual({ grams: kg(10), count: 2 });
    expect(kitOf('dumbbells', 'kg').dumbbells.at(-1)).toBe(kg(10));
  });

  test('an edit writes only what changed, so two devices keep both', () => {
    expect(gymWrites(home, made)).toEqual({});
    const renamed = by('a', 8, gymWrites({ ...home, name: 'Garagem' }, made));
    const more = by('b', 7, gymWrites({ ...home, dumbbells: [kg(8), kg(4), kg(8)] }, made));
    expect(Object.keys(renamed)).toEqual(['name']);
    expect(read(join(made, renamed, more))).toMatchObject({
      name: 'Garagem',
      dumbbells: [kg(4), kg(8)],
    });
  });

  test('a machine is kept by exercise, and forgotten', () => {
    const machine = { ...NEW_MACHINE, startGrams: kg(7), note: ' banco no 4 ' };
    const noted = join(made, by('a', 6, machineWrites('leg-extension', machine)));
    const gym = read(noted);
    expect(gym && machineOf(gym, 'leg-extension')).toEqual({ ...machine, note: 'banco no 4' });
    expect(gym && machineOf(gym, 'constructor')).toBeNull();
    expect(read(join(noted, by('a', 7, machineWrites('leg-extension', null))))?.machines).toEqual(
      {},
    );
  });

  test('a bar or equipment of a newer version is left out and kept in its register', () => {
    const newer = by('a', 9, {
      bars: [
        { kind: 'safety-bar', grams: 25_000 },
        { kind: 'barbell', grams: 20_000 },
      ],
      equipment: ['reformer', 'barbell'],
    });
    expect(read(join(made, newer))).toMatchObject({
      bars: [{ kind: 'barbell', grams: 20_000 }],
      equipment: ['barbell'],
    });
  });

  test('refuses what nobody lifts', () => {
    for (const [path, value] of [
      ['plates', [{ grams: 0, count: 2 }]],
      ['plates', [{ grams: 10_000, count: -1 }]],
      ['dumbbells', [1.5]],
      ['name', '  '],
      ['m.x', { ...NEW_MACHINE, startGrams: -1 }],
      ['m.x', 'banco no 4'],
    ] as const) {
      const written: Writes = { [path]: value };
      expect(read(join(made, by('a', 9, written)))?.machines).toEqual({});
      expect(read(by('a', 9, written))?.plates).toEqual(kitOf('complete', 'kg').plates);
    }
    expect(gymKind.schemaOf('m.')).toBeNull();
    expect(gymKind.schemaOf('address')).toBeNull();
  });

  test('P1c R5a: removed it is none, and comes back as it was', () => {
    const gone = join(made, by('a', 7, removeNode(gymKind, made, '', 'a')));
    expect(read(gone)).toBeNull();
    expect(read(join(gone, by('a', 8, restoreNode('', 8))))).toEqual(read(made));
  });

  test('has a valid shape for any registers', () => {
    const path = fc.constantFrom('name', 'unit', 'bars', 'plates', 'dumbbells', 'equipment', 'm.x');
    const mixed = fc.tuple(anyRegisters, fc.dictionary(path, fc.jsonValue()));
    fc.assert(
      fc.property(mixed, ([registers, values]) => {
        const gym = read({ ...registers, ...by('b', 7, JSON.parse(JSON.stringify(values))) });
        expect(gym === null || gym.plates.every(({ grams }) => grams > 0)).toBe(true);
      }),
    );
  });
});

describe('what is there', () => {
  test('a gym without a list has everything', () => {
    for (const equipment of EQUIPMENT) {
      expect(isHere({ equipment: null }, { equipment })).toBe(true);
    }
  });

  test('the body is everywhere; a bar is where there is one', () => {
    const { equipment } = kitOf('dumbbells', 'kg');
    expect(isHere({ equipment }, { equipment: 'bodyweight' })).toBe(true);
    expect(isHere({ equipment }, { equipment: 'dumbbell' })).toBe(true);
    expect(isHere({ equipment }, { equipment: 'barbell' })).toBe(false);
    expect(hereCodes([])).toEqual(['bodyweight', 'other']);
  });

  test.each(GYM_PRESETS)('%s is kept whole in either unit', (preset) => {
    for (const unit of ['kg', 'lb'] as const) {
      const kit = kitOf(preset, unit);
      expect(read(by('a', 1, gymWrites({ name: 'X', ...kit })))).toMatchObject(kit);
    }
  });
});
