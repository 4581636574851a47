import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Registers } from '#domain/record/registers';
import { workoutKind } from '#domain/workouts/kind';
import { projectWorkout } from '#domain/workouts/project';
import type { Workout } from '#domain/workouts/shape';
import { mergeRegisters, stamped } from '#protocol/merge';
import { createOwnFileReader, ownFileLines } from '../../../src/interchange/own/own-file';
import { plainRecord, writesOfPlain } from '../../../src/interchange/own/plain-record';
import { workoutRegisters } from '../../protocol/arbitrary';

const ID = '0192d5a0-0000-7000-8000-000000000001';

/**
 * Drops state that a file does not contain: whether a node returned, and a rest that runs on one
 * device.
 */
function settled(workout: Workout): unknown {
  return {
    ...workout,
    rest: null,
    returned: false,
    exercises: workout.exercises.map((exercise) => ({
      ...exercise,
      returned: false,
      sets: exercise.sets.map((set) => ({ ...set, returned: false })),
    })),
  };
}

/** The registers that a device writes for a record in a file. */
function written(values: NonNullable<ReturnType<typeof plainRecord>>): Registers {
  const { steps, unknown } = writesOfPlain(workoutKind, values);
  expect(unknown).toEqual([]);
  return steps.reduce<Registers>((registers, step, index) => {
    const writes = step({ device: 'new', now: 100 });
    return mergeRegisters(registers, stamped(writes, [100, index, 'new'])).registers;
  }, {});
}

function throughText(record: NonNullable<ReturnType<typeof plainRecord>>, cut: number) {
  const text = [...ownFileLines([record], 5)].join('');
  const reader = createOwnFileReader();
  for (let from = 0; from < text.length; from += cut) reader.take(text.slice(from, from + cut));
  const own = reader.end();
  if ('unreadable' in own) throw new Error('The file cannot be read');
  return own;
}

describe('I2: a file of our own', () => {
  test('I2a I2b: any workout comes back as it was shown', () => {
    fc.assert(
      fc.property(workoutRegisters, fc.integer({ min: 1, max: 400 }), (registers, cut) => {
        const before = projectWorkout(registers);
        const record = plainRecord(workoutKind, ID, registers);
        if (!record) {
          expect(before.removedAt).not.toBeNull();
          return;
        }
        const [read] = throughText(record, cut).records;
        expect(read).toEqual(record);
        expect(settled(projectWorkout(written(record)))).toEqual(settled(before));
      }),
      { numRuns: 1000 },
    );
  });

  test('is one JSON object, readable by anybody, also when another hand wrote it anew', () => {
    const record = { kind: 'exercise', id: ID, values: { name: 'Rosca do Zé', unilateral: true } };
    const text = [...ownFileLines([record, record], 5)].join('');
    const content: unknown = JSON.parse(text);
    expect(content).toEqual({
      format: 'anilha',
      version: 1,
      exportedAt: 5,
      records: [record, record],
    });
    for (const anew of [JSON.stringify(content), JSON.stringify(content, null, 2)]) {
      const reader = createOwnFileReader();
      reader.take(anew);
      expect(reader.end()).toEqual({ exportedAt: 5, records: [record, record], broken: 0 });
    }
  });

  test('what is cut off, later or foreign is not half read', () => {
    const record = { kind: 'exercise', id: ID, values: { name: 'Rosca' } };
    const text = [...ownFileLines([record], 5)].join('');
    const reading = (content: string) => {
      const reader = createOwnFileReader();
      reader.take(content);
      return reader.end();
    };
    expect(reading(text.slice(0, -4))).toEqual({ unreadable: { reason: 'broken' } });
    expect(reading(text.slice(0, 30))).toEqual({ unreadable: { reason: 'broken' } });
    expect(reading(text.replace('"version":1', '"version":7'))).toEqual({
      unreadable: { reason: 'newer', version: 7 },
    });
    expect(reading('{"a": 1}')).toMatchObject({ unreadable: { reason: 'unknown' } });
    expect(reading(text.replace('{"kind"', '{"kind":3,"k"'))).toMatchObject({ broken: 1 });
  });
});
