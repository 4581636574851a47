import { beforeEach, describe, expect, test } from 'vitest';
import { GUARDIAN_VERSION } from '#domain/account/guardian';
import type { NamelessKey } from '#protocol/account/nameless';
import { overviewOf } from '../../../../server/admin/overview';
import { keepNoLonger } from '../../../../server/app/retention';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { PASSWORD, signUpForm } from '../../../harness/server';
import type { Visitor } from '../../../harness/visitor';
import { server, withServer } from '../../opened';
import { begun } from '../../sync/endpoint';
import { contents, tracesOf } from '../erasure/traces';
import { begin, drawKey, sendRecord } from './keys';

const SESSION = '/api/auth/get-session';
const SIGN_UP = '/api/auth/sign-up/email';
const SIGN_IN = '/api/auth/sign-in/email';
const VERIFY = '/api/auth/email-otp/verify-email';
const JOINED = '/api/account/nameless/joined';
const ERASE = '/api/account/nameless/erase';
const email = 'ana@example.com';

onEveryDatabase('a nameless account', (database) => {
  let phone: Visitor;
  let key: NamelessKey;

  withServer(database);
  beforeEach(() => {
    phone = server.visitor();
    key = drawKey();
  });

  const now = () => server.clock.now();
  const train = (who: Visitor, account: string) =>
    sendRecord(who, account, 'workout', begun(now()), now());
  const recordsOf = async (account: string) =>
    (
      await server.connection.db
        .selectFrom('record')
        .select('id')
        .where('space_id', '=', `u:${account}`)
        .execute()
    ).length;
  const traces = () => tracesOf(server, { id: key.id, email: `nameless:${key.id}`, name: key.id });
  const standing = async () =>
    (await server.visitor().post('/api/account/standing', { account: key.id })).body;

  test('begins with the key that the device drew, and syncs', async () => {
    const answer = await begin(phone, key);
    expect([answer.status, answer.body]).toEqual([200, { status: true }]);
    expect((await phone.get(SESSION)).body).toMatchObject({
      user: { id: key.id, name: '', email: '' },
    });
    expect(await train(phone, key.id)).toMatchObject({ status: 200 });
    expect(await recordsOf(key.id)).toBe(1);
    expect((await phone.get('/api/account/data')).status).toBe(200);
    const stored = [...(await contents(server)).values()].flat().join();
    expect(stored).not.toContain(key.key);
  });

  test('is one account however often and from however many tabs it begins', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => begin(server.visitor(), key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await train(phone, key.id).catch(() => undefined);
    const people = await server.connection.db.selectFrom('user').select('id').execute();
    expect(people).toHaveLength(1);
  });

  test('opens to its own key alone, and to none once it has a sign-up', async () => {
    await begin(phone, key);
    const wrong = { id: key.id, key: drawKey().key };
    expect(await begin(server.visitor(), wrong)).toMatchObject({
      status: 403,
      body: { code: 'NAMELESS_REFUSED' },
    });
    const ana = await server.signedIn({ email: 'bia@example.com' });
    expect((await begin(server.visitor(), { ...key, id: ana.user.id })).status).not.toBe(200);
    for (const body of [{}, { id: key.id }, { ...key, id: 'a b' }, { ...key, key: 'kurz' }]) {
      expect((await server.visitor().post('/api/auth/nameless/begin', body)).status).toBe(400);
    }
  });

  test('is limited per address', async () => {
    const address = '203.0.113.77';
    const statuses: number[] = [];
    for (let tried = 0; tried < 61; tried += 1) {
      statuses.push((await begin(server.visitor(address), drawKey())).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test('stores no record of the body or the health, and little altogether', async () => {
    await begin(phone, key);
    const weighed = { day: '2026-11-20', weight: 80_000 };
    const answer = await sendRecord(phone, key.id, 'body', weighed, now());
    expect(answer.body).toMatchObject({ results: [{ code: 'forbidden' }] });
    await train(phone, key.id);
    await server.connection.db
      .updateTable('space')
      .set({ bytes: 16 * 1024 * 1024 + 1 })
      .execute();
    expect((await train(phone, key.id)).body).toMatchObject({ results: [{ code: 'too_large' }] });
  });

  test('gets no mail and counts as nobody who signed up', async () => {
    await begin(phone, key);
    await begin(server.visitor(), key);
    expect(await server.mails()).toEqual([]);
    expect((await overviewOf(server.connection.db, now())).counts.people).toBe(0);
  });

  describe('signing up', () => {
    async function signUp(who: Visitor): Promise<void> {
      expect((await who.post(SIGN_UP, signUpForm())).status).toBe(200);
      const otp = await server.codeFor(email);
      expect((await who.post(VERIFY, { email, otp })).status).toBe(200);
    }

    test('keeps the account with its records, and gives it name, e-mail and password', async () => {
      await begin(phone, key);
      await train(phone, key.id);
      await signUp(phone);
      expect((await phone.get(SESSION)).body).toMatchObject({
        user: { id: key.id, name: 'Ana', email },
      });
      expect(await recordsOf(key.id)).toBe(1);
      expect((await train(phone, key.id)).status).toBe(200);
      const again = server.visitor();
      expect((await again.post(SIGN_IN, { email, password: PASSWORD })).status).toBe(200);
      expect((await again.get(SESSION)).body).toMatchObject({ user: { id: key.id } });
      const people = await server.connection.db.selectFrom('user').select('id').execute();
      expect(people).toEqual([{ id: key.id }]);
      expect((await begin(server.visitor(), key)).status).toBe(403);
      server.clock.advance(400 * DAY);
      await keepNoLonger(server.deps);
      expect(await recordsOf(key.id)).toBe(2);
    });

    test('in another browser makes an account of its own, and this one stays', async () => {
      await begin(phone, key);
      await signUp(server.visitor());
      expect((await phone.get(SESSION)).body).toMatchObject({ user: { id: key.id, email: '' } });
      expect(await server.connection.db.selectFrom('user').select('id').execute()).toHaveLength(2);
    });

    test('as a minor keeps the agreement of the guardian', async () => {
      await begin(phone, key);
      const guardian = {
        name: 'Rosa Lima',
        relation: 'mother',
        contact: 'rosa@example.com',
        version: GUARDIAN_VERSION,
      };
      const form = { ...signUpForm(), birthDate: '2011-05-17', guardianAgreed: true, guardian };
      const answer = await phone.post(SIGN_UP, form);
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      await phone.post(VERIFY, { email, otp: await server.codeFor(email) });
      expect((await phone.get('/api/privacy')).body).toMatchObject({ guardianDue: false });
      expect((await phone.get(SESSION)).body).toMatchObject({ user: { id: key.id } });
    });
  });

  describe('joined to an account that exists', () => {
    test('is erased once, by its key, and its device learns so', async () => {
      await begin(phone, key);
      await train(phone, key.id);
      const ana = await server.signedIn({ email });
      const other = { id: key.id, key: drawKey().key };
      expect((await ana.post(JOINED, other)).body).toEqual({ erased: false });
      expect(await recordsOf(key.id)).toBe(1);
      expect((await ana.post(JOINED, key)).body).toEqual({ erased: true });
      expect((await ana.post(JOINED, key)).body).toEqual({ erased: false });
      expect(await traces()).toEqual([]);
      expect(await standing()).toEqual({ erased: true });
      expect(await begin(server.visitor(), key)).toMatchObject({ status: 410 });
      expect((await ana.get(SESSION)).body).toMatchObject({ user: { email } });
    });

    test('is told apart from one with a sign-up and from an unknown one', async () => {
      const ana = await server.signedIn({ email });
      const look = async (of: NamelessKey) =>
        (await ana.post('/api/account/nameless/standing', of)).body;
      expect(await look(key)).toEqual({ account: 'unknown' });
      await begin(phone, key);
      expect(await look(key)).toEqual({ account: 'nameless' });
      expect(await look({ ...key, id: ana.user.id })).toEqual({ account: 'named' });
    });

    test('stays when its own session, a visitor or another site asks for that', async () => {
      await begin(phone, key);
      expect((await phone.post(JOINED, key)).status).toBe(403);
      expect((await server.visitor().post(JOINED, key)).status).toBe(401);
      const foreign = await phone.post(ERASE, {}, { origin: 'https://evil.example' });
      expect(foreign.status).toBe(403);
      expect(await standing()).toEqual({ erased: false });
    });
  });

  test('goes at once when its person leaves; an account with a sign-up does not', async () => {
    await begin(phone, key);
    await train(phone, key.id);
    expect((await phone.post(ERASE)).body).toEqual({ erased: true });
    expect(await traces()).toEqual([]);
    expect((await phone.get(SESSION)).body).toBeNull();
    const ana = await server.signedIn({ email });
    expect((await ana.post(ERASE)).status).toBe(409);
  });

  describe('unused for sixty days', () => {
    test('is erased, and not a day before', async () => {
      await begin(phone, key);
      await train(phone, key.id);
      server.clock.advance(59 * DAY);
      await keepNoLonger(server.deps);
      expect(await recordsOf(key.id)).toBe(1);
      server.clock.advance(DAY + 1);
      await keepNoLonger(server.deps);
      expect(await traces()).toEqual([]);
      expect(await standing()).toEqual({ erased: true });
    });

    test('stays while its device syncs, and after its session ran out', async () => {
      await begin(phone, key);
      server.clock.advance(50 * DAY);
      expect((await train(phone, key.id)).status).toBe(200);
      server.clock.advance(20 * DAY);
      await keepNoLonger(server.deps);
      expect((await phone.get(SESSION)).body).toBeNull();
      expect((await begin(phone, key)).status).toBe(200);
      server.clock.advance(50 * DAY);
      await keepNoLonger(server.deps);
      expect(await recordsOf(key.id)).toBe(1);
    });
  });
});
