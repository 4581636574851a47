import type { Json } from '#domain/record/registers';
import { spaceOf } from '#protocol/space';
import { PROTO, SCHEMA } from '#protocol/version';
import type { Answer, Visitor } from '../harness/visitor';
import { newId } from './sync/endpoint';

/** A whole record in the form in which a device sends it. */
export interface SentRecord {
  readonly kind: string;
  readonly id: string;
  readonly values: Readonly<Record<string, Json>>;
}

/** Sends whole records of a person through the real endpoint, all written at one instant. */
export function sendRecords(
  visitor: Visitor,
  person: string,
  at: number,
  records: readonly SentRecord[],
): Promise<Answer> {
  const space = spaceOf(person);
  return visitor.post('/api/sync', {
    proto: PROTO,
    schema: SCHEMA,
    account: person,
    device: 'phone',
    spaces: [{ id: space, cursor: 0, epoch: null, grantVer: 0, inReset: false }],
    ops: records.map(({ kind, id, values }, index) => {
      const stamp = [at, index, 'phone'];
      const full = Object.fromEntries(
        Object.entries(values).map(([path, value]) => [path, [value, stamp]]),
      );
      return { id: newId(), space, kind, record: id, stamp, full };
    }),
  });
}
