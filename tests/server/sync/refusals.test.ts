import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { MAX_AHEAD_MS, MAX_COUNTER } from '#protocol/clock';
import { syncResponseSchema } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import { storeContract } from '../store-contract';
import { begun, createDevice, createEndpoint, type Device, type Endpoint, newId } from './endpoint';

const REQUEST = {
  proto: PROTO,
  schema: SCHEMA,
  account: 'NOBODY',
  device: 'phone',
  spaces: [],
  ops: [],
};
const asking = (extra: Record<string, unknown>) => ({ ...REQUEST, ...extra });

storeContract('refusals', (store) => {
  let endpoint: Endpoint;
  let phone: Device;
  beforeEach(() => {
    endpoint = createEndpoint(store());
    phone = createDevice(endpoint, `p${newId()}`, 'phone');
  });
  const request = (extra: Record<string, unknown> = {}) => ({
    ...REQUEST,
    account: phone.person,
    ...extra,
  });
  const said = async (answer: Response) => [answer.status, (await answer.json()).code];

  test('E1e: 401 without a session', async () => {
    expect(await said(await endpoint.post(null, request()))).toEqual([401, 'no_session']);
    expect(await said(await endpoint.get(null, '/api/sync/digest'))).toEqual([401, 'no_session']);
  });

  test('E1e: 409 when the session is another account’s, and nothing is written', async () => {
    const other = `p${newId()}`;
    const op = phone.full(newId(), begun());
    const answer = await endpoint.post(other, request({ ops: [op] }));
    expect(await said(answer)).toEqual([409, 'wrong_account']);
    expect(endpoint.changes).toEqual([]);
  });

  test.each([
    ['no JSON', '{"proto":'],
    ['nothing', ''],
    ['a number', '7'],
    ['another protocol', JSON.stringify(asking({ proto: PROTO + 1 }))],
    ['a schema that no column holds', JSON.stringify(asking({ schema: 1_795_792_728_000 }))],
    ['a device id that is none', JSON.stringify(asking({ device: 'Meu celular' }))],
    ['too many ops', JSON.stringify(asking({ ops: Array.from({ length: 201 }, () => 1) }))],
  ])('E1d: 400 for a body that is no request: %s', async (_, body) => {
    const text = body.replace('NOBODY', phone.person);
    expect(await said(await endpoint.post(phone.person, text))).toEqual([400, 'invalid']);
  });

  test('a NUL in what an op is called refuses that op alone', async () => {
    const op = phone.full(newId(), begun());
    const odd = ['id', 'space', 'kind', 'record'].map((at) => ({ ...op, [at]: '\u0000' }));
    const spaces = { ...op, space: `u:${phone.person}\u0000` };
    const answer = await endpoint.post(phone.person, request({ ops: [...odd, spaces, op] }));
    const { results } = v.parse(syncResponseSchema, await answer.json());
    const codes = results.map((result) => ('code' in result ? result.code : 'ok'));
    expect(codes).toEqual([...Array(5).fill('invalid'), 'ok']);
  });

  test('C2c: a counter above the cap refuses its op alone, in a register of a full op too', async () => {
    const high = MAX_COUNTER + 1;
    const own = phone.full(newId(), begun(), { stamp: [endpoint.clock, high, 'phone'] });
    const inside = phone.fullOf(newId(), { title: ['Treino', [endpoint.clock, high, 'phone']] });
    const sound = phone.full(newId(), begun(), { stamp: [endpoint.clock, MAX_COUNTER, 'phone'] });
    const results = await phone.push(own, inside, sound);
    expect(results).toEqual([
      { id: own.id, code: 'invalid', stamp: own.stamp },
      { id: inside.id, code: 'invalid', stamp: inside.stamp },
      { id: sound.id, ok: { rev: 1, born: 1, stamp: sound.stamp } },
    ]);
  });

  test('C2d: a write over a used-up counter is taken in the next ms, however far ahead that is', async () => {
    const furthest = endpoint.clock + MAX_AHEAD_MS;
    const title = (ms: number, counter: number) =>
      phone.set(id, { title: `${counter}` }, { stamp: [ms, counter, 'phone'] });
    const id = newId();
    await phone.push(phone.full(id, begun()));
    expect(await phone.push(title(furthest + 1, 0))).toMatchObject([{ code: 'clock' }]);
    const other = createDevice(endpoint, phone.person, 'other');
    const used = other.set(id, { title: 'x' }, { stamp: [furthest, MAX_COUNTER, 'other'] });
    const next = other.set(id, { title: 'y' }, { stamp: [furthest + 1, 0, 'other'] });
    const beyond = other.set(id, { title: 'z' }, { stamp: [furthest + 2, 0, 'other'] });
    expect(await other.push(used, next, beyond)).toMatchObject([
      { ok: {} },
      { ok: {} },
      { code: 'clock' },
    ]);
  });

  test('E1a: 413 above 256 kB', async () => {
    const answer = await endpoint.post(phone.person, ' '.repeat(256 * 1024 + 1));
    expect(await said(answer)).toEqual([413, 'too_large']);
  });

  test('E1g: 426 for a schema too old to pull; what it pushed was taken', async () => {
    const op = phone.full(newId(), begun());
    const space = { id: phone.space, cursor: 0, epoch: null, grantVer: 0, inReset: false };
    const answer = await endpoint.post(
      phone.person,
      request({ schema: 0, ops: [op], spaces: [space] }),
    );
    expect(answer.status).toBe(426);
    const body = v.parse(syncResponseSchema, await answer.json());
    expect(body).toMatchObject({ results: [{ id: op.id, ok: { rev: 1 } }], spaces: [] });
  });

  test('E1h: 426 for an earlier message format, whatever else it says: its app is to be updated', async () => {
    const old = request({ proto: PROTO - 1, ops: 'as they were written then' });
    expect(await said(await endpoint.post(phone.person, old))).toEqual([426, 'too_old']);
    expect(endpoint.changes).toEqual([]);
  });

  test('E1i: 429 names the wait, for the one who asks too often alone', {
    timeout: 60_000,
  }, async () => {
    let answer = await endpoint.post(phone.person, request());
    for (let asked = 0; asked < 700 && answer.status === 200; asked += 1) {
      answer = await endpoint.post(phone.person, request());
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    const other = createDevice(endpoint, `p${newId()}`, 'other');
    expect((await other.sync()).spaces).toHaveLength(1);
    endpoint.clock += 1000;
    expect((await endpoint.post(phone.person, request())).status).toBe(200);
  });

  test('G1b: 404 for the digest of a space that is not the person’s, or of none', async () => {
    const unknown = async (query: string) =>
      said(await endpoint.get(phone.person, `/api/sync/digest${query}`));
    expect(await unknown('?space=u:ninguem')).toEqual([404, 'unknown']);
    expect(await unknown('')).toEqual([404, 'unknown']);
  });

  test('answers say in Portuguese what to do', async () => {
    const answer = await endpoint.post(phone.person, request({ proto: 9 }));
    expect((await answer.json()).message).toBe(
      'O pedido não foi entendido. Atualize o app e tente de novo.',
    );
  });
});
