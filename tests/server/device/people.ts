import * as v from 'valibot';
import type { Json } from '#domain/record/registers';
import { ownSubscriptionSchema, pushKeySchema } from '#protocol/device/notifications';
import { spaceOf } from '#protocol/space';
import { PROTO, SCHEMA } from '#protocol/version';
import type { TestServer } from '../../harness/server';
import { newId } from '../sync/endpoint';
import type { PushService } from './push-service';

export type Person = Awaited<ReturnType<TestServer['signedIn']>>;

let people = 0;
let writes = 0;

/** A new, signed-in person. */
export function somebody(server: TestServer): Promise<Person> {
  people += 1;
  return server.signedIn({ email: `p${people}@example.com`, name: `Pessoa ${people}` });
}

/** Subscribes a person's browser to notices; returns the id of the subscription. */
export async function subscribe(service: PushService, person: Person, name: string) {
  const { key } = v.parse(pushKeySchema, (await person.get('/api/notifications/key')).body);
  const browser = service.browser(name, key);
  const answer = await person.post('/api/notifications/subscriptions', browser);
  return { ...v.parse(ownSubscriptionSchema, answer.body), browser };
}

/** Writes a record of the person like a syncing device. */
export async function write(
  server: TestServer,
  person: Person,
  kind: string,
  record: string,
  values: Record<string, Json>,
): Promise<void> {
  writes += 1;
  const stamp = [server.clock.now(), writes, 'aaaa'];
  const full = Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, [value, stamp]]),
  );
  const space = spaceOf(person.user.id);
  const answer = await person.post('/api/sync', {
    proto: PROTO,
    schema: SCHEMA,
    account: person.user.id,
    device: 'aaaa',
    spaces: [{ id: space, cursor: 0, epoch: null, grantVer: 0, inReset: false }],
    ops: [{ id: newId(), space, kind, record, stamp, full }],
  });
  const results = v.parse(v.object({ results: v.array(v.looseObject({})) }), answer.body).results;
  if (!results.every((result) => 'ok' in result)) throw new Error(JSON.stringify(results));
}

/** Sets the person's preferences of notices. */
export function choose(server: TestServer, person: Person, values: Record<string, Json>) {
  return write(server, person, 'preferences', 'self', values);
}
