import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, Registers } from '#domain/record/registers';
import { changeDigest, type Digest, EMPTY_DIGEST, sumOf } from '#protocol/digest';
import { decodeRegisters } from '#protocol/encoding';
import { kindOf } from '#protocol/kinds';
import { eraseRemoved } from '../../../server/sync/space/purge';
import { forgetTombstones } from '../../../server/sync/space/tombstones';
import { storeContract } from '../store-contract';
import { begun, createDevice, createEndpoint, done, newId, type Op, readAll, T0 } from './endpoint';

const DEVICES = ['phone', 'tablet', 'laptop'];

interface Write {
  readonly record: number;
  readonly device: string;
  readonly path: string;
  readonly value: Json;
  readonly ms: number;
}

const seen = fc.dictionary(
  fc.constantFrom(...DEVICES),
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.nat(9)).map(([ms, counter]) => [T0 + ms, counter]),
  { maxKeys: 3, noNullPrototype: true },
);
const write = (purging: boolean): fc.Arbitrary<Write> =>
  fc.tuple(fc.nat(2), fc.constantFrom(...DEVICES), fc.nat(50)).chain(([record, device, ms]) =>
    fc
      .oneof(
        fc.constantFrom('Peito', 'Costas', '').map((value) => ['title', value] as const),
        fc.constantFrom('', 'Dor no ombro').map((value) => ['note', value] as const),
        fc.nat(200).map((kilos) => [`s.um.done.${device}`, done(kilos * 1000)] as const),
        fc.constant([`e.sup.order`, 'k'] as const),
        seen.map((value) => [`gone.${device}`, value] as const),
        seen.map((value) => [`e.sup.gone.${device}`, value] as const),
        fc.constant(['back', T0] as const),
        fc.constant([purging ? 'purge' : 'back', T0] as const),
      )
      .map(([path, value]) => ({ record, device, ms, path, value })),
  );

/** Ops that create their record if necessary, each with its own stamp. */
function opsOf(person: string, ids: readonly string[], writes: readonly Write[]): Op[] {
  return writes.map(({ record, device, path, value, ms }, index) => {
    const stamp = [T0 + ms, index + 1, device] as const;
    const start = [begun().start ?? null, [T0 - 1, 0, 'phone']] as const;
    const id = ids[record] ?? '';
    const full: Registers = { start, [path]: [value, stamp] };
    return { id: newId(), space: `u:${person}`, kind: 'workout', record: id, stamp, full };
  });
}

const TIMES = Number(process.env.SIM_TIMES ?? 1);
const RUNS = 40 * TIMES;
/** Writes per writer; a long run reads a million records. */
const TURNS = 12 * TIMES ** 2;
/** A limit for many round trips on a busy machine. */
const PATIENCE = { timeout: 60_000 * TIMES };

