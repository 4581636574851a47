import type { NamelessKey } from '#protocol/account/nameless';
import { spaceOf } from '#protocol/space';
import { PROTO, SCHEMA } from '#protocol/version';
import type { Answer, Visitor } from '../../../harness/visitor';
import { newId } from '../../sync/endpoint';

let drawn = 0;

/** A key as a device draws it, another one each time. */
export function drawKey(): NamelessKey {
  drawn += 1;
  return { id: `n${drawn}`.padEnd(32, 'x'), key: `k${drawn}`.padEnd(43, '_') };
}

export const begin = (who: Visitor, key: NamelessKey) => who.post('/api/auth/nameless/begin', key);

/** Sends one new record into the own space of an account. */
export function sendRecord(
  who: Visitor,
  account: string,
  kind: string,
  values: Readonly<Record<string, unknown>>,
  at: number,
): Promise<Answer> {
  const stamp = [at, 0, 'phone'];
  const full = Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, [value, stamp]]),
  );
  const op = { id: newId(), space: spaceOf(account), kind, record: newId(), stamp, full };
  return who.post('/api/sync', {
    proto: PROTO,
    schema: SCHEMA,
    account,
    device: 'phone',
    spaces: [],
    ops: [op],
  });
}
