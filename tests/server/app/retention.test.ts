import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/account/retention';
import { keepNoLonger } from '../../../server/app/retention';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD, signUpForm } from '../../harness/server';
import { server, withServer } from '../opened';

onEveryDatabase('what is kept no longer', (database) => {
  withServer(database);

  const run = () => keepNoLonger(server.deps);
  async function count(table: string): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)}`.execute(server.deps.db);
    return Number(rows[0]?.n);
  }

  test('sessions, codes, links and counted tries go once they ran out, not before', async () => {
    await server.signedIn();
    await server.visitor().post('/api/auth/request-password-reset', { email: 'ana@example.com' });
    const tables = ['session', 'verification', 'rate_limit'];
    await run();
    for (const table of tables) expect(await count(table), table).toBeGreaterThan(0);
    server.clock.advance(2 * DAY);
    await run();
    expect(await count('session')).toBe(1);
    expect(await count('verification')).toBe(0);
    expect(await count('rate_limit')).toBe(0);
    server.clock.advance(60 * DAY);
    await run();
    expect(await count('session')).toBe(0);
    expect(await count('user')).toBe(1);
  });

  test('an account goes whose e-mail nobody proved, and no other', async () => {
    await server.signedIn();
    await server.visitor().post('/api/auth/sign-up/email', signUpForm({ email: 'x@example.com' }));
    server.clock.advance((KEPT_DAYS.unproven - 1) * DAY);
    await run();
    expect(await count('user')).toBe(2);
    server.clock.advance(2 * DAY);
    await run();
    expect(await count('user')).toBe(1);
    expect(await count('account')).toBe(1);
  });

  test('an account goes on its day, and the mark of it much later', async () => {
    const ana = await server.signedIn();
    await ana.post('/api/auth/delete-user', { password: PASSWORD });
    server.clock.advance(KEPT_DAYS.leaving * DAY - 1);
    await run();
    expect([await count('user'), await count('erased_account')]).toEqual([1, 0]);
    server.clock.advance(1);
    await run();
    expect([await count('user'), await count('erased_account')]).toEqual([0, 1]);
    server.clock.advance(KEPT_DAYS.erasedMarks * DAY);
    await run();
    expect(await count('erased_account')).toBe(0);
  });

  test('mails that never left, refused changes and known browsers go in their time', async () => {
    const ana = await server.signedIn();
    const { db, now } = server.deps;
    await server.mails();
    await db
      .insertInto('sync_reject')
      .values({ space_id: ana.user.id, op_id: 'o', reason: 'r', body: '{}', at: now() })
      .execute();
    await server.deps.mail.queue(db, 'ana@example.com', { subject: 's', text: 't', html: 'h' });
    await run();
    expect([await count('mail_outbox'), await count('sync_reject')]).toEqual([1, 1]);
    server.clock.advance(2 * KEPT_DAYS.mails * DAY);
    await run();
    expect([await count('mail_outbox'), await count('sync_reject')]).toEqual([0, 1]);
    server.clock.advance(KEPT_DAYS.rejects * DAY);
    await run();
    expect(await count('sync_reject')).toBe(0);
    const known = await count('known_device');
    server.clock.advance(KEPT_DAYS.knownDevices * DAY);
    await run();
    expect([known > 0, await count('known_device')]).toEqual([true, 0]);
  });

  test('browsers that took pushes go with their session; one that was removed is remembered', async () => {
    const { id: user_id } = (await server.signedIn()).user;
    const { db, now } = server.deps;
    const { id: session } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    const browser = { user_id, endpoint: 'e', p256dh: 'p', auth: 'a', vapid_key: 'k', label: 'l' };
    const rows = { alive: session, over: 'another', removed: '' };
    for (const [id, session_id] of Object.entries(rows)) {
      await db
        .insertInto('push_subscription')
        .values({ ...browser, id, session_id, created_at: now(), seen_at: now() })
        .execute();
    }
    const left = async () =>
      (await db.selectFrom('push_subscription').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      );
    await run();
    expect(await left()).toEqual(['alive', 'removed']);
    server.clock.advance(KEPT_DAYS.notices * DAY);
    await run();
    expect(await left()).toEqual([]);
  });

  test('what was told, absences, closed reports, events of Stripe and typed e-mails go in their time', async () => {
    const { id: user_id } = (await server.signedIn()).user;
    const { db, now } = server.deps;
    const at = now();
    const day = new Date(at).toISOString().slice(0, 10);
    const notice = { kind: 'coach', title: 't', body: 'b', path: '/', read_at: null };
    const away = { person_id: user_id, zone: 'UTC', from_day: day, until_day: day };
    const report = { professional_id: user_id, program_link: null, reporter_id: null };
    const said = { reason: 'other', text: '', created_at: at };
    const email = { email: 'outra@example.com', code: 'c', tries: 0, expires_at: at + 1 };
    await db
      .insertInto('notice')
      .values({ user_id, id: 'n', key: 'k', ...notice, created_at: at })
      .execute();
    await db
      .insertInto('absence')
      .values({ id: 'a', ...away })
      .execute();
    const reports = [
      { id: 'closed', closed_at: at },
      { id: 'open', closed_at: null },
    ];
    for (const one of reports) {
      await db
        .insertInto('report')
        .values({ ...one, ...report, ...said })
        .execute();
    }
    await db.insertInto('stripe_event').values({ id: 'e', type: 't', received_at: at }).execute();
    await db
      .insertInto('email_change')
      .values({ user_id, ...email })
      .execute();
    const tables = ['email_change', 'stripe_event', 'absence', 'notice', 'report'];
    const counts = async () => {
      await run();
      return Promise.all(tables.map(count));
    };
    expect(await counts()).toEqual([1, 1, 1, 1, 2]);
    const { stripeEvents, absences, notices, reports: closed } = KEPT_DAYS;
    const steps: [days: number, left: number[]][] = [
      [stripeEvents - 1, [0, 1, 1, 1, 2]],
      [absences - 1, [0, 0, 1, 1, 2]],
      [notices - 1, [0, 0, 0, 1, 2]],
      [closed - 1, [0, 0, 0, 0, 2]],
      [closed, [0, 0, 0, 0, 1]],
    ];
    for (const [days, left] of steps) {
      server.clock.advance(at + days * DAY - now());
      expect(await counts(), `after ${days} days`).toEqual(left);
    }
  });

  test('what fails is told, and the rest goes all the same', async () => {
    await server.signedIn();
    await server
      .visitor()
      .post('/api/auth/sign-in/email', { email: 'x@example.com', password: 'x' });
    await sql`drop table email_change`.execute(server.deps.db);
    server.clock.advance(2 * DAY);
    await run();
    expect(await count('rate_limit')).toBe(0);
    expect(server.logged()).toContain('not forgotten');
  });
});