storeContract('properties', (store) => {
  /** The records that a new device reads. */
  async function stateOf(person: string): Promise<Map<string, Registers>> {
    const pages = await readAll(createDevice(createEndpoint(store()), person, 'reader'));
    const records = pages.flatMap((page) => page.records);
    return new Map(records.map(({ id, body }) => [id, decodeRegisters(body)]));
  }

  test('S2a: ops count once, in whatever order and however often they come', PATIENCE, async () => {
    const runs = fc.array(write(false), { minLength: 1, maxLength: 12 }).chain((writes) =>
      fc.tuple(
        fc.constant(writes),
        fc.shuffledSubarray(
          writes.map((_, index) => index),
          { minLength: writes.length },
        ),
        fc.array(fc.nat(writes.length - 1), { maxLength: 6 }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(runs, async ([writes, order, repeated]) => {
        const [one, other] = [`p${newId()}`, `p${newId()}`];
        const ids = [newId(), newId(), newId()];
        const straight = createDevice(createEndpoint(store()), one, 'phone');
        await straight.push(...opsOf(one, ids, writes));

        const ops = opsOf(other, ids, writes);
        const shuffled = createDevice(createEndpoint(store()), other, 'phone');
        for (const index of [...order, ...repeated]) await shuffled.push(ops[index]);
        expect(await stateOf(other)).toEqual(await stateOf(one));
        const digests = createEndpoint(store());
        expect((await digests.digest(other)).kinds).toEqual((await digests.digest(one)).kinds);
      }),
      { numRuns: RUNS },
    );
  });

  test(
    'D1a: the kept digest equals one made from all records, after any history',
    PATIENCE,
    async () => {
      const rules = kindOf('workout');
      if (!rules) throw new Error('no workouts');
      const requests = fc.array(
        fc.oneof(
          { weight: 6, arbitrary: fc.array(write(true), { minLength: 1, maxLength: 6 }) },
          { weight: 1, arbitrary: fc.constantFrom('erase', 'forget') },
        ),
        { minLength: 1, maxLength: 6 },
      );
      await fc.assert(
        fc.asyncProperty(requests, async (history) => {
          const person = `p${newId()}`;
          const ids = [newId(), newId(), newId()];
          const endpoint = createEndpoint(store());
          const phone = createDevice(endpoint, person, 'phone');
          for (const step of history) {
            if (step === 'erase') await eraseRemoved(store().db, T0 * 2);
            else if (step === 'forget') await forgetTombstones(store().db, T0 * 2);
            else if (typeof step !== 'string') await phone.push(...opsOf(person, ids, step));
          }
          let expected: Digest = EMPTY_DIGEST;
          for (const [id, registers] of await stateOf(person)) {
            if (rules.removedAt(rules.project(registers)) !== null) continue;
            expected = changeDigest(expected, null, sumOf('workout', id, registers));
          }
          const { kinds, rev } = await endpoint.digest(person);
          expect(kinds.workout ?? EMPTY_DIGEST).toEqual(expected);
          expect(rev).toBe((await phone.pull([], { cursor: 0, inReset: true })).to);
        }),
        { numRuns: RUNS },
      );
    },
  );

  test(
    'S1: eight writers at once never make one of eight readers skip a record',
    PATIENCE,
    async () => {
      const endpoint = createEndpoint(store());
      const person = `p${newId()}`;
      const ids = Array.from({ length: 6 }, newId);
      let writing = true;
      let told = 0;
      const write = async (name: string) => {
        const device = createDevice(endpoint, person, name);
        for (let turn = 0; turn < TURNS; turn += 1) {
          const [a, b] = [ids[turn % 6] ?? '', newId()];
          await device.push(
            device.full(b, begun()),
            device.full(a, { [`s.${name}.kind`]: 'normal', [`s.${name}.plan`]: null, title: name }),
          );
        }
      };
      const follow = async (name: string) => {
        const reader = createDevice(endpoint, person, name);
        const read = new Map<string, number>();
        for (let last = false; !last; ) {
          last = !writing;
          // Pushes take turns, which permanently busy readers would not leave them.
          await new Promise((resolve) => setImmediate(resolve));
          // Time advances, because so many requests would exceed a limit.
          endpoint.clock += 1000;
          for (const page of await readAll(reader)) {
            told += page.records.length;
            for (const { id, rev } of page.records) read.set(id, rev);
          }
        }
        return read;
      };
      const names = DEVICES.concat('a', 'b', 'c', 'd', 'e');
      const writers = names.map(write);
      const following = names.map((name) => follow(`r${name}`));
      await Promise.all(writers);
      writing = false;
      const all = await Promise.all(following);
      const rows = await store()
        .db.selectFrom('record')
        .select(['id', 'rev'])
        .where('space_id', '=', `u:${person}`)
        .execute();
      expect(rows).toHaveLength(6 + 8 * TURNS);
      const newest = new Map(rows.map(({ id, rev }) => [id, rev]));
      for (const read of all) expect(read).toEqual(newest);
      console.log(`${told} records read, 0 skipped`);
    },
  );
});
