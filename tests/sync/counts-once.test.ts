import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOf } from '#protocol/kinds';
import type { CheckedOp } from '../../server/sync/push/check-op';
import { type HeldRecord, holdRecord, mergeOp } from '../../server/sync/push/held-record';
import { rowOf, writtenOf } from '../../server/sync/push/record-rows';
import { workoutRegisters } from '../protocol/arbitrary';

const RUNS = 2500 * Number(process.env.SIM_TIMES ?? 1);
const PLACE = { space: 'u:ana', rev: 1, author: 'ana' };

/** Every op has its own stamp, like those of devices. */
function opOf(
  index: number,
  registers: CheckedOp['registers'],
  kind: CheckedOp['kind'],
): CheckedOp {
  const own = Object.entries(registers).map(
    ([path, [value, [ms, , device]]]) => [path, [value, [ms, index, device] as const]] as const,
  );
  return {
    id: `op${index}`,
    space: PLACE.space,
    kind,
    record: 'r',
    stamp: [0, index, 'a'],
    registers: Object.fromEntries(own),
    full: true,
    ahead: null,
    own: true,
    late: false,
    written: { op: 0, newest: 0 },
    bytes: 200,
    blank: new Set(),
  };
}

test('S2a: the server comes to the same record, whatever comes twice and in whatever order', () => {
  const kind = kindOf('workout');
  if (!kind) throw new Error('no workouts');
  let merged = 0;
  const take = (ops: readonly CheckedOp[]): HeldRecord => {
    const held = holdRecord(kind, 'r', null, null);
    for (const op of ops) {
      expect(mergeOp(held, op, { overrun: false, copied: false, room: true })).toBeNull();
      merged += 1;
    }
    return held;
  };
  const history = fc
    .array(workoutRegisters, { minLength: 2, maxLength: 24 })
    .chain((parts) =>
      fc.tuple(
        fc.constant(parts),
        fc.shuffledSubarray([...parts.keys()], { minLength: parts.length }),
        fc.array(fc.nat(parts.length - 1), { minLength: 16, maxLength: 40 }),
      ),
    );
  fc.assert(
    fc.property(history, ([parts, order, again]) => {
      const ops = parts.map((registers, index) => opOf(index, registers, kind));
      const once = take(ops);
      const shuffled = take([...order, ...again].flatMap((index) => ops[index] ?? []));
      // Bodies list devices in the order of their first use, so the contents are compared.
      expect(shuffled.stored).toEqual(once.stored);
      const rowFor = (held: HeldRecord) => rowOf(held, writtenOf(held), PLACE, 0);
      const [row, other] = [rowFor(once), rowFor(shuffled)];
      expect({ ...other, body: '' }).toEqual({ ...row, body: '' });
    }),
    { numRuns: RUNS },
  );
  console.log(`${merged} ops merged`);
});
