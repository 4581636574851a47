import { beforeEach, describe, expect, it } from 'vitest';
import { compareStamps } from '#domain/record/stamp';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { answer, taken } from './answers';
import { emptyBrowser, idOf, NOW, outbox } from './browser';
import { DAY, deviceAhead, HOUR, MINUTE } from './device-clock';
import { openHere } from './here';

/** The server time according to the device. */
const timeOf = ({ clock, replica }: Awaited<ReturnType<typeof openHere>>) =>
  clock.now + replica.skew();

beforeEach(emptyBrowser);

describe('C2k: the skew is measured on the monotonic clock', () => {
  it('C2k1: learns the whole step when the clock is set back during a request', async () => {
    const here = deviceAhead();
    const app = await openHere({ clock: here.clock });
    await app.trip({ now: here.truth() });
    const prepared = await app.exchanger.prepare(FULL_BATCH);
    const sent = app.exchanger.reading();
    here.pass(200);
    const server = here.truth();
    here.set(-DAY);
    here.pass(200);

    await app.exchanger.apply(prepared, answer({ now: server }), sent);

    expect(app.replica.skew()).toBe(DAY);
  });

  it('C2k2: learns nothing from a trip during which the clock is set forward', async () => {
    const here = deviceAhead();
    const app = await openHere({ clock: here.clock });
    const prepared = await app.exchanger.prepare(FULL_BATCH);
    const sent = app.exchanger.reading();
    const server = here.truth();
    here.set(DAY);
    here.pass(200);
    await app.exchanger.apply(prepared, answer({ now: server }), sent);
    expect(app.replica.inside.identity().skew).toBeNull();

    await app.trip({ now: here.truth() });

    expect(app.replica.skew()).toBe(-DAY);
  });

  it('C2k2: learns nothing from a trip that takes longer than any answer may', async () => {
    const here = deviceAhead(HOUR);
    const app = await openHere({ clock: here.clock });
    const prepared = await app.exchanger.prepare(FULL_BATCH);
    const sent = app.exchanger.reading();
    here.pass(121_000);
    await app.exchanger.apply(prepared, answer({ now: here.truth() }), sent);
    expect(app.replica.inside.identity().skew).toBeNull();
  });
});

