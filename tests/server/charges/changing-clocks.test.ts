import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { remindAll } from '../../../server/charges/reminders/reminders';
import { makeAllDue } from '../../../server/charges/subscriptions/dues';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, server, withCoachedAna } from '../opened';
import { chargedOne, MONTHLY } from './charging';

const HOUR = 3_600_000;
const LADDER = [-3, 0, 3, 7];
/** Days on which clocks change, and the second due day of a plan that begins a week later. */
const DAYS = [
  ['America/New_York', '2027-03-14', '2027-04-21'],
  ['Europe/Lisbon', '2027-03-28', '2027-05-04'],
  // The clocks of São Paulo went forward at midnight, so this day began at one.
  ['America/Sao_Paulo', '2018-11-04', '2018-12-11'],
] as const;

onEveryDatabase('charges around a day on which clocks change', (database) => {
  withCoachedAna(database);
  beforeEach(async () => {
    await server.connection.db
      .updateTable('session')
      .set({ expiresAt: '2060-01-01T00:00:00.000Z' })
      .execute();
  });

  const goTo = (day: string) => server.clock.advance(Date.parse(day) - server.clock.now());
  /** Runs a job every hour for some days. */
  async function everyHour(days: number, job: () => Promise<unknown>): Promise<void> {
    for (const end = server.clock.now() + days * DAY; server.clock.now() < end; ) {
      await job();
      server.clock.advance(HOUR);
    }
  }
  const clockAt = (at: number, zone: string) =>
    new Date(at).toLocaleString('sv-SE', { timeZone: zone });

  test.each(DAYS)('in %s are reminded of at eight on each day of the ladder', async (zone, due) => {
    goTo(addDays(due, -10));
    await chargedOne(carla, [ana.user.id], { due, zone });
    for (const step of LADDER) {
      goTo(`${addDays(due, step - 1)}T12:00Z`);
      await everyHour(1.5, () => remindAll(server.deps));
    }
    const sent = await server.connection.db
      .selectFrom('charge_reminder')
      .select('sent_at')
      .orderBy('sent_at')
      .execute();
    const days = LADDER.map((step) => `${addDays(due, step)} 08:00:00`);
    expect(sent.map(({ sent_at }) => clockAt(sent_at, zone))).toEqual(days);
  });

  test.each(DAYS)(
    'of a plan in %s are made once, at eight a week ahead',
    async (zone, day, second) => {
      const [first, later] = [addDays(day, 7), addDays(second, -7)];
      goTo(addDays(day, -3));
      const plan = { ...MONTHLY, students: [ana.user.id], first, zone };
      expect((await carla.post('/api/charges/subscriptions', plan)).status).toBe(201);
      goTo(addDays(day, -2));
      await everyHour(4, () => makeAllDue(server.deps));
      goTo(addDays(later, -2));
      await everyHour(4, () => makeAllDue(server.deps));
      const made = await server.connection.db
        .selectFrom('charge')
        .select(['due_day', 'created_at'])
        .orderBy('due_day')
        .execute();
      expect(made.map((one) => [one.due_day, clockAt(one.created_at, zone)])).toEqual([
        [first, `${day} 08:00:00`],
        [second, `${later} 08:00:00`],
      ]);
    },
  );
});
