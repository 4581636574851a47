import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stamped } from '#protocol/merge';
import { spaceOf } from '#protocol/space';
import { PROTO, SCHEMA } from '#protocol/version';
import { signInByApi } from '../bench/fill';
import { builtDist, startServer } from '../harness/built-server';
import { runAsNode } from '../harness/faked-node';
import { installNode, NODES } from '../harness/nodes';
import { testUnless } from '../harness/skipped-aloud';
import { begun, newId } from '../server/sync/endpoint';
import { createDoor } from '../survival/door';
import { createPerson } from './person-steps';

const EMAIL = 'ana@example.com';
/** Ids of workouts answered with ok, whichever Node stored them. */
const stored: string[] = [];
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anilha-nodes-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

for (const version of NODES) {
  const node = installNode(version);
  const lacking = node ? null : `The registry did not give Node ${version}.`;
  testUnless(lacking, `the server stores a workout when it runs on Node ${version}`, async () => {
    const { program = '', settings = {} } = node ?? {};
    const server = await startServer({ node: program, settings, dataDir });
    try {
      if (stored.length === 0) await createPerson(server, 'Ana', EMAIL);
      const person = await signInByApi(server, EMAIL);
      const space = spaceOf(person.userId);
      const stamp = [Date.now(), 0, 'phone'] as const;
      const record = newId();
      const full = stamped(begun(stamp[0]), [...stamp]);
      const door = createDoor(
        server.apiUrl,
        async () => undefined,
        () => undefined,
        server.url,
      );
      const { response } = await door.post(person, {
        proto: PROTO,
        schema: SCHEMA,
        account: person.userId,
        device: 'phone',
        spaces: [{ id: space, cursor: 0, epoch: null, grantVer: 0, inReset: false }],
        ops: [{ id: newId(), space, kind: 'workout', stamp, record, full }],
      });
      expect(response?.results).toMatchObject([{ ok: { stamp } }]);
      // A device receives the others' changes, which earlier Node versions wrote into the file.
      expect(response?.spaces).toMatchObject([{ records: stored.map((id) => ({ id })) }]);
      stored.push(record);
    } finally {
      await server.stop();
    }
  });
}

test('the built server names what to install in one line when Node is too old', () => {
  const { status, output } = runAsNode(join(builtDist(), 'server', 'main.js'), '18.20.8');
  expect(output).toMatch(/^Este Node é o 18\.20\.8\. Instale o Node 24 .*\n$/);
  expect(status).toBe(1);
});
