import { pino } from 'pino';
import { expect, test } from 'vitest';
import { LEASE_MS, takeLease } from '../../../server/jobs/lease';
import { createJobs } from '../../../server/jobs/runner';
import { storeContract } from '../store-contract';

const HOUR_MS = 3_600_000;

storeContract('the regular work', (store) => {
  let clock = Date.parse('2026-03-02T10:00:00Z');
  const later = (ms: number) => {
    clock += ms;
  };

  function process() {
    const ran: string[] = [];
    const jobs = createJobs({ db: store().db, now: () => clock, log: pino({ level: 'silent' }) }, [
      {
        name: 'broken',
        everyMs: HOUR_MS,
        run: () => Promise.reject(new Error('on purpose')),
      },
      { name: 'hourly', everyMs: HOUR_MS, run: async () => ran.push('hourly') },
    ]);
    return { ran, jobs };
  }

  test('runs in one process at a time, each job in its time, past those that fail', async () => {
    later(2 * LEASE_MS);
    const [one, other] = [process(), process()];
    await one.jobs.tick();
    await other.jobs.tick();
    expect([one.ran, other.ran]).toEqual([['hourly'], []]);
    later(HOUR_MS - 1);
    await one.jobs.tick();
    expect(one.ran).toEqual(['hourly']);
    later(1);
    await one.jobs.tick();
    expect(one.ran).toEqual(['hourly', 'hourly']);
  });

  test('is not taken from its holder by a clock a little behind, but from a clock set back', async () => {
    later(4 * LEASE_MS);
    const take = (holder: string, at: number) => takeLease(store().db, holder, at);
    expect(await take('one', clock)).toBe(true);
    expect(await take('other', clock - 5)).toBe(false);
    expect(await take('other', clock - 5000)).toBe(false);
    expect(await take('other', clock - HOUR_MS)).toBe(true);
  });

  test('goes on elsewhere when the process stops, and when it dies', async () => {
    later(2 * LEASE_MS);
    const [first, second, third] = [process(), process(), process()];
    await first.jobs.tick();
    await first.jobs.stop();
    await second.jobs.tick();
    expect(second.ran).toEqual(['hourly']);
    later(LEASE_MS - 1);
    await third.jobs.tick();
    expect(third.ran).toEqual([]);
    later(1);
    await third.jobs.tick();
    expect(third.ran).toEqual(['hourly']);
  });
});
