import { registersOfBase, registersOfOp } from '../../src/replica/view/known';
import { marksIn } from './journal';
import { readDatabases } from './open-disks';
import { everyDevice, type Play } from './play';

/**
 * Restores the last backup. A coach's write may be lost with it. The copy was erased at the end of
 * the link (rule G1h), and no device of the student had read the write yet.
 */
export async function restore(play: Play): Promise<void> {
  const { world, people, coaches } = play;
  await world.restore();
  if (!coaches.some((coach) => coach.owes())) return;
  const held = new Set<string>();
  const own = people.map(({ account }) => account);
  for (const account of own) {
    for (const [kind, registers] of await world.registers(account))
      for (const mark of marksIn(kind, registers)) held.add(mark);
  }
  for (const device of everyDevice(play)) {
    const accounts = device.student === null ? own : [device.account];
    await readDatabases(device, accounts, async (database) => {
      for (const row of await database.getAll('base'))
        for (const mark of marksIn(row.kind, registersOfBase(row))) held.add(mark);
      for (const op of await database.getAll('outbox'))
        for (const mark of marksIn(op.kind, registersOfOp(op))) held.add(mark);
    });
  }
  for (const coach of coaches) coach.forgive(held);
}
