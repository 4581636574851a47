import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Json } from '#domain/record/registers';
import { decodeRegisters } from '#protocol/encoding';
import { KINDS, kindOf } from '#protocol/kinds';
import { syncRequestSchema, syncResponseSchema, type WireOp, wireOpSchema } from '#protocol/sync';
import { SCHEMA } from '#protocol/version';
import { linkPeople } from '../harness/coaching';
import { storeContract } from '../server/store-contract';
import { createDevice, createEndpoint, readAll, T0, valuesOf } from '../server/sync/endpoint';

/**
 * Requests in the form of the last release with an earlier schema. Every new schema adds one, and
 * none is ever edited, because a phone may send its changes a year later. Schemas 2, 3, 5 and 6
 * have none: no released app used them.
 */

const FOLDER = import.meta.dirname;
const WEEK = 7 * 86_400_000;
/** The link in the requests' messages. */
const LINK = 'link-1';

const requests = readdirSync(FOLDER)
  .filter((name) => /^push-\d+\.json$/.test(name))
  .map((name) => v.parse(syncRequestSchema, JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
  .sort((one, other) => one.schema - other.schema);

const opsOf = (request: (typeof requests)[number]) =>
  request.ops.map((op) => v.parse(wireOpSchema, op));

/** The values written by the ops, by `kind/id` and path. */
function writtenBy(ops: readonly WireOp[]): Map<string, Record<string, Json>> {
  const written = new Map<string, Record<string, Json>>();
  for (const op of ops) {
    const key = `${op.kind}/${op.record}`;
    const values =
      'set' in op
        ? op.set
        : Object.fromEntries(Object.entries(op.full).map(([path, [value]]) => [path, value]));
    written.set(key, { ...written.get(key), ...values });
  }
  return written;
}

test('V1a: there is a request of this schema, with every kind', () => {
  const newest = requests.at(-1);
  expect(newest?.schema).toBe(SCHEMA);
  const kinds = newest ? opsOf(newest).map(({ kind }) => kind) : [];
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(KINDS).sort());
});

for (const request of requests) {
  storeContract(`a request of schema ${request.schema}`, (store) => {
    test('is taken whole, and reads again as it was written', async () => {
      const { account } = request;
      const endpoint = createEndpoint(store());
      endpoint.clock = T0 + WEEK;
      const link = { professional: 'coach', student: account, scopes: [], at: T0, id: LINK };
      await linkPeople(store(), link);

      const answer = await endpoint.post(account, request);
      const { results } = v.parse(syncResponseSchema, await answer.json());
      expect(results.filter((result) => !('ok' in result))).toEqual([]);
      expect(results).toHaveLength(request.ops.length);

      const pages = await readAll(createDevice(endpoint, account, 'newer'));
      const records = pages.flatMap((page) => page.records);
      const read = new Map(
        records.map((record) => [`${record.kind}/${record.id}`, valuesOf(record)]),
      );
      expect(read).toEqual(writtenBy(opsOf(request)));
      for (const { kind, body } of records) {
        expect(() => kindOf(kind)?.project(decodeRegisters(body))).not.toThrow();
      }
    });
  });
}
