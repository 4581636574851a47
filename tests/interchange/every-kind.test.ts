import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordKind, Registers } from '#domain/record/registers';
import { KINDS, kindOf } from '#protocol/kinds';
import { mergeRegisters, stamped } from '#protocol/merge';
import { createOwnFileReader, ownFileLines } from '../../src/interchange/own/own-file';
import {
  type PlainRecord,
  plainRecord,
  writesOfPlain,
} from '../../src/interchange/own/plain-record';
import { KIND_SAMPLES } from './kind-samples';

const ID = '0192d5a0-0000-7000-8000-000000000001';

/**
 * Drops state that a file does not contain: whether a node returned, and a rest that runs on one
 * device.
 */
function settled(kind: RecordKind<unknown>, registers: Registers): unknown {
  const passing = kind.name === 'workout' ? ['returned', 'rest'] : ['returned'];
  const text = JSON.stringify(kind.project(registers), (key, value: unknown) =>
    passing.includes(key) ? undefined : value,
  );
  return JSON.parse(text);
}

function throughText(record: PlainRecord): readonly PlainRecord[] {
  const reader = createOwnFileReader();
  for (const line of ownFileLines([record], 5)) reader.take(line);
  const own = reader.end();
  if ('unreadable' in own) throw new Error('The file cannot be read');
  return own.records;
}

/** The registers that a device writes for a record in a file. */
function written(kind: RecordKind<unknown>, record: PlainRecord): Registers {
  const { steps, unknown } = writesOfPlain(kind, record);
  expect(unknown).toEqual([]);
  return steps.reduce<Registers>((registers, step, index) => {
    const writes = step({ device: 'new', now: 100 });
    return mergeRegisters(registers, stamped(writes, [100, index, 'new'])).registers;
  }, {});
}

describe('I2a: a file of our own holds every kind', () => {
  test.each(Object.keys(KINDS))('%s comes back as it was shown', (name) => {
    const kind = kindOf(name);
    const sample = KIND_SAMPLES[name];
    if (!kind || !sample) throw new Error(`kind-samples.ts draws no records of ${name}`);
    let compared = 0;
    fc.assert(
      fc.property(sample, (registers) => {
        const record = plainRecord(kind, ID, registers);
        if (!record) return;
        expect(throughText(record)).toEqual([record]);
        const after = written(kind, record);
        expect(settled(kind, after)).toEqual(settled(kind, registers));
        expect(plainRecord(kind, ID, after)).toEqual(record);
        compared += 1;
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(50);
  });
});
