import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type LocalDay, localDay } from '#domain/local-day';
import { EMPTY_DAY, EMPTY_PROGRAM } from '#domain/programs/draft';
import { nextDay } from '#domain/programs/schedule';
import { programCommands } from '../../../src/data/commands/programs/programs';
import { readActiveDay } from '../../../src/data/programs/active-program';
import { programEntryOf } from '../../../src/data/programs/programs';
import { emptyBrowser } from '../../replica/browser';
import { openHere } from '../../replica/here';
import { accountOf } from '../account-here';
import { once, store } from '../commands/workouts/past-workouts';

const TODAY: LocalDay = '2026-11-18';
const BEGUN_MS = Date.UTC(2026, 0, 1);

/** Start times of workouts in hours since the start of the year, and their kinds. */
const past = fc.uniqueArray(
  fc.record({
    hour: fc.integer({ min: 0, max: 24 * 323 }),
    program: fc.constantFrom('mine', 'other', null),
    day: fc.constantFrom('first', 'second', 'taken-out'),
    week: fc.integer({ min: 1, max: 40 }),
    performed: fc.boolean(),
    finished: fc.boolean(),
  }),
  { selector: ({ hour }) => hour, maxLength: 12 },
);

const asked = fc.record({
  past,
  schedule: fc.constantFrom('letter' as const, 'weekday' as const),
  // Often late, so that little of the past is read before the rest of it.
  daysBegun: fc.integer({ min: 0, max: 320 }),
});

test('the day that comes now is the one that everything done since the beginning gives', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ past, schedule, daysBegun }) => {
      emptyBrowser();
      const here = await openHere();
      const commands = programCommands(() => accountOf(here));
      const id = await commands.create({
        ...EMPTY_PROGRAM,
        schedule,
        days: [
          { ...EMPTY_DAY, weekdays: [1, 4] },
          { ...EMPTY_DAY, weekdays: [3] },
        ],
      });
      const program = programEntryOf(await here.replica.record('program', id))?.program;
      if (!program) throw new Error('The ficha is not there');
      const [first = '', second = ''] = program.days.map(({ key }) => key);
      const keys = { first, second, 'taken-out': 'gone' };
      const since = addDays(TODAY, -daysBegun);
      const write = () => ({ program: { id, since } });
      await here.replica.commit([{ kind: 'preferences', id: 'self', write }]);

      const sorted = [...past].sort((a, b) => a.hour - b.hour);
      const done = [];
      for (const [nth, one] of sorted.entries()) {
        const startedAt = BEGUN_MS + one.hour * 3_600_000;
        const from = one.program && {
          program: one.program === 'mine' ? id : 'other',
          day: keys[one.day],
          week: one.week,
        };
        const effort = one.performed ? { load: 20_000, reps: 8 } : null;
        const exercises = [once('supino', effort)];
        await store(here, nth, { startedAt, finished: one.finished, from, exercises });
        const on = localDay(startedAt, 'UTC');
        const counts = one.program === 'mine' && one.performed && one.finished && on >= since;
        if (counts) done.push({ day: keys[one.day], week: one.week, localDay: on });
      }
      const found = await readActiveDay(here.replica, TODAY);
      expect(found?.next).toEqual(nextDay(program, done, { today: TODAY, since, weekStart: 1 }));
      expect(found?.trainedToday).toBe(done.some((each) => each.localDay === TODAY));
      here.replica.close();
    }),
    { numRuns: 25 },
  );
});
