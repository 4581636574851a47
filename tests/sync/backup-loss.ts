import { openDB } from 'idb';
import { registersOfBase, registersOfOp } from '../../src/replica/known';
import { databaseName } from '../../src/replica/open';
import type { ReplicaSchema } from '../../src/replica/schema';
import { programOn } from './clone';
import type { Device } from './device';
import { begin, nameOnDisk } from './disk';
import { marksIn } from './journal';
import { everyDevice, type Play } from './play';

/** The marks of everything in a device's databases, whether an app is open on it or not. */
async function marksOn({ disk }: Device, accounts: readonly string[]): Promise<string[]> {
  const found = new Set((await disk.databases()).map(({ name }) => name));
  const marks: string[] = [];
  for (const account of accounts.filter((one) => found.has(nameOnDisk(one)))) {
    const place = `${account}.held`;
    begin(programOn(disk, account, place));
    const database = await openDB<ReplicaSchema>(databaseName(place));
    for (const row of await database.getAll('base'))
      marks.push(...marksIn(row.kind, registersOfBase(row)));
    for (const op of await database.getAll('outbox'))
      marks.push(...marksIn(op.kind, registersOfOp(op)));
    database.close();
  }
  return marks;
}

/**
 * Restores the last backup. A coach's write may be lost with it: the copy was erased at the end of
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
    for (const mark of await marksOn(device, accounts)) held.add(mark);
  }
  for (const coach of coaches) coach.forgive(held);
}
