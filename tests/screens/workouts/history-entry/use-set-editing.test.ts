import { expect, test } from 'vitest';
import { splitSides } from '#domain/workouts/arrange';
import { addSetLike } from '#domain/workouts/begin';
import { addedWith } from '../../../../src/screens/workouts/history-entry/use-set-editing';
import { running } from '../../../domain/workouts/log';

let made = 0;
const newKey = () => `n${made++}`;

test('of a set that was added and left empty neither side stays', () => {
  const log = running();
  log.write((workout) => splitSides(workout, 'x', newKey));
  const keysOf = () => log.workout.exercises[0]?.sets.map(({ key }) => key) ?? [];
  const before = new Set(keysOf());
  log.write((workout) => addSetLike(workout, 'x', newKey));
  const [exercise] = log.workout.exercises;
  const added = exercise?.sets.filter(({ key }) => !before.has(key)) ?? [];
  const [set] = added;
  if (!exercise || !set) throw new Error('No set was added');
  expect(added).toHaveLength(2);
  expect(addedWith({ exercise, set }, before)).toEqual(added);
  const [first] = exercise.sets;
  expect(first && addedWith({ exercise, set: first }, before)).toEqual([]);
});
