import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import type { SetBlock } from '#domain/programs/prescription';
import type { Rule } from '#domain/programs/rule';
import type { Program } from '#domain/programs/shape';
import type { DaySuggestion } from '#domain/progression/start-program';
import { programCommands } from '../../../src/data/commands/programs/programs';
import { programEntryOf } from '../../../src/data/programs/programs';
import { here, withHere } from '../../replica/opened';
import { accountOf } from '../account-here';
import { type Doing, trainDay, trainFreely } from '../train-day';

const SQUAT = 'barbell-back-squat';
const BEGUN = '2026-01-05';
const KG = 1000;

withHere();

const block = (count: number, reps: [number, number]): SetBlock => ({
  count,
  kind: 'normal',
  reps,
  load: null,
});

/** A ficha in which each day has the squat once; the weeks of the first day differ. */
async function fichaOf(
  rules: readonly Rule[],
  sets: readonly SetBlock[],
  weeks: Readonly<Record<number, SetBlock[]>> = {},
): Promise<{ id: string; program: Program }> {
  const id = await programCommands(() => accountOf(here)).create({
    ...EMPTY_PROGRAM,
    weeks: 4,
    weekOf: { 4: { label: 'Leve', deload: 10 } },
    days: rules.map((rule) => ({
      ...EMPTY_DAY,
      exercises: [{ ...plainExercise(SQUAT), sets: [...sets], weeks, rule }],
    })),
  });
  const program = programEntryOf(await here.replica.record('program', id))?.program;
  if (!program) throw new Error('The ficha is not there');
  return { id, program };
}

/** One day of the ficha in a week, at a number of days after its first day. */
const on = ({ id, program }: { id: string; program: Program }, week: number, nth = 0) => ({
  programId: id,
  program,
  day: program.days[nth]?.key ?? '',
  week,
  today: addDays(BEGUN, (week - 1) * 7 + nth),
});

function saidOf([first]: readonly DaySuggestion[]) {
  const { sets = [], advice = null } = first?.suggestion ?? {};
  return { code: advice?.code, kg: (sets[0]?.plan.load ?? 0) / KG };
}

describe('loads by percent of the 1RM', () => {
  // The waves of the built-in ficha strength-waves-4.
  const waves: Rule = { type: 'wave', waves: [75, 80, 85, 77.5] };
  const squats = () =>
    fichaOf([waves], [block(4, [5, 5])], { 2: [block(4, [4, 4])], 3: [block(4, [3, 3])] });
  const short: Doing = (plan) => ({ ...plan, reps: (plan.reps ?? 1) - 1 });

  test('stay what they are for whoever does what is asked, for a year', async () => {
    const ficha = await squats();
    await trainFreely(here, SQUAT, addDays(BEGUN, -3), { load: 100 * KG, reps: 1 });
    for (let week = 1; week <= 52; week += 1) {
      const said = saidOf(await trainDay(here, on(ficha, week)));
      if (week % 4 === 3) expect([week, said]).toEqual([week, { code: 'wave', kg: 85 }]);
    }
  });

  test('go down a tenth after three sessions that missed, say so, and stay there', async () => {
    const ficha = await squats();
    await trainFreely(here, SQUAT, addDays(BEGUN, -3), { load: 100 * KG, reps: 1 });
    for (const week of [1, 2, 3]) await trainDay(here, on(ficha, week), short);
    const said = [];
    for (let week = 4; week <= 20; week += 1) {
      said.push(saidOf(await trainDay(here, on(ficha, week))));
    }
    // 77.5 % of 90 kg, a tenth lighter; then 75 %, and in week 19 85 %.
    expect(said[0]).toEqual({ code: 'percent_stall', kg: 62.5 });
    expect(said[1]).toEqual({ code: 'wave', kg: 67.5 });
    expect(said[15]).toEqual({ code: 'wave', kg: 77.5 });
  });

  test('go down as well for whoever makes the sets lighter before doing them', async () => {
    const ficha = await squats();
    await trainFreely(here, SQUAT, addDays(BEGUN, -3), { load: 100 * KG, reps: 1 });
    const lighter: Doing = (plan) => ({ ...plan, load: (plan.load ?? 0) - 10 * KG });
    for (const week of [1, 2, 3]) await trainDay(here, on(ficha, week), lighter, true);
    expect(saidOf(await trainDay(here, on(ficha, 4))).code).toBe('percent_stall');
  });

  test('go up with a better set, and come back over some sessions after a long pause', async () => {
    const ficha = await squats();
    await trainFreely(here, SQUAT, addDays(BEGUN, -3), { load: 100 * KG, reps: 1 });
    await trainDay(here, on(ficha, 1));
    const kg = [];
    for (const week of [13, 14, 15, 16, 17])
      kg.push(saidOf(await trainDay(here, on(ficha, week))).kg);
    // 80, 88, 96.8 and 100 kg of 1RM.
    expect(kg).toEqual([60, 70, 82.5, 70, 75]);
    await trainFreely(here, SQUAT, addDays(BEGUN, 16 * 7 + 2), { load: 110 * KG, reps: 1 });
    expect(saidOf(await trainDay(here, on(ficha, 18))).kg).toBe(87.5);
  });
});

describe('an exercise that stands on several days', () => {
  test('reaches the sessions that its rule waits for, on each of them', async () => {
    const rule: Rule = { type: 'linear', every: 8 };
    const ficha = await fichaOf([rule, rule], [block(3, [5, 5])]);
    await trainFreely(here, SQUAT, addDays(BEGUN, -3), { load: 80 * KG, reps: 5 });
    const codes = [];
    for (let week = 1; week <= 12; week += 1) {
      for (const nth of [0, 1]) codes.push(saidOf(await trainDay(here, on(ficha, week, nth))).code);
    }
    expect(codes.filter((code) => code === 'linear_up')).toHaveLength(2);
  });

  test('is lowered where it brings nothing more', async () => {
    const rule: Rule = { type: 'double' };
    const ficha = await fichaOf([rule, rule, rule, rule], [block(3, [8, 10])]);
    await trainFreely(here, SQUAT, addDays(BEGUN, -3), { load: 80 * KG, reps: 8 });
    const codes = [];
    for (let week = 1; week <= 6; week += 1) {
      for (const nth of [0, 1, 2, 3]) {
        const done = await trainDay(here, on(ficha, week, nth), (plan) => ({ ...plan, reps: 8 }));
        codes.push(saidOf(done).code);
      }
    }
    expect(codes).toContain('stall_deload');
  });
});
