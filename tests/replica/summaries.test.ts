import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Author, Registers, Writes } from '#domain/record/registers';
import {
  finishWorkout,
  removeExercise,
  removeWorkout,
  reopenWorkout,
  restoreExercise,
  restoreWorkout,
} from '#domain/workouts/arrange';
import { performSet, unperformSet } from '#domain/workouts/perform';
import { projectWorkout } from '#domain/workouts/project';
import { page, refusedWith, taken, wire, writtenBy } from './answers';
import { emptyBrowser, idOf, inDatabase, NOW, SPACE } from './browser';
import { begun, type Here, openHere } from './here';
import { both, expectInStep, idIn } from './summary-steps';

const LIFT = 'barbell-bench-press';
let here: Here;

beforeEach(async () => {
  emptyBrowser();
  here = await openHere();
});

async function past(id: string, load = 80_000): Promise<void> {
  await here.begin(id);
  await here.perform(id, 's1', load);
  await here.write(id, (_, device) => finishWorkout({ device, now: here.clock.now }));
}

const using = async (exercise: string) =>
  (
    (await (await here.replica.summaries()).newestUsing('workout', new Map([[exercise, 9]]))).get(
      exercise,
    ) ?? []
  ).map(({ id }) => id);

describe('C1: the summary of a workout', () => {
  it('C1c: is there once it is finished, follows corrections, goes with it and comes back', async () => {
    const author = (device: string): Author => ({ device, now: here.clock.now });
    await here.begin(idOf(1));
    await here.perform(idOf(1), 's1', 80_000);
    expect(await inDatabase((database) => database.count('summary'))).toBe(0);
    await here.write(idOf(1), (_, device) => finishWorkout(author(device)));
    expect(await using(LIFT)).toEqual([idOf(1)]);
    await here.perform(idOf(1), 's1', 82_500);
    expect((await both(here)).stored[0]?.exercises[0]?.sets[0]?.done.load).toBe(82_500);
    await here.write(idOf(1), (known, device) => removeWorkout(known, author(device)));
    expect(await using(LIFT)).toEqual([]);
    await here.write(idOf(1), (_, device) => restoreWorkout(author(device)));
    expect(await using(LIFT)).toEqual([idOf(1)]);
    await here.write(idOf(1), (known) => reopenWorkout(known));
    expect(await using(LIFT)).toEqual([]);
    await expectInStep(here);
  });

  it('C1c: goes when the server no longer has the workout (rule C7)', async () => {
    await here.meet();
    await past(idOf(1));
    await here.trip((prepared) => taken(prepared));
    await here.exchanger.reset();
    await here.trip(page(0, 2, []));
    expect(await here.replica.record('workout', idOf(1))).toBeNull();
    expect(await using(LIFT)).toEqual([]);
  });

  it('goes back to what it was when the server refuses a correction', async () => {
    await here.meet();
    await past(idOf(1), 80_000);
    await here.trip((prepared) => taken(prepared));
    await here.perform(idOf(1), 's1', 90_000);
    await here.trip(refusedWith('invalid'));
    expect((await both(here)).stored[0]?.exercises[0]?.sets[0]?.done.load).toBe(80_000);
    await expectInStep(here);
  });
});

type Step =
  | { does: 'edit'; id: number; edit: number; load: number }
  | { does: 'pull'; id: number; edit: number; load: number }
  | { does: 'sync'; code: 'taken' | 'clock' | 'invalid' }
  | { does: 'bundle' };

const edited = { id: fc.nat(3), edit: fc.nat(8), load: fc.integer({ min: 1, max: 200 }) };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('edit'), ...edited }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pull'), ...edited }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('sync'),
      code: fc.constantFrom('taken', 'clock', 'invalid'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('bundle') }) },
);

function editOf(edit: number, load: number) {
  return (known: Registers, author: Author): Writes => {
    const workout = projectWorkout(known);
    const edits: (() => Writes)[] = [
      () => begun(2),
      () => performSet(known, 's1', { load: load * 500, reps: 8 }, 60, author),
      () => finishWorkout(author),
      () => finishWorkout(author),
      () => removeWorkout(known, author),
      () => restoreWorkout(author),
      () => reopenWorkout(known),
      () => unperformSet(known, workout, 's1', author),
      () => (load % 2 === 0 ? removeExercise(known, 'e1', author) : restoreExercise('e1', author)),
    ];
    return edits[edit]?.() ?? {};
  };
}

it('C1c C1d C1e: whatever is written, pulled, removed and brought back, it is what the views come to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      emptyBrowser();
      here = await openHere();
      await here.meet();
      let rev = 0;
      const at = (n: number) => idIn(n % 2, n);
      for (const id of [0, 1, 2, 3]) await here.write(at(id), () => begun(2));
      for (const [nth, each] of steps.entries()) {
        here.clock.now = NOW + nth * 1000;
        if (each.does === 'bundle') {
          await (await here.replica.summaries()).bundle();
          continue;
        }
        if (each.does === 'sync') {
          await here.trip(each.code === 'taken' ? taken : refusedWith(each.code));
          continue;
        }
        const id = at(each.id);
        const write = editOf(each.edit, each.load);
        if (each.does === 'edit') {
          await here.replica.commit([{ kind: 'workout', id, write }]);
        } else {
          const author = { device: 'tablet', now: here.clock.now };
          const base = await inDatabase((database) => database.get('base', [SPACE, 'workout', id]));
          const known = writtenBy('tablet', author.now, write({}, author));
          rev += 1;
          await here.trip(page(rev - 1, rev, [wire(id, known, { rev, born: base?.born ?? 1 })]));
        }
      }
      await expectInStep(here);
      here.replica.close();
    }),
    { numRuns: 40 },
  );
});
