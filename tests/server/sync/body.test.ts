import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Registers } from '#domain/record/registers';
import { encodeRegisters, POISON } from '#protocol/encoding';
import { mergeRegisters } from '#protocol/merge';
import { type PushBody, writeBody } from '../../../server/sync/record/body';
import { createRecent } from '../../../server/sync/record/recent';
import { readStored, type StoredRecord } from '../../../server/sync/record/stored-record';
import { anyRegisters, workoutRegisters } from '../../protocol/arbitrary';

const stored = (registers: Registers, blank: readonly string[] = []): StoredRecord => ({
  registers,
  blank: new Set(blank),
});

/** No record has a path that reaches into prototypes. */
const sendable = fc
  .oneof(workoutRegisters, anyRegisters)
  .map(
    (registers): Registers =>
      Object.fromEntries(Object.entries(registers).filter(([path]) => !POISON.has(path))),
  );

test('a body is the encoded registers, of the blank ones the stamps alone', () => {
  fc.assert(
    fc.property(sendable, fc.nat(5), (registers, every) => {
      expect(writeBody(stored(registers), null).text).toBe(
        JSON.stringify(encodeRegisters(registers)),
      );
      const blank = Object.keys(registers).filter((_, at) => at % (every + 1) === 0);
      const read = readStored(writeBody(stored(registers, blank), null).text);
      expect(read.blank).toEqual(new Set(blank));
      for (const [path, [value, stamp]] of Object.entries(registers)) {
        const kept = blank.includes(path) ? null : JSON.parse(JSON.stringify(value));
        expect(read.registers[path]).toEqual([kept, stamp]);
      }
    }),
  );
});

test('a body made from the last one says the same as one that is made anew', () => {
  const step = fc.tuple(workoutRegisters, fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let record = stored({});
      let last: PushBody | null = null;
      for (const [written, blanked] of steps) {
        const { registers } = mergeRegisters(record.registers, written);
        // Rarely one register has lost its value.
        record = stored(
          registers,
          Object.keys(registers).filter((_, at) => at === 0 && blanked === 0),
        );
        last = writeBody(record, last);
        expect(readStored(last.text)).toEqual(readStored(writeBody(record, null).text));
      }
    }),
  );
});

test('what is known of a record is told for the body that it was, and goes with the newest', () => {
  const body = writeBody(stored({ title: ['A', [1, 0, 'a']] }), null);
  const next = writeBody(stored({ title: ['B', [2, 0, 'a']] }), body);
  const recent = createRecent();
  const [ofAna, ofBia] = ['u:ana', 'u:bia'].map((space) => ({ space, kind: 'workout', id: 'r' }));
  if (!ofAna || !ofBia) throw new Error('There are no two places');
  recent.note(ofAna, { body, sum: '1' });
  expect(recent.find(ofAna, body.text)?.sum).toBe('1');
  expect(recent.find(ofAna, next.text)).toBeNull();
  expect(recent.find(ofBia, body.text)).toBeNull();
  const note = 'x'.repeat(900_000);
  for (let at = 0; at < 9; at += 1) {
    const large = writeBody(stored({ note: [note, [at, 0, 'a']] }), null);
    recent.note({ ...ofBia, id: `r${at}` }, { body: large, sum: '2' });
  }
  expect(recent.find(ofAna, body.text)).toBeNull();
});
