import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROTO, SCHEMA } from '#protocol/version';
import { createTestServer, type TestServer } from '../../harness/server';
import { FORMS } from '../fuzz-forms';

const MANY = 2_000;
const ENDING = /sign-out|revoke/;

let server: TestServer;
/** Number of described faults; each description requests a message. */
let told = 0;

beforeAll(async () => {
  server = await createTestServer();
  v.setGlobalMessage(() => {
    told += 1;
    return 'x';
  });
});
afterAll(async () => {
  v.deleteGlobalMessage();
  await server.close();
});

const many = () => Array.from({ length: MANY }, () => ({}));

/** A value that does not fit, with a long list for each list of a form. */
function misfit(schema: unknown): unknown {
  const part = (name: string): unknown => Reflect.get(Object(schema), name);
  if (part('item') || part('key')) return many();
  const [wrapped, options, entries] = [part('wrapped'), part('options'), part('entries')];
  if (wrapped) return misfit(wrapped);
  if (Array.isArray(options)) return Object.assign({}, ...options.map(misfit));
  return Object.fromEntries(
    Object.entries(Object(entries)).map(([name, inner]) => [name, misfit(inner)]),
  );
}

test('of a body that does not fit the first fault is described, however many there are', async () => {
  const ana = await server.signedIn();
  const [longest, described]: [string[], [string, number][]] = [[], []];
  // Endpoints that end sessions come last.
  const forms = Object.entries(FORMS).sort(
    ([a], [b]) => Number(ENDING.test(a)) - Number(ENDING.test(b)),
  );
  for (const [endpoint, schema] of forms) {
    const [method, path = ''] = endpoint.split(' ');
    const body = JSON.stringify(misfit(schema));
    if (body.length > MANY) longest.push(endpoint);
    told = 0;
    await (method === 'PUT' ? ana.put(path, body) : ana.post(path, body));
    if (told > 20) described.push([endpoint, told]);
  }
  expect(longest.length).toBeGreaterThan(5);
  expect(described).toEqual([]);
});

test('nor of a change of a record', async () => {
  const ana = await server.signedIn({ email: 'outra@example.com' });
  const stamp = [1, 0, 'phone'];
  const target = { space: `u:${ana.user.id}`, kind: 'workout', record: 'r', stamp };
  const paths = Object.fromEntries(many().map((wrong, at) => [`p${at}`, wrong]));
  const op = { id: 'o', ...target, full: paths };
  const head = { proto: PROTO, schema: SCHEMA, account: ana.user.id, device: 'phone', spaces: [] };
  told = 0;
  const answer = await ana.post('/api/sync', { ...head, ops: [op] });
  expect(answer.body).toMatchObject({ results: [{ id: 'o', code: 'invalid' }] });
  expect(told).toBeLessThan(20);
});
