import type { Json, Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { nextStamp } from '#protocol/clock';
import { decodeRegisters } from '#protocol/encoding';
import { mergeRegisters, stamped } from '#protocol/merge';
import { spaceOf } from '#protocol/space';
import type { SpaceAnswer, SyncResponse, WireOp } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import type { SignedIn } from '../bench/fill';
import { begun, done, newId } from '../server/sync/endpoint';
import type { Chance } from '../sync/chance';
import { COME_BACK, type Door } from './door';

/** Shared knowledge of one person's phones: workouts that the server has acknowledged. */
export interface Person extends SignedIn {
  readonly workouts: string[];
}

/** A phone that logs sets in sequential requests, and keeps the same data as a replica. */
export interface Phone {
  readonly person: Person;
  /** Acknowledged and received registers, by record. */
  readonly held: ReadonlyMap<string, Registers>;
  /** Registers that the server acknowledged, by record, even if it answers otherwise later. */
  readonly acknowledged: ReadonlyMap<string, Registers>;
  /** Number of repeated requests. */
  readonly repeated: () => number;
  /** Logs sets until `stop`; every change is acknowledged when this resolves. */
  run(): Promise<void>;
  stop(): void;
  /** Reads all remaining pages. */
  catchUp(): Promise<void>;
}

const OPS_AT_ONCE = 4;
const SETS_OF_A_WORKOUT = 40;

const registersOf = (op: WireOp): Registers => ('full' in op ? op.full : stamped(op.set, op.stamp));

export function createPhone(person: Person, device: string, chance: Chance, door: Door): Phone {
  const space = spaceOf(person.userId);
  const held = new Map<string, Registers>();
  const acknowledged = new Map<string, Registers>();
  let last: Stamp = [0, 0, device];
  let cursor = 0;
  let epoch: string | null = null;
  let stopped = false;
  let sets = 0;
  let repeated = 0;

  const merge = (into: Map<string, Registers>, record: string, registers: Registers) =>
    into.set(record, mergeRegisters(into.get(record) ?? {}, registers).registers);

  function setOf(stamp: Stamp): Record<string, Json> {
    sets += 1;
    const key = `${device}${sets}`;
    return {
      [`s.${key}.place`]: ['sup', 'i'],
      [`s.${key}.kind`]: 'normal',
      [`s.${key}.done.${device}`]: done(20_000 + sets, stamp[0]),
    };
  }

  function nextOp(): WireOp {
    last = nextStamp(Date.now(), device, [last]);
    const target = { id: newId(), space, kind: 'workout', stamp: last };
    const workout = chance.of(person.workouts.slice(-3));
    const isFull =
      workout !== null && Object.keys(held.get(workout) ?? {}).length > 3 * SETS_OF_A_WORKOUT;
    if (workout === null || isFull || chance.in100(5)) {
      const full = stamped({ ...begun(last[0]), ...setOf(last) }, last);
      return { ...target, record: newId(), full: { ...full } };
    }
    return { ...target, record: workout, set: setOf(last) };
  }

  /** A page must follow the one before it, and its records must be in order within it. */
  function take(answer: SpaceAnswer | undefined): boolean {
    if (!answer || !('records' in answer)) {
      throw new Error(`${device} at ${cursor} was told ${JSON.stringify(answer)}`);
    }
    let before = cursor;
    if (answer.from !== cursor || answer.to < cursor)
      throw new Error(`from ${cursor}: a strange page`);
    for (const { id, rev, body } of answer.records) {
      if (rev <= before || rev > answer.to) throw new Error(`rev ${rev} after ${before}`);
      before = rev;
      merge(held, id, decodeRegisters(body));
    }
    cursor = answer.to;
    epoch = answer.epoch;
    return answer.more;
  }

  function settle(ops: readonly WireOp[], { results }: SyncResponse): void {
    for (const op of ops) {
      const result = results.find(({ id }) => id === op.id);
      if (!result || !('ok' in result)) {
        throw new Error(`${device} sent ${JSON.stringify(op)}: ${JSON.stringify(result)}`);
      }
      merge(held, op.record, registersOf(op));
      merge(acknowledged, op.record, registersOf(op));
      if ('full' in op) person.workouts.push(op.record);
    }
  }

  /** One trip, repeated until it is answered. */
  async function trip(ops: readonly WireOp[]): Promise<boolean> {
    for (;;) {
      const answer = await door.post(person, {
        proto: PROTO,
        schema: SCHEMA,
        account: person.userId,
        device,
        spaces: [{ id: space, cursor, epoch, grantVer: 0, inReset: false }],
        ops,
      });
      if (answer.response) {
        settle(ops, answer.response);
        return take(answer.response.spaces[0]);
      }
      if (!COME_BACK.has(answer.status)) throw new Error(`${answer.status} ${answer.text}`);
      repeated += 1;
      await door.again();
    }
  }

  return {
    person,
    held,
    acknowledged,
    repeated: () => repeated,
    async run() {
      while (!stopped) {
        const count = 1 + chance.below(OPS_AT_ONCE);
        await trip(Array.from({ length: count }, nextOp));
      }
    },
    stop() {
      stopped = true;
    },
    async catchUp() {
      while (await trip([]));
    },
  };
}
