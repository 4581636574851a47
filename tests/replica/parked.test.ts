import { describe, expect, it } from 'vitest';
import { agree, withdraw } from '#domain/account/health-consent';
import { weightWrites } from '#domain/health/body-weight';
import { page, wire, writtenBy } from './answers';
import { idOf, inDatabase, NOW, SPACE } from './browser';
import { here, withHere } from './opened';

const DAY = 86_400_000;

withHere();

/** Kinds and ids of parked records. */
const parked = async () =>
  (await inDatabase((database) => database.getAll('parked'))).flatMap(({ rows }) =>
    rows.map(({ kind, id }) => `${kind} ${id}`),
  );

/** Weight entries and workouts that the server no longer has, parked at the end of a reset. */
async function setAside(): Promise<void> {
  const weight = (n: number) => ({
    ...weightWrites({ day: '2026-11-20', grams: 80_000 + n, note: '' }),
    at: NOW + 2000 * n,
  });
  const many = Array.from({ length: 24 }, (_, n) =>
    n < 2
      ? wire(idOf(n), writtenBy('b', NOW, weight(n)), { kind: 'body', rev: 2 })
      : wire(idOf(n), writtenBy('b', NOW, { title: `T${n}` }), { rev: 2 }),
  );
  const self = wire('self', writtenBy('b', NOW, agree(NOW)), { kind: 'preferences', rev: 1 });
  await here.meet();
  await here.trip(page(0, 2, [self, ...many]));
  await here.trip({ spaces: [{ id: SPACE, reset: true, grantVer: 0 }] });
  const { received } = await here.trip(page(0, 2, [self]));
  expect(received.parked).toBe(24);
}

const takeBack = () =>
  here.replica.commit([{ kind: 'preferences', id: 'self', write: () => withdraw(NOW + 1000) }]);

describe('C7d: what a large sweep set aside', () => {
  it('stays for 30 days, and goes with the housekeeping after them', async () => {
    await setAside();
    here.clock.now += 30 * DAY - 1;
    await here.replica.tidy();
    expect(await parked()).toHaveLength(24);
    here.clock.now += 1;
    await here.replica.tidy();
    expect(await parked()).toEqual([]);
  });

  it('H1e: without what tells of the body, once the consent was taken back', async () => {
    await setAside();
    await takeBack();
    expect(await parked()).toHaveLength(24);
    await here.replica.tidy();
    expect(await parked()).toHaveLength(22);
    expect((await parked()).filter((name) => name.startsWith('body'))).toEqual([]);
  });

  it('H1: with what was recorded after that, once the person agrees again', async () => {
    await setAside();
    await takeBack();
    const write = () => agree(NOW + 3000);
    await here.replica.commit([{ kind: 'preferences', id: 'self', write }]);
    await here.replica.tidy();
    expect((await parked()).filter((name) => name.startsWith('body'))).toEqual([`body ${idOf(1)}`]);
  });

  it('H1f: under a consent, and under one that was never heard of, it stays', async () => {
    await setAside();
    await here.replica.tidy();
    expect(await parked()).toHaveLength(24);
    await inDatabase((database) => database.delete('base', [SPACE, 'preferences', 'self']));
    await here.replica.tidy();
    expect(await parked()).toHaveLength(24);
  });
});
