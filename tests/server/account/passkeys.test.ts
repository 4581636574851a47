import { expect, test } from 'vitest';
import { MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { type Ceremony, createPasskeyDevice } from '../../harness/passkey-device';
import { PASSWORD } from '../../harness/server';
import type { Answer, Visitor } from '../../harness/visitor';
import { server, withServer } from '../opened';

const ALLOW = '/api/auth/passkey/allow-registration';
const NEW_OPTIONS = '/api/auth/passkey/generate-register-options';
const ADD = '/api/auth/passkey/verify-registration';
const OPTIONS = '/api/auth/passkey/generate-authenticate-options';
const USE = '/api/auth/passkey/verify-authentication';
const LIST = '/api/auth/passkey/list-user-passkeys';
const RENAME = '/api/auth/passkey/update-passkey';
const REMOVE = '/api/auth/passkey/delete-passkey';

type Device = ReturnType<typeof createPasskeyDevice>;
type Twist = Omit<Ceremony, 'challenge'>;

const field = (answer: Answer, key: string): unknown => Reflect.get(Object(answer.body), key);
const codeOf = (answer: Answer) => [answer.status, field(answer, 'code')];
const challengeOf = (answer: Answer) => String(field(answer, 'challenge'));

onEveryDatabase('passkeys', (database) => {
  withServer(database);

  const isIn = async (visitor: Visitor) =>
    (await visitor.get('/api/auth/get-session')).body !== null;

  async function add(visitor: Visitor, device: Device, twist: Twist = {}): Promise<Answer> {
    await visitor.post(ALLOW, { password: PASSWORD });
    const challenge = challengeOf(await visitor.get(NEW_OPTIONS));
    const response = device.register({ challenge, ...twist });
    return visitor.post(ADD, { response, name: 'Meu celular' });
  }

  async function use(visitor: Visitor, device: Device, twist: Twist = {}): Promise<Answer> {
    const challenge = challengeOf(await visitor.get(OPTIONS));
    return visitor.post(USE, { response: device.use({ challenge, ...twist }) });
  }

  async function listed(visitor: Visitor): Promise<{ id: string; name: string }[]> {
    return [(await visitor.get(LIST)).body].flat().map((row) => ({
      id: String(Reflect.get(Object(row), 'id')),
      name: String(Reflect.get(Object(row), 'name')),
    }));
  }

  test('is added after the password, signs in on any device, and is told by mail', async () => {
    const phone = await server.signedIn();
    const device = createPasskeyDevice();
    expect((await add(phone, device)).body).toEqual({ status: true });
    expect(await listed(phone)).toMatchObject([{ name: 'Meu celular' }]);
    const told = (await server.mails()).map(({ text }) => text).join();
    expect(told).toContain('Uma chave de acesso foi adicionada');

    const visitor = server.visitor();
    const used = await use(visitor, device);
    expect([used.status, used.body]).toEqual([200, { status: true }]);
    expect(field(await visitor.get('/api/auth/get-session'), 'user')).toMatchObject({
      email: 'ana@example.com',
    });
  });

  test('what is shown of them is an id, a name and a day', async () => {
    const phone = await server.signedIn();
    await add(phone, createPasskeyDevice());
    const [row] = [(await phone.get(LIST)).body].flat();
    expect(Object.keys(Object(row)).sort()).toEqual(['createdAt', 'id', 'name']);
  });

  test('every ceremony asks the device to check who holds it', async () => {
    const phone = await server.signedIn();
    await phone.post(ALLOW, { password: PASSWORD });
    expect((await phone.get(NEW_OPTIONS)).body).toMatchObject({
      rp: { id: 'localhost', name: 'Anilha' },
      user: { name: 'ana@example.com' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
    expect((await server.visitor().get(OPTIONS)).body).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    });
    const device = createPasskeyDevice();
    const unseen = await add(phone, device, { verified: false });
    expect(codeOf(unseen)).toEqual([400, 'USER_NOT_VERIFIED']);
    await add(phone, device);
    const visitor = server.visitor();
    const used = await use(visitor, device, { verified: false });
    expect([...codeOf(used), await isIn(visitor)]).toEqual([400, 'USER_NOT_VERIFIED', false]);
  });

  test('the password opens the way to one, for five minutes', async () => {
    const phone = await server.signedIn();
    expect(codeOf(await phone.get(NEW_OPTIONS))).toEqual([403, 'PASSWORD_NEEDED']);
    const wrong = await phone.post(ALLOW, { password: 'não é esta' });
    expect(codeOf(wrong)).toEqual([400, 'INVALID_PASSWORD']);
    expect((await phone.get(NEW_OPTIONS)).status).toBe(403);
    await phone.post(ALLOW, { password: PASSWORD });
    expect((await phone.get(NEW_OPTIONS)).status).toBe(200);
    expect((await phone.get(NEW_OPTIONS)).status).toBe(403);
    await phone.post(ALLOW, { password: PASSWORD });
    server.clock.advance(6 * MINUTE);
    expect((await phone.get(NEW_OPTIONS)).status).toBe(403);
  });

  test('a permission is of one session, and a stranger gets none', async () => {
    const phone = await server.signedIn();
    await phone.post(ALLOW, { password: PASSWORD });
    const bia = await server.signedIn({ email: 'bia@example.com' });
    expect((await bia.get(NEW_OPTIONS)).status).toBe(403);
    const stranger = server.visitor();
    for (const answer of [
      await stranger.post(ALLOW, { password: PASSWORD }),
      await stranger.get(NEW_OPTIONS),
      await stranger.get(LIST),
      await stranger.post(ADD, { response: createPasskeyDevice().register({ challenge: 'x' }) }),
      await stranger.post(RENAME, { id: 'x', name: 'y' }),
      await stranger.post(REMOVE, { id: 'x' }),
    ]) {
      expect(codeOf(answer)).toEqual([401, 'UNAUTHORIZED']);
    }
  });

  test.each<[string, Twist]>([
    ['made for another site', { origin: 'https://anilha.example.com' }],
    ['made for another domain', { rpId: 'example.com' }],
  ])('an answer %s is refused', async (_, twist) => {
    const phone = await server.signedIn();
    const device = createPasskeyDevice();
    expect(codeOf(await add(phone, device, twist))).toEqual([400, 'FAILED_TO_VERIFY_REGISTRATION']);
    await add(phone, device);
    const visitor = server.visitor();
    const used = await use(visitor, device, twist);
    expect([...codeOf(used), await isIn(visitor)]).toEqual([400, 'AUTHENTICATION_FAILED', false]);
  });

  test('a call from another site is refused before anything is looked at', async () => {
    const visitor = server.visitor();
    const answer = await visitor.post(USE, {}, { origin: 'https://evil.example' });
    expect(codeOf(answer)).toEqual([403, 'foreign_origin']);
  });

  test('an answer counts once, and only for its own challenge', async () => {
    const phone = await server.signedIn();
    const device = createPasskeyDevice();
    await add(phone, device);
    const visitor = server.visitor();
    const challenge = challengeOf(await visitor.get(OPTIONS));
    const response = device.use({ challenge });
    const thief = server.visitor();
    await thief.get(OPTIONS);
    expect(codeOf(await thief.post(USE, { response }))).toEqual([400, 'AUTHENTICATION_FAILED']);
    expect((await visitor.post(USE, { response })).status).toBe(200);
    await visitor.post('/api/auth/sign-out');
    expect(codeOf(await visitor.post(USE, { response }))).toEqual([400, 'CHALLENGE_NOT_FOUND']);
    await visitor.get(OPTIONS);
    expect((await visitor.post(USE, { response })).status).toBe(400);
    expect(await isIn(visitor)).toBe(false);
  });

  test('an unknown one, and one signed by another device, are refused', async () => {
    const phone = await server.signedIn();
    const device = createPasskeyDevice();
    await add(phone, device);
    const visitor = server.visitor();
    expect(codeOf(await use(visitor, createPasskeyDevice()))).toEqual([401, 'PASSKEY_NOT_FOUND']);
    const forged = createPasskeyDevice(device.id);
    expect(codeOf(await use(visitor, forged))).toEqual([401, 'AUTHENTICATION_FAILED']);
  });

  test('nobody adds one under the id of another person’s', async () => {
    const device = createPasskeyDevice();
    await add(await server.signedIn(), device);
    const bia = await server.signedIn({ email: 'bia@example.com' });
    const answer = await add(bia, createPasskeyDevice(device.id));
    expect(codeOf(answer)).toEqual([400, 'PREVIOUSLY_REGISTERED']);
    expect((await use(server.visitor(), device)).status).toBe(200);
  });

  test('is renamed and removed by its person alone', async () => {
    const ana = await server.signedIn();
    const device = createPasskeyDevice();
    await add(ana, device);
    const [{ id } = { id: '' }] = await listed(ana);
    const bia = await server.signedIn({ email: 'bia@example.com' });
    expect((await bia.post(RENAME, { id, name: 'Da Bia' })).status).toBe(401);
    expect((await bia.post(REMOVE, { id })).status).toBe(401);
    expect((await bia.post(REMOVE, { id: 'nao-existe' })).status).toBeLessThan(500);
    expect(await listed(bia)).toEqual([]);

    expect((await ana.post(RENAME, { id, name: ' Celular novo ' })).status).toBe(200);
    expect(await listed(ana)).toEqual([{ id, name: 'Celular novo' }]);
    expect((await ana.post(RENAME, { id, name: ' ' })).status).toBe(400);
    expect((await ana.post(REMOVE, { id })).status).toBe(200);
    expect(codeOf(await use(server.visitor(), device))).toEqual([401, 'PASSKEY_NOT_FOUND']);
  });

  test.each([
    {},
    { response: 7 },
    { response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
    {
      response: {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['usb'] },
      },
    },
    {
      response: {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    },
  ])('nonsense is refused in words (%#)', async (body) => {
    const phone = await server.signedIn();
    for (const path of [ADD, USE]) {
      await phone.post(ALLOW, { password: PASSWORD });
      await phone.get(path === ADD ? NEW_OPTIONS : OPTIONS);
      const answer = await phone.post(path, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(String(field(answer, 'message'))).toMatch(/chave de acesso/);
    }
  });

  test('stands for both factors: no code is asked for after it', async () => {
    const phone = await server.signedIn();
    const device = createPasskeyDevice();
    await add(phone, device);
    const yes = server.deps.dialect === 'postgres' ? true : 1;
    await server.connection.db.updateTable('user').set({ twoFactorEnabled: yes }).execute();
    const visitor = server.visitor();
    expect((await use(visitor, device)).status).toBe(200);
    expect(await isIn(visitor)).toBe(true);
  });
});
