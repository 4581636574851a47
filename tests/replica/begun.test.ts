import { beforeEach, describe, expect, it } from 'vitest';
import { localDay } from '#domain/local-day';
import { removeWorkout } from '#domain/workouts/arrange';
import { beginWorkout } from '#domain/workouts/begin';
import { recordSet } from '#domain/workouts/perform';
import { page, sentOps, taken, wire, writtenBy } from './answers';
import { emptyBrowser, idOf } from './browser';
import { DAY, deviceAhead, HOUR } from './device-clock';
import { type Here, openHere } from './here';

const ZONE = 'America/Sao_Paulo';
const ID = idOf(1);

beforeEach(emptyBrowser);

/** Starts a workout with two sets like a tap, by the app's clock. */
async function tapBegin({ replica }: Here, id = ID): Promise<void> {
  const sets = ['s1', 's2'].map((key) => ({ key, kind: 'normal' as const, plan: null }));
  await replica.commit([
    {
      kind: 'workout',
      id,
      makes: true,
      write: (_, { now }) =>
        beginWorkout('Treino A', { at: now, zone: ZONE, day: localDay(now, ZONE) }, [
          { key: 'e1', exercise: 'supino-reto', sets },
        ]),
    },
  ]);
}

async function tapSet({ replica }: Here, key: string): Promise<void> {
  await replica.commit([
    {
      kind: 'workout',
      id: ID,
      write: (known, author) =>
        recordSet(known, key, { load: 80_000, reps: 8 }, author.now, author),
    },
  ]);
}

type Device = ReturnType<typeof deviceAhead>;

/** Opens the app, lets it meet the server, and closes it. */
async function meetBefore({ clock, truth }: Device): Promise<void> {
  const app = await openHere({ clock });
  await app.trip({ now: truth() });
  app.replica.close();
}

const contact = (app: Here, { truth }: Device) =>
  app.trip((sent) => ({ now: truth(), ...taken(sent) }));

const startOf = async (app: Here, id = ID) => (await app.workout(id)).start;

/** Counts how often screens are to read everything again. */
function wideNews({ replica }: Here): () => number {
  let count = 0;
  replica.subscribe(({ wide }) => {
    if (wide) count += 1;
  });
  return () => count;
}

