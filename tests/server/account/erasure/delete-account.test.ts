import { beforeEach, describe, expect, test } from 'vitest';
import { eraseDueAccounts } from '../../../../server/account/erasure/erase';
import { PERSONAL_TABLES } from '../../../../server/account/erasure/personal-tables';
import { appCode } from '../../../harness/authenticator-app';
import { DAY, MINUTE } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { PASSWORD } from '../../../harness/server';
import type { Visitor } from '../../../harness/visitor';
import { server, withServer } from '../../opened';
import { contents, plant, type Someone, tracesOf } from './traces';

const DELETE = '/api/auth/delete-user';
const CANCEL = '/api/account/cancel-deletion';
const SIGN_IN = '/api/auth/sign-in/email';
const SESSION = '/api/auth/get-session';
const password = PASSWORD;
const zulmira = { name: 'Zulmira Quadros', email: 'zulmira.q@example.com' };
const bia = { name: 'Bianca Peixoto', email: 'bianca.p@example.com' };

onEveryDatabase('deleting an account', (database) => {
  let browser: Visitor;
  let person: Someone;

  withServer(database);
  beforeEach(async () => {
    const signedIn = await server.signedIn(zulmira);
    browser = signedIn;
    person = { ...zulmira, id: signedIn.user.id };
  });

  async function comeBack(): Promise<Visitor> {
    const again = server.visitor();
    expect((await again.post(SIGN_IN, { email: person.email, password })).status).toBe(200);
    return again;
  }

  const sync = (who: Visitor) =>
    who.post('/api/sync', {
      proto: 1,
      schema: 5,
      account: person.id,
      device: 'abcdefghij',
      spaces: [],
      ops: [],
    });
  const standing = async (account = person.id) =>
    (await server.visitor().post('/api/account/standing', { account })).body;
  const erase = () => eraseDueAccounts(server.deps);

  test('ends every session, and mails the day and the way back', async () => {
    const other = await comeBack();
    const answer = await browser.post(DELETE, { password });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ erasesAt: server.clock.now() + 7 * DAY });
    expect(browser.cookies()).not.toContain('session');
    expect((await other.get(SESSION)).body).toBeNull();
    expect((await sync(other)).status).toBe(401);
    const mail = (await server.mails()).at(-1);
    expect(mail).toMatchObject({ to: person.email });
    expect(mail?.text).toContain('27 de novembro de 2026');
    expect(mail?.text).toContain('Cancelar exclusão');
  });

  describe('refuses', () => {
    test('a wrong password, and many of them', async () => {
      for (let tried = 0; tried < 10; tried += 1) {
        const answer = await browser.post(DELETE, { password: 'outra senha qualquer' });
        expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
      }
      const tired = await browser.post(DELETE, { password });
      expect(tired.status).toBe(429);
      expect(Number(tired.headers.get('x-retry-after'))).toBeGreaterThan(0);
      expect((await browser.get(SESSION)).body).not.toBeNull();
    });

    test('who has no code of the second step where it is on, or one that was used', async () => {
      const enabled = await browser.post('/api/auth/two-factor/enable', { password });
      const key = String(Reflect.get(Object(enabled.body), 'totpURI'));
      const code = () => appCode(key, server.clock.now());
      const on = await browser.post('/api/auth/two-factor/verify-totp', { code: code() });
      expect(on.status).toBe(200);
      const codeOf = async (proof: object) =>
        Reflect.get(Object((await browser.post(DELETE, { password, ...proof })).body), 'code');
      expect(await codeOf({})).toBe('CODE_REQUIRED');
      expect(await codeOf({ code: code() })).toBe('CODE_USED');
      expect(await codeOf({ code: `${code()}7` })).toBe('INVALID_CODE');
      server.clock.advance(5 * MINUTE);
      expect(await codeOf({ code: '000000' })).toBe('INVALID_CODE');
      expect((await browser.post(DELETE, { password, code: code() })).status).toBe(200);
    });

    test('who is not signed in, another site, and a body without a password', async () => {
      expect((await server.visitor().post(DELETE, { password })).status).toBe(401);
      const foreign = await browser.post(DELETE, { password }, { origin: 'https://evil.example' });
      expect(foreign.status).toBe(403);
      for (const body of [{}, { password: 7 }, { password: 'x'.repeat(200) }, '[]']) {
        expect((await browser.post(DELETE, body)).status).toBe(400);
      }
      expect((await browser.get(SESSION)).body).not.toBeNull();
    });

    test("another person's password, and whatever id the body names", async () => {
      const other = await server.signedIn({ ...bia, password: 'outra senha bem comprida' });
      expect((await other.post(DELETE, { password, userId: person.id })).status).toBe(400);
      const mine = { password: 'outra senha bem comprida', userId: person.id };
      expect((await other.post(DELETE, mine)).status).toBe(200);
      expect((await browser.get(SESSION)).body).not.toHaveProperty('erasesAt');
    });

    test('the cookie of before, sent once more', async () => {
      const cookie = browser.cookies();
      await browser.post(DELETE, { password });
      const replayed = await server.visitor().post(DELETE, { password }, { cookie });
      expect(replayed.status).toBe(401);
      const cancelled = await server.visitor().post(CANCEL, {}, { cookie });
      expect(cancelled.status).toBe(401);
    });
  });

  describe('within the seven days', () => {
    test('E1f: the session tells the day, records wait, and asking again moves nothing', async () => {
      await browser.post(DELETE, { password });
      const erasesAt = server.clock.now() + 7 * DAY;
      server.clock.advance(DAY);
      const again = await comeBack();
      expect((await again.get(SESSION)).body).toMatchObject({ user: person, erasesAt });
      expect(await sync(again)).toMatchObject({ status: 403, body: { code: 'leaving' } });
      const mails = (await server.mails()).length;
      expect((await again.post(DELETE, { password })).body).toMatchObject({ erasesAt });
      expect(await server.mails()).toHaveLength(mails);
      expect(await standing()).toEqual({ erased: false });
    });

    test('who cancels has everything as before', async () => {
      await sync(browser);
      await browser.post(DELETE, { password });
      await plant(server, person);
      const before = await contents(server);
      server.clock.advance(6 * DAY);
      const again = await comeBack();
      expect((await again.post(CANCEL)).body).toEqual({ cancelled: true });
      expect((await again.get(SESSION)).body).not.toHaveProperty('erasesAt');
      expect((await sync(again)).status).toBe(200);
      expect((await server.mails()).at(-1)?.subject).toBe('A sua conta continua');
      server.clock.advance(30 * DAY);
      expect(await erase()).toBe(0);
      const after = await contents(server);
      for (const table of ['user', 'record', 'space', 'account', 'passkey', 'account_photo']) {
        expect(after.get(table)).toEqual(before.get(table));
      }
      expect((await again.post(CANCEL)).status).toBe(200);
    });

    test('nobody cancels for another', async () => {
      await browser.post(DELETE, { password });
      const other = await server.signedIn(bia);
      expect((await other.post(CANCEL, { userId: person.id })).body).toEqual({ cancelled: false });
      expect((await server.visitor().post(CANCEL)).status).toBe(401);
      server.clock.advance(7 * DAY);
      expect(await erase()).toBe(1);
    });
  });

  test('every table says whose its rows are', async () => {
    const named = [...(await contents(server)).keys()].filter((name) => name !== 'migration');
    expect(named.sort()).toEqual(Object.keys(PERSONAL_TABLES).sort());
  });

  test('after seven days nothing of the person is left, and nothing of others is gone', async () => {
    const other = await server.signedIn(bia);
    const neighbour = { ...bia, id: other.user.id };
    await plant(server, neighbour);
    await browser.post(DELETE, { password });
    await plant(server, person);
    server.clock.advance(7 * DAY - 1);
    expect(await erase()).toBe(0);
    const again = await comeBack();
    await server.visitor().post('/api/auth/request-password-reset', { email: person.email });
    const untouched = JSON.stringify([...(await contents(server))].map(othersOf(neighbour)));

    server.clock.advance(1);
    expect(await erase()).toBe(1);
    expect(JSON.stringify([...(await contents(server))].map(othersOf(neighbour)))).toBe(untouched);
    // Sends all waiting mails, including planted ones.
    const mails = await server.mails();
    const own = mails.filter(({ to }) => to === person.email);
    expect(own.at(-1)).toMatchObject({ subject: 'A sua conta foi excluída' });
    expect(await tracesOf(server, person)).toEqual([]);

    expect((await again.get(SESSION)).body).toBeNull();
    expect((await again.post(SIGN_IN, { email: person.email, password })).status).toBe(401);
    expect(await standing()).toEqual({ erased: true });
    expect(await standing('somebody-else')).toEqual({ erased: false });
    expect(await erase()).toBe(0);
    expect(server.logged()).not.toContain(person.email);
  });

  test('a code under way of somebody with a longer address stays', async () => {
    const { db, dialect } = server.deps;
    const at = new Date(server.clock.now() + 30 * DAY);
    const expiresAt = dialect === 'postgres' ? at : at.toISOString();
    const proof = (id: string, email: string) => ({
      id,
      identifier: id,
      value: JSON.stringify({ email }),
      expiresAt,
      createdAt: expiresAt,
      updatedAt: expiresAt,
    });
    await db
      .insertInto('verification')
      .values([proof('hers', person.email), proof('longer', `dona.${person.email}`)])
      .execute();
    await browser.post(DELETE, { password });
    server.clock.advance(7 * DAY);
    await erase();
    const left = await db
      .selectFrom('verification')
      .select('id')
      .where('id', 'in', ['hers', 'longer'])
      .execute();
    expect(left).toEqual([{ id: 'longer' }]);
  });

  test('the address is free again afterwards, for a new account with nothing in it', async () => {
    await browser.post(DELETE, { password });
    server.clock.advance(7 * DAY + MINUTE);
    await erase();
    const fresh = await server.signedIn(zulmira);
    expect(fresh.user.id).not.toBe(person.id);
    expect((await fresh.get(SESSION)).body).not.toHaveProperty('erasesAt');
  });

  test('of cancelling and erasing at the same moment one wins, wholly', async () => {
    await browser.post(DELETE, { password });
    server.clock.advance(7 * DAY);
    const again = await comeBack();
    const [cancelled, erased] = await Promise.all([again.post(CANCEL), erase()]);
    const left = await tracesOf(server, person);
    if (erased === 1) {
      expect(cancelled.body).not.toEqual({ cancelled: true });
      await server.mails();
      expect(await tracesOf(server, person)).toEqual([]);
    } else {
      expect(cancelled.body).toEqual({ cancelled: true });
      expect(left).toContain('user');
      expect((await sync(again)).status).toBe(200);
    }
  });

  test('one account that cannot be erased does not hold up the next', async () => {
    const other = await server.signedIn(bia);
    await browser.post(DELETE, { password });
    await other.post(DELETE, { password });
    server.deps.events.on('account.erased', async (_trx, { userId }) => {
      if (userId === person.id) throw new Error('a file is locked');
    });
    server.clock.advance(7 * DAY);
    expect(await erase()).toBe(1);
    expect(await tracesOf(server, person)).toContain('user');
    expect(server.logged()).toContain('a file is locked');
  });
});

/** The rows of a table that name a person. */
function othersOf({ id, email }: Someone) {
  return ([table, rows]: [string, string[]]) => [
    table,
    rows.filter((row) => row.includes(id) || row.includes(email)),
  ];
}
