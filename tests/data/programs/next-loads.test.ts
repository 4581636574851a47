import { expect, test } from 'vitest';
import { addDays, localDay } from '#domain/local-day';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { programCommands } from '../../../src/data/commands/programs/programs';
import { nextLoads } from '../../../src/data/programs/next-loads';
import { programEntryOf } from '../../../src/data/programs/programs';
import { here, withHere } from '../../replica/opened';
import { accountOf } from '../account-here';
import { trainDay } from '../train-day';

const KG = 1000;

withHere();

test('the next block goes on from the last full week, not from the lighter one after it', async () => {
  const sets = [
    { count: 4, kind: 'normal' as const, reps: [8, 10] as [number, number], load: null },
  ];
  const bench = {
    ...plainExercise('barbell-bench-press'),
    sets,
    rule: { type: 'double' as const },
  };
  const id = await programCommands(() => accountOf(here)).create({
    ...EMPTY_PROGRAM,
    weeks: 4,
    weekOf: { 4: { label: '', deload: 10 } },
    days: [{ ...EMPTY_DAY, exercises: [bench] }],
  });
  const program = programEntryOf(await here.replica.record('program', id))?.program;
  if (!program) throw new Error('The ficha is not there');
  const today = localDay(Date.now(), 'UTC');
  const day = program.days[0]?.key ?? '';
  const on = (week: number) => ({
    programId: id,
    program,
    day,
    week,
    today: addDays(today, (week - 5) * 7),
  });
  await trainDay(here, on(3), (plan) => ({ ...plan, load: 100 * KG, reps: 10 }));
  const [lighter] = await trainDay(here, on(4));
  expect(lighter?.suggestion).toMatchObject({
    advice: { code: 'deload_week' },
    sets: [{ plan: { load: 90 * KG } }, {}],
  });
  const [next] = [...(await nextLoads(here.replica, id, program)).values()];
  expect(next).toMatchObject({
    advice: { code: 'double_up' },
    sets: [{ plan: { load: 102.5 * KG } }, {}, {}, {}],
  });
});