describe('C2m: what began by a wrong clock moves when a contact proves it', () => {
  it('C2m1 C2m3: moves a workout, its sets and its end at the first contact of a device', async () => {
    const here = deviceAhead(-30 * HOUR);
    const app = await openHere({ clock: here.clock });
    const began = here.truth();
    await tapBegin(app);
    here.pass(60_000);
    const tapped = here.truth();
    await tapSet(app, 's1');
    await app.replica.commit([
      { kind: 'workout', id: ID, write: (_, { now }) => ({ finish: { at: now } }) },
    ]);
    expect((await startOf(app)).day).toBe('2026-11-19');
    here.pass(HOUR);

    await contact(app, here);

    const { start, endedAt } = await app.workout(ID);
    expect(start).toEqual({ at: began, zone: ZONE, day: '2026-11-20' });
    expect((await app.set(ID, 's1'))?.done?.at).toBe(tapped);
    expect(endedAt).toBe(tapped);
    // The change arrives by an ordinary write, which goes to the server as usual.
    await contact(app, here);
    const { prepared } = await contact(app, here);
    expect(sentOps(prepared)).toEqual([]);
    expect((await app.workout(ID)).start.day).toBe('2026-11-20');
  });

  it('C2m2: moves it when its time has not come yet: the clock was put forward while closed', async () => {
    const here = deviceAhead(-DAY);
    await meetBefore(here);
    here.pass(DAY);
    here.set(DAY);
    const before = await openHere({ clock: here.clock });
    await tapBegin(before);
    expect((await startOf(before)).day).toBe('2026-11-22');
    before.replica.close();
    here.pass(HOUR);

    const app = await openHere({ clock: here.clock });
    await contact(app, here);

    expect(await startOf(app)).toMatchObject({ at: here.truth() - HOUR, day: '2026-11-21' });
    expect(await app.replica.doubts()).toEqual([]);
  });

  it('C2m2: moves it when the page has been open since', async () => {
    const here = deviceAhead(DAY);
    await meetBefore(here);
    here.pass(3 * DAY);
    here.set(-DAY);
    const app = await openHere({ clock: here.clock });
    const began = here.truth();
    await tapBegin(app);
    here.pass(2 * HOUR);
    await tapSet(app, 's1');

    await contact(app, here);

    expect((await startOf(app)).at).toBe(began);
    expect((await app.set(ID, 's1'))?.done?.at).toBe(began + 2 * HOUR);
    expect(await app.replica.doubts()).toEqual([]);
  });

  it.each([
    ['forward', 5 * HOUR],
    ['back', -5 * HOUR],
  ])('leaves it when the clock is set %s after it', async (_, by) => {
    for (const closes of [true, false]) {
      emptyBrowser();
      const here = deviceAhead();
      await meetBefore(here);
      here.pass(DAY);
      let app = await openHere({ clock: here.clock });
      const began = here.truth();
      await tapBegin(app);
      here.pass(HOUR);
      if (closes) app.replica.close();
      here.set(by);
      here.pass(HOUR);
      if (closes) app = await openHere({ clock: here.clock });
      await contact(app, here);
      expect((await startOf(app)).at).toBe(began);
    }
  });

  it('leaves it when its clock is set back after it in a page that sleeps', async () => {
    const here = deviceAhead();
    await meetBefore(here);
    here.pass(DAY);
    const app = await openHere({ clock: here.clock });
    const began = here.truth();
    await tapBegin(app);
    here.set(-DAY);
    here.sleep(3 * DAY);
    await contact(app, here);
    expect((await startOf(app)).at).toBe(began);
    expect(await app.replica.doubts()).toMatchObject([{ at: began, other: began + DAY }]);
  });

  it('C2m5: leaves it when the device sleeps while its clock is set back after it', async () => {
    const here = deviceAhead();
    const app = await openHere({ clock: here.clock });
    await contact(app, here);
    const began = here.truth();
    await tapBegin(app);
    here.set(-2 * DAY);
    here.sleep(12 * HOUR);
    await contact(app, here);
    expect((await startOf(app)).at).toBe(began);
    expect((await app.replica.pending()).ops).toBe(0);
  });

  it('C2m5: leaves it when the clock is set back after it on a device without a contact', async () => {
    const here = deviceAhead();
    const app = await openHere({ clock: here.clock });
    const began = here.truth();
    await tapBegin(app);
    here.set(-DAY);
    await app.write(ID, () => ({ title: 'Peito' }));
    here.pass(2 * DAY);
    await contact(app, here);
    expect((await startOf(app)).at).toBe(began);
  });

  it('C2m4: leaves a time that somebody typed since, a removed workout and what others timed', async () => {
    const here = deviceAhead(-30 * HOUR);
    const app = await openHere({ clock: here.clock });
    for (const nth of [1, 2, 3]) await tapBegin(app, idOf(nth));
    const typed = { at: here.truth() - 5 * HOUR, zone: ZONE, day: '2026-11-20' };
    await app.write(idOf(1), () => ({ start: typed }));
    await app.write(idOf(2), (known, device) =>
      removeWorkout(known, { device, now: here.clock.now }),
    );
    const began = here.truth();
    const others = writtenBy('tablet0000', began, {
      's.s1.done.tablet0000': { load: 70_000, reps: 8, at: began + 1000 },
    });

    await app.trip((sent) => ({
      now: here.truth(),
      ...taken(sent),
      ...page(0, 2, [wire(idOf(3), others, { rev: 2 })]),
    }));

    expect(await startOf(app, idOf(1))).toEqual(typed);
    expect((await app.workout(idOf(2))).removedAt).not.toBeNull();
    expect((await startOf(app, idOf(3))).at).toBe(began);
    expect((await app.set(idOf(3), 's1'))?.done?.at).toBe(began + 1000);
  });

  it('writes nothing when the clock was right', async () => {
    const here = deviceAhead(30_000);
    const app = await openHere({ clock: here.clock });
    await app.trip({ now: here.truth() });
    await tapBegin(app);
    const { at } = await startOf(app);
    here.pass(HOUR);
    const wide = wideNews(app);
    await contact(app, here);
    expect((await startOf(app)).at).toBe(at);
    expect((await app.replica.pending()).ops).toBe(0);
    expect(wide()).toBe(0);
  });
});

