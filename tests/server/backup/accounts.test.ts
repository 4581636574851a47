import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseDueAccounts } from '../../../server/account/erasure/erase';
import { administer } from '../../../server/admin/grant';
import { inTransaction } from '../../../server/db/transaction';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import type { Person } from '../coaching/people';
import { page } from '../coaching/professionals/people';
import { type Ground, openGround } from './ground';

const ANA = 'ana@example.com';
const BIA = 'bia@example.com';
const NEW_PASSWORD = 'cinco anilhas de ferro';

onEveryDatabase('accounts in a restored backup', (database) => {
  let ground: Ground;
  let ana: Person;
  let bia: Person;

  beforeEach(async () => {
    ground = await openGround(database);
    ana = await ground.server.signedIn();
    bia = await ground.server.signedIn({ name: 'Bia', email: BIA });
  });
  afterEach(() => ground.close());

  const restore = (folder: string) => ground.stopped(() => ground.restore(folder));
  const cookieOf = (person: Person) => ({ cookie: person.cookies() });
  const reset = async () => {
    const { server } = ground;
    await server.visitor().post('/api/auth/request-password-reset', { email: ANA });
    const mail = (await server.mails()).findLast(({ to }) => to === ANA);
    return /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const choose = (token: string, newPassword = NEW_PASSWORD) =>
    ground.server.visitor().post('/api/auth/reset-password', { token, newPassword });

  test('everybody signs in anew, and no mailed link opens anything', async () => {
    const token = await reset();
    const folder = await ground.backUp();
    // A thief has a copy of the cookie; the session is ended from another device.
    const stolen = cookieOf(ana);
    await (await ground.signIn(ANA)).post('/api/auth/revoke-other-sessions');
    await restore(folder);
    const visitor = ground.server.visitor();
    for (const cookie of [stolen, cookieOf(bia)]) {
      expect((await visitor.get('/api/coaching/coaches', cookie)).status).toBe(401);
    }
    expect((await choose(token)).status).toBe(400);
    expect((await ground.signIn(BIA)).status).toBe(200);
  });

  test('a password that was changed since opens nothing, and another is set by the mailed link', async () => {
    const folder = await ground.backUp();
    const form = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await ana.post('/api/auth/change-password', form)).status).toBe(200);
    const { passwords } = await restore(folder);
    const statuses = async (...tried: string[]) =>
      Promise.all(tried.map(async (password) => (await ground.signIn(ANA, password)).status));
    expect(await statuses(PASSWORD, NEW_PASSWORD)).toEqual([401, 401]);
    expect((await choose(await reset(), 'mais uma senha nova')).status).toBe(200);
    expect(await statuses(PASSWORD, 'mais uma senha nova')).toEqual([401, 200]);
    expect(passwords).toBe(1);
    expect((await ground.signIn(BIA)).status).toBe(200);
  });

  test('a passkey may be the one that was removed', async () => {
    const { db } = ground.server.connection;
    const keyOf = ({ user: { id } }: Person) => ({
      id,
      userId: id,
      name: 'Celular',
      publicKey: '',
      credentialID: id,
      counter: 0,
      deviceType: 'singleDevice',
      transports: null,
      createdAt: null,
      aaguid: null,
      backedUp: database.name === 'SQLite' ? 0 : false,
    });
    await db
      .insertInto('passkey')
      .values([keyOf(ana), keyOf(bia)])
      .execute();
    const folder = await ground.backUp();
    const { events } = ground.server.deps;
    const guarded = { userId: ana.user.id, what: 'ways-in' } as const;
    await inTransaction(db, (trx) => events.emit(trx, 'account.guarded', guarded));
    await restore(folder);
    const left = await ground.server.connection.db.selectFrom('passkey').select('id').execute();
    expect(left).toEqual([{ id: bia.user.id }]);
  });

  test('who was suspended since stays out, whose suspension ended is in, and a page taken down stays down', async () => {
    const { server } = ground;
    const root = await server.signedIn({ name: 'Rita', email: 'rita@example.com' });
    await administer(server.deps.db, ['--add', 'rita@example.com'], server.clock.now());
    const act = (what: string, person: Person) =>
      root.post(`/api/admin/${what.replace('/', `/${person.user.id}/`)}`, { reason: 'Golpe' });
    const carla = await server.signedIn({ name: 'Carla', email: 'carla@example.com' });
    await carla.put('/api/coaching/profile', page());
    await act('people/suspend', bia);
    const folder = await ground.backUp();
    await act('people/suspend', ana);
    await act('people/resume', bia);
    // The account was suspended and resumed meanwhile.
    await act('people/suspend', carla);
    await act('people/resume', carla);
    await act('pages/hide', carla);
    const { suspended, accesses } = await restore(folder);
    const emails = [ANA, BIA, 'carla@example.com'];
    const statuses = emails.map(async (email) => (await ground.signIn(email)).status);
    expect(await Promise.all(statuses)).toEqual([403, 200, 200]);
    expect((await ground.server.visitor().get('/api/public/ana-lima')).status).toBe(404);
    expect([suspended, accesses]).toEqual([1, 1]);
    const journal = await readFile(join(ground.dataDir, 'journal.ndjson'), 'utf8');
    expect(journal).not.toContain('Golpe');
    for (const { user } of [ana, bia, carla]) expect(journal).not.toContain(user.id);
  });

  test('who asked to be erased is erased on their day, and who changed their mind never', async () => {
    const leave = (person: Person) => person.post('/api/auth/delete-user', { password: PASSWORD });
    expect((await leave(bia)).status).toBe(200);
    const folder = await ground.backUp();
    const back = await ground.signIn(BIA);
    expect((await back.post('/api/account/cancel-deletion')).status).toBe(200);
    ground.server.clock.advance(DAY);
    await leave(ana);
    ground.server.clock.advance(2 * DAY);
    await restore(folder);
    const names = async () => {
      await eraseDueAccounts(ground.server.deps);
      const rows = await ground.server.connection.db.selectFrom('user').select('name').execute();
      return rows.map(({ name }) => name).sort();
    };
    ground.server.clock.advance(5 * DAY - 1000);
    expect(await names()).toEqual(['Ana', 'Bia']);
    ground.server.clock.advance(1000);
    expect(await names()).toEqual(['Bia']);
  });
});
