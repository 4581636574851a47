import { openDB } from 'idb';
import { databaseName } from '../../src/replica/open/open';
import type { ReplicaSchema } from '../../src/replica/store/schema';
import { upgrade } from '../../src/replica/store/upgrades';
import { copyDevice } from './device';
import { begin, emptyDisk, nameOnDisk, type Program } from './disk';
import type { Play } from './play';

/** Maximum copies; more make a schedule long without new findings. */
const MOST = 5;

/** A program that only reads or copies a disk. */
export function programOn(factory: IDBFactory, account: string, place: string): Program {
  return {
    name: place,
    place,
    account,
    factory,
    dead: false,
    mourners: new Set(),
    tick: () => undefined,
    room: () => 'yes',
  };
}

interface CopiedDisk {
  readonly disk: IDBFactory;
  /** Its accounts have read something from the server. */
  readonly hasMet: boolean;
}

/** A disk with copies of another one's databases, in the state of their last transactions. */
async function copyDisk(from: IDBFactory, accounts: readonly string[]): Promise<CopiedDisk> {
  const to = emptyDisk();
  let hasMet = true;
  const found = new Set((await from.databases()).map(({ name }) => name));
  for (const account of accounts.filter((one) => found.has(nameOnDisk(one)))) {
    const [source, target] = [`${account}.copied`, `${account}.copy`];
    begin(programOn(from, account, source));
    begin(programOn(to, account, target));
    const original = await openDB<ReplicaSchema>(databaseName(source));
    const names = [...original.objectStoreNames];
    // Copies one moment: concurrent writers wait.
    const read = original.transaction(names);
    const rows = await Promise.all(names.map((name) => read.objectStore(name).getAll()));
    const spaces = await original.getAll('meta', IDBKeyRange.bound('space:', 'space;'));
    hasMet &&= spaces.some((row) => 'epoch' in row && row.epoch !== null);
    const { version } = original;
    original.close();
    const copy = await openDB<ReplicaSchema>(databaseName(target), version, {
      upgrade: (database, before, _to, tx) => upgrade(database, before, version, tx),
    });
    const write = copy.transaction(names, 'readwrite');
    for (const [at, name] of names.entries()) {
      for (const row of rows[at] ?? []) await write.objectStore(name).put(row);
    }
    await write.done;
    copy.close();
  }
  return { disk: to, hasMet };
}

/**
 * Copies one of the people's devices in its present state, like a restored phone or a copied
 * folder.
 */
export async function clone({ later, devices, people, begun, weather }: Play): Promise<void> {
  const device = later.of(devices);
  if (!device || devices.length >= MOST) return;
  const accounts = people.map(({ account }) => account);
  const { disk, hasMet } = await copyDisk(device.disk, accounts);
  // A backup lost its name: nothing tells its copy from a new device if that never met the server.
  if (weather.restores && !hasMet) return;
  // Unsent changes of both get two times if their clocks differ from now on (rules C3, C10).
  begun.forget(device);
  devices.push(copyDevice(device, `${device.name}c${devices.length}`, disk));
}