describe('C2l: a wall clock that was set back ends the skew', () => {
  it('C2l1: shows the right time when a clock a day ahead is set right while the app is closed', async () => {
    const here = deviceAhead(DAY);
    const before = await openHere({ clock: here.clock });
    await before.trip({ now: here.truth() });
    before.replica.close();
    here.pass(2 * HOUR);
    here.set(-DAY);

    const app = await openHere({ clock: here.clock });

    expect(timeOf(app)).toBe(here.truth());
  });

  it('shows the right time when it was used for days before it is set right', async () => {
    const here = deviceAhead(DAY);
    const before = await openHere({ clock: here.clock });
    await before.trip({ now: here.truth() });
    here.pass(3 * DAY);
    await before.begin(idOf(1));
    before.replica.close();
    here.set(-DAY);
    here.pass(HOUR);

    const app = await openHere({ clock: here.clock });

    expect(timeOf(app)).toBe(here.truth());
  });

  it('C2l1: shows the right time days after a start at which it was set right', async () => {
    const here = deviceAhead(DAY);
    const before = await openHere({ clock: here.clock });
    await before.trip({ now: here.truth() });
    before.replica.close();
    here.set(-DAY);
    (await openHere({ clock: here.clock })).replica.close();
    here.pass(3 * DAY);

    const app = await openHere({ clock: here.clock });

    expect(timeOf(app)).toBe(here.truth());
  });

  it('C2l1: shows the right time when it is set right while the app is open, asleep or awake', async () => {
    for (const pass of ['pass', 'sleep'] as const) {
      emptyBrowser();
      const here = deviceAhead(DAY);
      const app = await openHere({ clock: here.clock });
      await app.trip({ now: here.truth() });
      here[pass](HOUR);
      here.set(-DAY);
      expect(timeOf(app), pass).toBe(here.truth());
      await app.begin(idOf(1));
      here.pass(HOUR);
      expect(timeOf(app), pass).toBe(here.truth());
    }
  });

  it('goes on from where it was when the clock is set back wrongly while the app is open', async () => {
    const here = deviceAhead();
    const app = await openHere({ clock: here.clock });
    await app.trip({ now: here.truth() });
    here.pass(HOUR);
    here.set(-7 * DAY);
    expect(timeOf(app)).toBe(here.truth());
    here.pass(HOUR);
    expect(timeOf(app)).toBe(here.truth());

    await app.begin(idOf(1));
    app.replica.close();
    const next = await openHere({ clock: here.clock });
    expect(timeOf(next)).toBe(here.truth());
  });

  it('C2l2: never shows a time before the last contact, and goes on from there', async () => {
    const here = deviceAhead();
    const before = await openHere({ clock: here.clock });
    await before.trip({ now: here.truth() });
    before.replica.close();
    here.clock.now = Date.UTC(1970, 0, 2);

    const app = await openHere({ clock: here.clock });
    expect(timeOf(app)).toBe(NOW);
    here.pass(HOUR);
    await app.begin(idOf(1));
    here.pass(HOUR);
    expect(timeOf(app)).toBe(NOW + 2 * HOUR);
    app.replica.close();
    const next = await openHere({ clock: here.clock });
    here.pass(HOUR);
    expect(timeOf(next)).toBe(NOW + 3 * HOUR);
  });

  it('keeps a clock that was right all along when it is ahead for a while without network', async () => {
    const here = deviceAhead();
    const before = await openHere({ clock: here.clock });
    await before.trip({ now: here.truth() });
    here.set(DAY);
    await before.begin(idOf(1));
    before.replica.close();
    here.pass(HOUR);
    here.set(-DAY);

    const app = await openHere({ clock: here.clock });

    expect(timeOf(app)).toBe(here.truth());
  });

  it('C2l3: keeps the skew while the device sleeps, and when the clock drifts', async () => {
    const here = deviceAhead(-3 * HOUR);
    const app = await openHere({ clock: here.clock });
    await app.trip({ now: here.truth() });
    here.sleep(9 * HOUR);
    expect(timeOf(app)).toBe(here.truth());
    here.set(-MINUTE);
    await app.begin(idOf(1));
    expect(app.replica.skew()).toBe(3 * HOUR);
  });

  it('counts a step once when two tabs see it, and what either learns holds in both', async () => {
    const here = deviceAhead(DAY);
    const one = await openHere({ clock: here.clock });
    const two = await openHere({ clock: here.clock });
    await one.trip({ now: here.truth() });
    await two.begin(idOf(1));
    here.pass(HOUR);
    here.set(-3 * DAY);
    await one.begin(idOf(2));
    await two.begin(idOf(3));
    expect([timeOf(one), timeOf(two)]).toEqual([here.truth(), here.truth()]);

    here.set(HOUR);
    await one.trip((sent) => ({ now: here.truth(), ...taken(sent) }));
    await two.write(idOf(3), () => ({ title: 'Peito' }));
    expect([timeOf(one), timeOf(two)]).toEqual([here.truth(), here.truth()]);
  });

  it('gives every write a later stamp than the one before', async () => {
    const here = deviceAhead(DAY);
    const app = await openHere({ clock: here.clock });
    await app.trip({ now: here.truth() });
    for (const [nth, by] of [0, -DAY, 2 * DAY, -9 * DAY, 5 * DAY, -MINUTE].entries()) {
      here.set(by);
      here.pass(1000);
      await app.begin(idOf(nth + 1));
    }
    const stamps = (await outbox()).map(({ stamp }) => stamp);
    expect(stamps).toHaveLength(6);
    expect(stamps).toEqual([...stamps].sort(compareStamps));
    expect(new Set(stamps.map(String)).size).toBe(6);
  });
});
