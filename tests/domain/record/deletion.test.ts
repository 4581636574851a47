import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fateOf, isRemoval, isRestore, removeNode, restoreNode } from '#domain/record/deletion';
import type { Registers } from '#domain/record/registers';
import { covers, type Stamp } from '#domain/record/stamp';
import { workoutRules } from '#domain/workouts/rules';
import { mergeRegisters, stamped } from '#protocol/merge';
import { workoutRegisters } from '../../protocol/arbitrary';

const effort = { load: 50_000, reps: 8, at: 5 };
const at = (ms: number, device: string): Stamp => [ms, 0, device];
const join = (...parts: readonly Registers[]) =>
  parts.reduce((all, part) => mergeRegisters(all, part).registers, {});
const fate = (registers: Registers) => fateOf(workoutRules, registers);

const workout = stamped(
  {
    start: { at: 1, zone: 'America/Sao_Paulo', day: '2026-03-02' },
    'e.x.exercise': 'supino-reto',
    's.p.place': ['x', 'i'],
    's.p.kind': 'normal',
    's.q.place': ['x', 'j'],
    's.q.kind': 'normal',
  },
  at(1, 'a'),
);
const remove = (registers: Registers, node: string, ms: number, device: string) =>
  stamped(removeNode(workoutRules, registers, node, device), at(ms, device));

describe('R: removal', () => {
  test('R1a R3a: hides the node and what it holds', () => {
    const removed = join(workout, remove(workout, 'e.x', 5, 'a'));
    expect([...fate(removed).hidden]).toEqual(['e.x']);
    expect(fate(join(workout, remove(workout, '', 5, 'a'))).removedAt).toBe(5);
  });

  test('R1b R4a: a set performed elsewhere brings its exercise back, with the sets not removed themselves', () => {
    const gone = remove(join(workout, remove(workout, 's.q', 4, 'a')), 'e.x', 5, 'a');
    const performed = stamped({ 's.p.done.b': effort }, at(3, 'b'));
    const result = fate(join(workout, remove(workout, 's.q', 4, 'a'), gone, performed));
    expect([...result.hidden]).toEqual(['s.q']);
    expect([...result.returned]).toEqual(['e.x']);
  });

  test.each([
    ['a plan', { 's.p.plan': { load: 1, reps: 1 } }],
    ['an order', { 'e.x.order': 'm' }],
    ['a rest', { 'e.x.rest': 30 }],
    ['an un-completed set', { 's.p.done.b': { undone: true, seen: {} } }],
    ['an emptied note', { 'e.x.note': '' }],
    ['a title', { title: 'Peito' }],
  ])('R2c: %s of somebody who did not know does not bring it back', (_, writes) => {
    const unseen = stamped(writes, at(9, 'b'));
    const removed = join(workout, remove(workout, 'e.x', 5, 'a'), unseen);
    expect(fate(removed).hidden.has('e.x')).toBe(true);
  });

  test.each([
    ['a note', { 'e.x.note': 'cotovelo' }],
    ['a set', { 's.n.place': ['x', 'k'], 's.n.kind': 'normal' }],
    ['a performed set', { 's.p.done.b': effort }],
    ['a restored set', { 's.p.back': 7 }],
  ])('R2a: %s of somebody who did not know does', (_, writes) => {
    const unseen = stamped(writes, at(2, 'b'));
    const removed = join(workout, remove(workout, 'e.x', 5, 'a'), unseen);
    expect(fate(removed).hidden.has('e.x')).toBe(false);
  });

  test('R2a: finishing brings a discarded workout back, a finish that was seen does not', () => {
    const finished = stamped({ finish: { at: 3 } }, at(3, 'b'));
    expect(fate(join(workout, remove(workout, '', 5, 'a'), finished)).removedAt).toBeNull();
    const known = join(workout, finished);
    expect(fate(join(known, remove(known, '', 5, 'a'))).removedAt).toBe(5);
  });

  test('I1b: the batch of an import brings no removed workout back', () => {
    const batch = stamped({ batch: { id: 'b1', at: 2, from: 'hevy' } }, at(9, 'b'));
    expect(fate(join(workout, remove(workout, '', 5, 'a'), batch)).removedAt).toBe(5);
  });

  test('R5b: of two removals that each missed something, both together hide', () => {
    const b = stamped({ 's.p.done.b': effort }, at(2, 'b'));
    const c = stamped({ 's.q.done.c': effort }, at(3, 'c'));
    const first = remove(join(workout, b), 'e.x', 5, 'b');
    const second = remove(join(workout, c), 'e.x', 6, 'c');
    expect(fate(join(workout, b, c, first)).hidden.has('e.x')).toBe(false);
    expect(fate(join(workout, b, c, first, second)).hidden.has('e.x')).toBe(true);
  });

  test('R5a: a restore shows it again, also beside a removal that had not seen the restore', () => {
    const removed = join(workout, remove(workout, 'e.x', 5, 'a'));
    const restored = join(removed, stamped(restoreNode('e.x', 6), at(6, 'b')));
    expect(fate(restored).hidden.size).toBe(0);
    expect(fate(restored).returned.size).toBe(0);
    expect(fate(join(restored, remove(removed, 'e.x', 7, 'c'))).hidden.size).toBe(0);
    expect([...fate(join(restored, remove(restored, 'e.x', 8, 'c'))).hidden]).toEqual(['e.x']);
  });

  test('R1b: whatever the registers, a removal by who sees all of them hides the node', () => {
    const node = fc.constantFrom('', 'e.x', 'e.y', 's.x', 's.z');
    fc.assert(
      fc.property(workoutRegisters, node, (registers, name) => {
        const after = join(registers, remove(registers, name, 99, 'd'));
        expect(fate(after).hidden.has(name)).toBe(true);
        const writes = removeNode(workoutRules, registers, name, 'd');
        const [seen] = Object.values(writes);
        expect(Object.keys(writes)).toHaveLength(1);
        for (const [path, [, stamp]] of Object.entries(registers)) {
          if (workoutRules.nodeOf(path) !== name || typeof seen !== 'object' || !seen) continue;
          expect(covers(JSON.parse(JSON.stringify(seen)), stamp)).toBe(true);
        }
      }),
    );
  });

  test('tells removals and restores from registers that only look like them', () => {
    const paths = ['gone.a', 'e.x.gone.a', 's.gone.gone.back', 'gone.back'];
    expect(paths.filter(isRemoval)).toEqual(paths);
    const not = ['e.gone.order', 's.gone.kind', 's.gone.done.a', 'x.gone-a.rest', 'e.x.gone'];
    expect(not.filter(isRemoval)).toEqual([]);
    expect(['back', 'e.x.back', 's.back.back'].every(isRestore)).toBe(true);
    expect(['s.x.done.back', 'gone.back', 's.back.kind'].some(isRestore)).toBe(false);
  });
});
