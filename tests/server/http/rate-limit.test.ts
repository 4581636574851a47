import { beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { HttpError } from '../../../server/http/errors';
import { createRateLimiter, type Limit } from '../../../server/http/rate-limit';
import { onEveryDatabase } from '../../harness/databases';

const LIMIT: Limit = { max: 10, windowMs: 60_000 };
const START = 1_000_000;

onEveryDatabase('the rate limiter', (database) => {
  let connection: Connection;
  let now: number;
  let limiter: ReturnType<typeof createRateLimiter>;

  beforeEach(async () => {
    connection = await database.openMigrated();
    now = START;
    limiter = createRateLimiter({ db: connection.db, now: () => now });
    return () => connection.close();
  });

  const of = (who: string, action = 'code') => ({ action, who, limit: LIMIT });
  /** The result: `found`, `missed`, or `refused` with a 429. */
  async function outcome(guess: Promise<unknown>): Promise<string> {
    try {
      return (await guess) === undefined ? 'missed' : 'found';
    } catch (error) {
      if (error instanceof HttpError && error.status === 429) return 'refused';
      throw error;
    }
  }
  const miss = (...who: string[]) =>
    outcome(
      limiter.guess(
        who.map((one) => of(one)),
        async () => undefined,
      ),
    );
  const hit = (...who: string[]) =>
    outcome(
      limiter.guess(
        who.map((one) => of(one)),
        async () => 'right',
      ),
    );
  const take = (who = 'ana') =>
    limiter.take('password', who, LIMIT).then(
      () => true,
      () => false,
    );
  const tally = (outcomes: readonly string[]) => ({
    found: outcomes.filter((one) => one === 'found').length,
    missed: outcomes.filter((one) => one === 'missed').length,
    refused: outcomes.filter((one) => one === 'refused').length,
  });
  const times = (count: number) => Array.from({ length: count }, (_, n) => n);

  test('judges ten guesses when forty wrong ones come at once', async () => {
    const judged: number[] = [];
    const outcomes = await Promise.all(
      times(40).map((n) =>
        outcome(
          limiter.guess([of('ana')], async () => {
            judged.push(n);
            return undefined;
          }),
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ found: 0, missed: 10, refused: 30 });
    expect(new Set(judged).size).toBe(10);
  });

  test('finds all of forty right guesses when they come at once, and counts none', async () => {
    expect(tally(await Promise.all(times(40).map(() => hit('ana'))))).toMatchObject({ found: 40 });
    for (let n = 0; n < 10; n += 1) expect(await miss('ana')).toBe('missed');
    expect(await hit('ana')).toBe('refused');
  });

  test('refuses a guess when one of its counters is used up, and counts for none', async () => {
    for (let n = 0; n < 10; n += 1) await miss('ana');
    expect(await hit('ana', 'bia')).toBe('refused');
    for (let n = 0; n < 10; n += 1) expect(await miss('bia')).toBe('missed');
  });

  test('judges guesses that name two counters in either order', async () => {
    const outcomes = await Promise.all(
      times(40).map((n) => (n % 2 === 0 ? miss('ana', 'bia') : miss('bia', 'ana'))),
    );
    expect(tally(outcomes)).toEqual({ found: 0, missed: 10, refused: 30 });
  });

  test('begins the window of misses with the first of them', async () => {
    await hit('ana');
    now += LIMIT.windowMs - 1;
    for (let n = 0; n < 10; n += 1) await miss('ana');
    now += LIMIT.windowMs - 1;
    expect(await hit('ana')).toBe('refused');
    now += 1;
    expect(await hit('ana')).toBe('found');
  });

  test('lets ten tries be under way when forty are taken at once', async () => {
    const taken = await Promise.all(times(40).map(() => take()));
    expect(taken.filter(Boolean)).toHaveLength(10);
  });

  test('counts a try that is given back as none, and a refused one as none', async () => {
    for (let n = 0; n < 30; n += 1) {
      expect(await take()).toBe(true);
      await limiter.giveBack('password', 'ana');
    }
    for (let n = 0; n < 10; n += 1) await take();
    for (let n = 0; n < 5; n += 1) expect(await take()).toBe(false);
    await limiter.giveBack('password', 'ana');
    expect([await take(), await take()]).toEqual([true, false]);
  });

  test('gives back no more than was taken', async () => {
    await take();
    for (let n = 0; n < 5; n += 1) await limiter.giveBack('password', 'ana');
    for (let n = 0; n < 10; n += 1) expect(await take()).toBe(true);
    expect(await take()).toBe(false);
  });

  test('counts every address of an IPv6 /64 as one, and another /64 alone', async () => {
    for (let n = 0; n < 10; n += 1) expect(await take(`2001:db8:1:2::${n}`)).toBe(true);
    expect(await take('2001:0db8:0001:0002:ffff::1')).toBe(false);
    expect(await take('2001:db8:1:3::1')).toBe(true);
  });
});
