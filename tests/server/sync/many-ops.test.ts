import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { preferencesKind } from '#domain/account/preferences';
import { RECORD_LIMITS } from '#domain/record/excess';
import type { RecordKind, Register, Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { workoutKind } from '#domain/workouts/kind';
import { LIMITS } from '#protocol/limits';
import { type CheckedOp, checkOp } from '../../../server/sync/push/check-op';
import {
  type HeldRecord,
  holdRecord,
  mergeOp,
  settleErasure,
} from '../../../server/sync/push/held-record';
import { writeBody } from '../../../server/sync/record/body';
import { eraseStored, type StoredRecord } from '../../../server/sync/record/stored-record';
import { createTally } from '../../../server/sync/record/tally';
import { stamp, workoutRegisters } from '../../protocol/arbitrary';
import { type SlowRecord, slowMerge } from './slow-merge';

const ID = '0195f000-0000-7000-8000-000000000001';
const NOW = 1_000_000;
const own = { space: 'u:a', owner: 'a', own: true, grant: null, past: [], health: true };
const SAYS = { overrun: false, copied: false, room: true };

let made = 0;
function opOf(kind: string, said: { set: object } | { full: Registers }, at: Stamp): CheckedOp {
  made += 1;
  const record = kind === 'preferences' ? 'self' : ID;
  const raw = { id: `o${made}`, space: 'u:a', kind, record, stamp: at, ...said };
  const op = checkOp(raw, { accessTo: () => own, nameless: false, schema: 1, now: NOW });
  if ('code' in op || !('registers' in op)) throw new Error(`not taken: ${JSON.stringify(op)}`);
  return op;
}

function rowOf(stored: StoredRecord, erased: boolean) {
  const { text } = writeBody(stored, null);
  return { rev: 1, born: 1, body: text, erased: erased ? 1 : 0, removed_at: null, sum: null };
}

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const name = (at: number) => `x${at.toString(36)}`;

describe('the ops of one request', () => {
  const stored = fc
    .tuple(fc.option(workoutRegisters, { freq: 5 }), fc.boolean())
    .map(([registers, erased]): [StoredRecord, boolean] | null => {
      if (!registers || Object.keys(registers).length === 0) return null;
      const record = { registers, blank: new Set<string>() };
      return [erased ? eraseStored(record) : record, erased];
    });
  const purge = stamp.map((at): Registers => ({ purge: [1, at] }));
  const written = fc.oneof(
    { weight: 4, arbitrary: workoutRegisters },
    { weight: 1, arbitrary: purge },
  );
  const said = fc.tuple(written, stamp, fc.nat(9), fc.boolean());

  test('are answered, and leave the record, as if each was merged by itself', () => {
    fc.assert(
      fc.property(stored, fc.array(said, { minLength: 1, maxLength: 12 }), (before, ops) => {
        const held = holdRecord(workoutKind, ID, before && rowOf(...before), null);
        const found = { ...held.found.registers };
        const slow: SlowRecord = {
          stored: held.found,
          erased: held.erased,
          hollow: held.hollow,
          revived: false,
          entangled: false,
          changed: false,
        };
        for (const [registers, at, how, overrun] of ops) {
          const entries = Object.entries(registers);
          if (entries.length === 0) continue;
          const op = opFrom(entries, at, how, slow.stored);
          if (!op) continue;
          const says = { overrun: overrun && how % 4 === 0, copied: false, room: true };
          const code = slowMerge(workoutKind, before !== null, slow, op, says.overrun);
          expect([op, mergeOp(held, op, says)]).toEqual([op, code]);
          expect(held).toMatchObject({
            stored: { registers: slow.stored.registers, blank: slow.stored.blank },
            erased: slow.erased,
            hollow: slow.hollow,
            revived: slow.revived,
            entangled: slow.entangled,
            changed: slow.changed,
          });
        }
        expect(held.found.registers).toEqual(found);
        settleErasure(held);
        const after = slow.erased ? eraseStored(slow.stored) : slow.stored;
        expect(held.stored.registers).toEqual(after.registers);
      }),
      { numRuns: 2000 },
    );
  });

  /** An op as a device writes it: some fields, all its data, or the remainder after an erasure. */
  function opFrom(
    entries: readonly (readonly [string, Register])[],
    at: Stamp,
    how: number,
    { registers }: StoredRecord,
  ): CheckedOp | null {
    const set = Object.fromEntries(entries.map(([path, [value]]) => [path, value]));
    if (how < 4) return opOf('workout', { set }, at);
    const mine = Object.fromEntries(entries);
    if (how < 7) return opOf('workout', { full: mine }, at);
    const all = { ...registers, ...(how === 7 ? mine : {}) };
    if (Object.keys(all).length === 0) return null;
    const full = how === 9 ? eraseStored({ registers: all, blank: new Set() }).registers : all;
    return opOf('workout', { full }, at);
  }

  test('too_large: of many that bring it near its limit, those that pass it and no other', () => {
    const letter = fc.constantFrom('n', 'é', '"');
    const piece = fc.tuple(
      fc.nat(40),
      letter,
      fc.integer({ min: 0, max: 4000 }),
      fc.nat(30),
      stamp,
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 20, maxLength: 70 }), (pieces) => {
        const first = opOf('workout', { full: { title: ['A', [20, 0, 'a']] } }, [20, 0, 'a']);
        const held = holdRecord(workoutKind, ID, null, null);
        const slow: SlowRecord = {
          stored: held.found,
          erased: false,
          hollow: false,
          revived: false,
          entangled: false,
          changed: false,
        };
        mergeOp(held, first, SAYS);
        slowMerge(workoutKind, false, slow, first, false);
        for (const [index, [key, filler, length, device, [ms]]] of pieces.entries()) {
          const note = filler.repeat(length);
          const op = opOf('workout', { set: { [`e.k${key}.note`]: note } }, [
            20 + ms,
            index,
            `d${device}`,
          ]);
          expect(mergeOp(held, op, SAYS)).toBe(slowMerge(workoutKind, false, slow, op, false));
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** A kind that counts calls for whole records, and for single registers. */
function counted(kind: RecordKind<unknown>) {
  const asked = { whole: 0, registers: 0 };
  const rules: RecordKind<unknown> = {
    ...kind,
    project: (registers) => {
      asked.whole += 1;
      return kind.project(registers);
    },
    excess: (registers, paths) => {
      asked.whole += 1;
      return kind.excess(registers, paths);
    },
    nodeOf: (path) => {
      asked.registers += 1;
      return kind.nodeOf(path);
    },
    bearsLife: (path, value) => {
      asked.registers += 1;
      return kind.bearsLife(path, value);
    },
  };
  return { rules, asked };
}

/** A record that counts full iterations over its registers. */
function watched(registers: Registers) {
  const seen = { through: 0 };
  const proxy = new Proxy(registers, {
    ownKeys: (target) => {
      seen.through += 1;
      return Reflect.ownKeys(target);
    },
  });
  return { proxy, seen };
}

describe('a request costs what its ops are, not how large its records are', () => {
  const gone = (count: number): Registers =>
    Object.fromEntries(
      times(count, (at) => [`gone.${name(at)}`, [{ [name(at)]: [1, 0] }, [2, 0, 'a']]]),
    );
  const start: Registers = { start: [{ at: 1, zone: 'UTC', day: '2026-03-02' }, [1, 0, 'a']] };

  function pushed(
    kind: RecordKind<unknown>,
    registers: Registers,
    ops: readonly CheckedOp[],
    erased = false,
  ) {
    const { rules, asked } = counted(kind);
    const record = { registers, blank: new Set<string>() };
    const whole = erased ? eraseStored(record) : record;
    const { proxy, seen } = watched(whole.registers);
    const row = rowOf(whole, erased);
    const body = { ...writeBody(whole, null), stored: { ...whole, registers: proxy } };
    const held: HeldRecord = holdRecord(rules, ID, row, { body, sum: '' });
    const codes = ops.map((op) => mergeOp(held, op, SAYS));
    return { held, codes, asked, copies: seen.through };
  }

  const large = { ...start, ...gone(3000) };
  const cases: readonly [
    string,
    RecordKind<unknown>,
    Registers,
    boolean,
    (at: number) => CheckedOp,
    /** The answer to the last op. */
    string | null,
  ][] = [
    [
      'that ask for erasure',
      workoutKind,
      large,
      false,
      (at) => opOf('workout', { set: { purge: at } }, [10 + at, 0, 'p']),
      null,
    ],
    [
      'that bring back what was erased, without all of it',
      workoutKind,
      { ...large, 'gone.z': [{ a: [9, 0] }, [9, 0, 'a']] },
      true,
      (at) => opOf('workout', { set: { [`s.k${at}.kind`]: 'normal' } }, [20 + at, 0, 'p']),
      'full',
    ],
    [
      'that write what was there',
      preferencesKind,
      Object.fromEntries(times(4000, (at) => [`x.${name(at)}.rest`, [60, [1, 0, 'a']]])),
      false,
      (at) => opOf('preferences', { set: { unit: at % 2 ? 'kg' : 'lb' } }, [10 + at, 0, 'p']),
      null,
    ],
    [
      'that bring something new, until there is no room',
      preferencesKind,
      Object.fromEntries(
        times(RECORD_LIMITS.registers - 50, (at) => [`x.${name(at)}.rest`, [60, [1, 0, 'a']]]),
      ),
      false,
      (at) => opOf('preferences', { set: { [`v.n${at}`]: 1 } }, [10 + at, 0, 'p']),
      'too_large',
    ],
    [
      'whose times lie ahead',
      workoutKind,
      large,
      false,
      (at) => opOf('workout', { set: { title: `${at}` } }, [NOW + 100_000, at, 'p']),
      'clock',
    ],
    [
      'that say it is erased',
      workoutKind,
      large,
      false,
      () => opOf('workout', { full: { title: [null, [1, 0, 'z']] } }, [1, 0, 'z']),
      null,
    ],
  ];

  test.each(cases)('200 ops %s', (_, kind, registers, erased, make, last) => {
    const size = Object.keys(registers).length;
    const few = pushed(kind, registers, times(5, make), erased);
    const many = pushed(kind, registers, times(LIMITS.opsPerRequest, make), erased);
    expect(many.codes.at(-1)).toBe(last);
    // The record is copied once; some facts about the whole are computed once before.
    expect(many.copies).toBe(few.copies);
    expect(many.copies).toBeLessThanOrEqual(2);
    expect(many.asked.whole).toBe(few.asked.whole);
    expect(many.asked.whole).toBeLessThanOrEqual(1);
    const own = LIMITS.opsPerRequest * 10;
    expect(many.asked.registers).toBeLessThanOrEqual(few.asked.registers + own);
    expect(many.asked.registers).toBeLessThanOrEqual(3 * size + own);
  });

  test('a record at its limit of bytes is measured a few times, whatever is sent', () => {
    let written = 0;
    const plan = {
      get load() {
        written += 1;
        return 40_000;
      },
      reps: 8,
    };
    const registers: Registers = {
      's.p.plan': [plan, [5, 0, 'a']],
      ...Object.fromEntries(times(32, (at) => [`e.k${at}.note`, ['n'.repeat(4000), [5, 0, 'a']]])),
    };
    const record = { registers, blank: new Set<string>() };
    const body = writeBody(record, null);
    const held = holdRecord(workoutKind, ID, rowOf(record, false), { body, sum: '' });
    written = 0;
    const set = (at: number) => ({ [`e.m${at}.note`]: 'x'.repeat(40) });
    const codes = times(200, (at) =>
      mergeOp(held, opOf('workout', { set: set(at) }, [9, at, 'b']), SAYS),
    );
    const left = LIMITS.recordBytes - Buffer.byteLength(body.text);
    const most = Math.floor(left / 60);
    expect(codes.filter((code) => code === null).length).toBeGreaterThan(most / 2);
    expect(codes.slice(most)).toEqual(Array(200 - most).fill('too_large'));
    expect(written).toBeLessThan(12);
  });
});

test('what is counted register by register says what asking the kind does', () => {
  const path = fc.oneof(
    workoutRegisters.map((registers) => Object.keys(registers)),
    fc.array(fc.nat(700).map((at) => `s.p.done.${name(at)}`)),
    fc.array(fc.nat(90).map((at) => `e.${name(at)}.order`)),
    fc.nat(600).map((count) => times(count, (at) => `gone.${name(at)}`)),
    fc.nat(500).map((count) => times(count, (at) => `s.${name(at)}.kind`)),
  );
  fc.assert(
    fc.property(fc.array(path, { maxLength: 6 }), fc.nat(5), (parts, undone) => {
      const live: Record<string, Register> = {};
      const tally = createTally(workoutKind, []);
      for (const [index, part] of parts.entries()) {
        const added = [...new Set(part)].filter((one) => !Object.hasOwn(live, one));
        for (const one of added) {
          live[one] = [null, [1, 0, 'a']];
          tally.add(one);
        }
        expect(tally.holds(added, RECORD_LIMITS.writers)).toBe(
          added.length === 0
            ? workoutKind.excess(live, []) === null
            : workoutKind.excess(live, added) === null,
        );
        if (index !== undone) continue;
        for (const one of added) {
          delete live[one];
          tally.drop(one);
        }
      }
    }),
  );
});
