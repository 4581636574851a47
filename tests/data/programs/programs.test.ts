import { beforeEach, expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import type { UndoStep } from '#domain/programs/undo';
import { programCommands } from '../../../src/data/commands/programs/programs';
import { readPrograms } from '../../../src/data/programs/programs';
import { here } from '../../replica/opened';
import { account, withAccount } from '../opened';

let steps: UndoStep[];

withAccount();
beforeEach(() => {
  steps = [];
});

const commands = () =>
  programCommands(
    () => account,
    (_, step) => steps.push(step),
  );
const days = (count: number, exercises = 0) =>
  Array.from({ length: count }, () => ({
    ...EMPTY_DAY,
    exercises: Array.from({ length: exercises }, () => plainExercise('plank')),
  }));
const shown = async () => (await readPrograms(here.replica)).map(({ program }) => program.title);
const first = async () => (await readPrograms(here.replica))[0]?.program;

test('fichas are made, copied, removed and brought back', async () => {
  const id = await commands().create({ ...EMPTY_PROGRAM, title: 'ABC', days: days(2, 2) });
  const copy = await commands().duplicate(id, 'ABC (cópia)');
  expect((await shown()).sort()).toEqual(['ABC', 'ABC (cópia)']);
  expect(await commands().duplicate('nowhere', '')).toBeNull();
  await commands().remove(copy ?? '');
  expect(await shown()).toEqual(['ABC']);
  await commands().restore(copy ?? '');
  expect((await shown()).length).toBe(2);
});

test('a fifteenth day and a 201st exercise are refused, and nothing of them is stored', async () => {
  const id = await commands().create({
    ...EMPTY_PROGRAM,
    days: days(PROGRAM_LIMITS.days, 14),
  });
  expect(await commands().addDay(id, 'more', EMPTY_DAY)).toBe('program_days');
  const key = (await first())?.days[0]?.key ?? '';
  expect(await commands().copyDay(id, key, 'more', '')).toBe('program_days');
  const five = Array.from({ length: 5 }, () => plainExercise('plank'));
  expect(await commands().addExercises(id, key, five)).toBe('program_exercises');
  expect(await commands().addExercises(id, key, five.slice(1))).toBeNull();
  expect((await first())?.days.length).toBe(PROGRAM_LIMITS.days);
  expect(steps.length).toBe(1);
});

test('an edit that changes nothing leaves nothing to take back', async () => {
  const id = await commands().create({ ...EMPTY_PROGRAM, title: 'ABC', days: days(1, 1) });
  await commands().describe(id, { title: 'ABC' });
  expect(steps).toEqual([]);
  await commands().describe(id, { title: 'Outra' });
  const [step] = steps;
  if (step) await commands().takeBack(id, step);
  expect(await shown()).toEqual(['ABC']);
});