describe('C2n: a day that nobody can prove is asked about', () => {
  /**
   * The clock was a day ahead at the last contact, and was set right days later while the app was
   * closed.
   */
  async function inDoubt() {
    const here = deviceAhead(DAY);
    await meetBefore(here);
    here.pass(3 * DAY);
    here.set(-DAY);
    const app = await openHere({ clock: here.clock });
    const began = here.truth();
    await tapBegin(app);
    here.pass(60_000);
    await tapSet(app, 's1');
    return { here, app, began };
  }

  const doubtOf = async (app: Here) => {
    const [doubt, ...others] = await app.replica.doubts();
    if (!doubt || others.length > 0) throw new Error('Not one doubt');
    return doubt;
  };

  it('C2n1: names both times before the next contact', async () => {
    const { app, began } = await inDoubt();
    expect(await doubtOf(app)).toEqual({
      kind: 'workout',
      id: ID,
      at: began - DAY,
      other: began,
    });
  });

  it('C2n3: moves the workout and trusts the clock when the person says so, before any contact', async () => {
    const { here, app, began } = await inDoubt();
    await app.replica.decideDoubt(await doubtOf(app), true);
    expect((await startOf(app)).at).toBe(began);
    expect((await app.set(ID, 's1'))?.done?.at).toBe(began + 60_000);
    await tapBegin(app, idOf(2));
    expect((await startOf(app, idOf(2))).at).toBe(here.truth());
    expect(await app.replica.doubts()).toEqual([]);

    await contact(app, here);
    await contact(app, here);
    expect((await startOf(app)).at).toBe(began);
    expect((await app.replica.pending()).ops).toBe(0);
  });

  it('moves all that the same page began, and asks on about what another did', async () => {
    const here = deviceAhead(DAY);
    await meetBefore(here);
    here.pass(3 * DAY);
    here.set(-DAY);
    const before = await openHere({ clock: here.clock });
    await tapBegin(before, idOf(3));
    before.replica.close();
    const app = await openHere({ clock: here.clock });
    const began = here.truth();
    await tapBegin(app, idOf(1));
    await tapBegin(app, idOf(2));
    const doubt = (await app.replica.doubts()).find(({ id }) => id === idOf(2));
    if (!doubt) throw new Error('There is no doubt');

    await app.replica.decideDoubt(doubt, true);

    expect((await startOf(app, idOf(1))).at).toBe(began);
    expect((await startOf(app, idOf(2))).at).toBe(began);
    expect((await startOf(app, idOf(3))).at).toBe(began - DAY);
    expect(await doubtOf(app)).toMatchObject({ id: idOf(3) });
  });

  it('leaves the workout when the person says that it is right, and asks no more', async () => {
    const { here, app, began } = await inDoubt();
    await app.replica.decideDoubt(await doubtOf(app), false);
    await tapBegin(app, idOf(2));
    expect(await app.replica.doubts()).toEqual([]);
    expect((await startOf(app)).at).toBe(began - DAY);
    expect((await startOf(app, idOf(2))).at).toBe(here.truth() - DAY);
  });

  it('C2n1: stays after a contact that proves neither time, until the person says', async () => {
    const { here, app: before, began } = await inDoubt();
    before.replica.close();
    here.pass(HOUR);
    const app = await openHere({ clock: here.clock });
    await contact(app, here);
    expect((await startOf(app)).at).toBe(began - DAY);
    await contact(app, here);

    await app.replica.decideDoubt(await doubtOf(app), true);

    expect((await startOf(app)).at).toBe(began);
    expect(await app.replica.doubts()).toEqual([]);
    expect(app.replica.skew()).toBe(0);
  });

  it('C2m4: asks about a workout that comes back from the bin after the contact', async () => {
    const here = deviceAhead(-30 * HOUR);
    const app = await openHere({ clock: here.clock });
    const began = here.truth();
    await tapBegin(app);
    await app.write(ID, (known, device) => removeWorkout(known, { device, now: here.clock.now }));
    await contact(app, here);
    await app.write(ID, () => ({ back: here.clock.now }));
    expect((await app.workout(ID)).removedAt).toBeNull();
    expect(await doubtOf(app)).toMatchObject({ at: began - 30 * HOUR, other: began });
  });

  it('ends with a contact that shows the same skew', async () => {
    const here = deviceAhead(DAY);
    await meetBefore(here);
    here.pass(3 * DAY);
    const before = await openHere({ clock: here.clock });
    await tapBegin(before);
    expect(await before.replica.doubts()).toHaveLength(1);
    before.replica.close();
    const app = await openHere({ clock: here.clock });
    const wide = wideNews(app);
    await contact(app, here);
    expect(await app.replica.doubts()).toEqual([]);
    expect((await startOf(app)).at).toBe(here.truth());
    expect(wide()).toBe(1);
  });

  it('offers the time of the contact for a workout that lies after it', async () => {
    const here = deviceAhead();
    await meetBefore(here);
    here.set(DAY);
    const before = await openHere({ clock: here.clock });
    await tapBegin(before);
    before.replica.close();
    here.set(-DAY);
    here.pass(HOUR);
    const app = await openHere({ clock: here.clock });
    await contact(app, here);
    expect(await doubtOf(app)).toMatchObject({ other: here.truth() });
  });
});
