import { expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { weekInProgram } from '#domain/programs/week';
import { programCommands } from '../../../../src/data/commands/programs/programs';
import { startProgramDay } from '../../../../src/data/commands/workouts/start-program-day';
import { readWeekOn } from '../../../../src/data/programs/program-week';
import { programEntryOf } from '../../../../src/data/programs/programs';
import { entryOf } from '../../../../src/data/workouts/workouts';
import { emptyBrowser } from '../../../replica/browser';
import { openHere } from '../../../replica/here';
import { accountOf } from '../../account-here';

test.each([1, 7])('a ficha of %i weeks is started also after ten years of it', async (weeks) => {
  emptyBrowser();
  const here = await openHere();
  const source = () => accountOf(here);
  const exercises = [plainExercise('barbell-bench-press')];
  const id = await programCommands(source).create({
    ...EMPTY_PROGRAM,
    weeks,
    schedule: 'weekday',
    days: [{ ...EMPTY_DAY, weekdays: [1], exercises }],
  });
  const day = programEntryOf(await here.replica.record('program', id))?.program.days[0]?.key ?? '';
  const write = () => ({ program: { id, since: '2026-01-05' } });
  await here.replica.commit([{ kind: 'preferences', id: 'self', write }]);

  for (const week of [520, 521, 5300]) {
    const workout = await startProgramDay(source, id, day, week);
    const from = entryOf(await here.replica.record('workout', workout ?? ''))?.workout.from;
    expect(from?.day).toBe(day);
    expect(weekInProgram({ weeks }, from?.week ?? 0)).toBe(weekInProgram({ weeks }, week));
  }
  // A workout entered for a late day has a week that can be stored, too.
  expect(await readWeekOn(here.replica, id, '2099-01-05')).toBeLessThanOrEqual(520);
});
