import 'fake-indexeddb/auto';
import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { databaseName, photosDatabaseName } from '../../src/replica/open/open';

/** A running program: its databases are on its own disk, and its calls end with it. */
export interface Program {
  readonly name: string;
  /** The unique name under which it opens its database, by which its calls are recognised. */
  readonly place: string;
  /** The account of its database. */
  readonly account: string;
  factory: IDBFactory;
  dead: boolean;
  /** Called when the program is killed. */
  readonly mourners: Set<() => void>;
  /** Called before each effect on the disk or the network; may kill the program. */
  tick(): void;
  /** Called at each write: whether there is room, and when a lack of room is reported. */
  room(): Room;
}

/** `late`: the write is accepted, but its transaction fails. */
export type Room = 'yes' | 'no' | 'late';

/** A dead program tried to act: none of its calls may complete. */
class Dead extends Error {
  override name = 'Dead';
}

const programs = new Map<string, Program>();
const owners = new WeakMap<IDBDatabase, Program>();
const active = new WeakMap<Program, Set<IDBTransaction>>();

/** From now on, databases opened under the program's place are on its disk. */
export function begin(program: Program): void {
  programs.set(databaseName(program.place), program);
  // Its name is deleted with the other one, and no program opens it.
  programs.set(photosDatabaseName(program.place), program);
}

/** The result of `work`, or null if the program died during it: then `work` never ends. */
export async function whileAlive<T>(program: Program, work: () => Promise<T>): Promise<T | null> {
  if (program.dead) return null;
  const { mourners } = program;
  let mourn: () => void = () => undefined;
  const death = new Promise<null>((resolve) => {
    mourn = () => resolve(null);
    mourners.add(mourn);
  });
  try {
    return await Promise.race([work(), death]);
  } catch (cause) {
    if (program.dead) return null;
    throw cause;
  } finally {
    mourners.delete(mourn);
  }
}

export function emptyDisk(): IDBFactory {
  return new FakeFactory();
}

/** Ends a program at once: its uncommitted writes are rolled back. */
export function kill(program: Program): void {
  program.dead = true;
  for (const mourn of program.mourners) mourn();
  for (const tx of active.get(program) ?? []) {
    try {
      tx.abort();
    } catch {
      // The transaction is being committed, which is one of the moments for a kill.
    }
  }
}

/** Counts an effect of a program, which may be its last. */
export function step(program: Program): void {
  if (!program.dead) program.tick();
  if (program.dead) throw new Dead(program.name);
}

function stepOf(database: IDBDatabase): void {
  const program = owners.get(database);
  if (program) step(program);
}

const { transaction } = IDBDatabase.prototype;
function countedTransaction(
  this: IDBDatabase,
  ...[names, mode, options]: Parameters<IDBDatabase['transaction']>
): IDBTransaction {
  stepOf(this);
  const tx = transaction.call(this, names, mode, options);
  const program = owners.get(this);
  if (program) {
    const open = active.get(program) ?? new Set();
    active.set(program, open);
    open.add(tx);
    // A dead program must not hear of its rollback.
    const hush = (event: Event) => program.dead && event.stopImmediatePropagation();
    tx.addEventListener('abort', (event) => {
      open.delete(tx);
      hush(event);
    });
    tx.addEventListener('error', hush, { capture: true });
    tx.addEventListener('complete', () => {
      open.delete(tx);
      // Stored, and not reported yet.
      if (!program.dead) program.tick();
    });
  }
  return tx;
}

function giveUp(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // There was enough space.
  }
}

function isOfPushes(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'key') === 'pushes';
}

const { put, delete: remove } = IDBObjectStore.prototype;
function countedPut(
  this: IDBObjectStore,
  value: unknown,
  key?: IDBValidKey,
): IDBRequest<IDBValidKey> {
  // It belongs to the other writes of its transaction. A step of its own would show nothing more,
  // and would change the schedule of every seed.
  if (isOfPushes(value)) return put.call(this, value, key);
  stepOf(this.transaction.db);
  const room = owners.get(this.transaction.db)?.room() ?? 'yes';
  // Chromium's error for a full disk.
  if (room === 'no') throw new DOMException('FILE_ERROR_NO_SPACE', 'UnknownError');
  if (room === 'late') setImmediate(giveUp, this.transaction);
  return put.call(this, value, key);
}
function countedDelete(
  this: IDBObjectStore,
  query: IDBValidKey | IDBKeyRange,
): IDBRequest<undefined> {
  stepOf(this.transaction.db);
  return remove.call(this, query);
}

/**
 * These stores hold plain data, which a simple copy handles much faster than the full algorithm.
 */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Record<string, unknown> = {};
  for (const name in value) copy[name] = copyOf(Reflect.get(value, name));
  return copy;
}

/** The disk with a name; requests after the end throw. */
function ownerOf(name: string): Program {
  const program = programs.get(name);
  if (!program) throw new Dead(name);
  step(program);
  return program;
}

/** A disk has one database per account, whatever name the programs use for it. */
export function nameOnDisk(account: string): string {
  return `replica-${account}`;
}

/** The global IndexedDB of all programs, which uses the disk of each. */
const disks: IDBFactory = {
  open(name, version) {
    const program = ownerOf(name);
    const request = program.factory.open(nameOnDisk(program.account), version);
    request.addEventListener('success', () => owners.set(request.result, program));
    return request;
  },
  deleteDatabase(name) {
    const { factory, account } = ownerOf(name);
    return factory.deleteDatabase(nameOnDisk(account));
  },
  databases: () => Promise.reject(new Error('Nobody knows whose disk is meant')),
  cmp: (first, second) => new FakeFactory().cmp(first, second),
};

const { structuredClone } = globalThis;
const { stackTraceLimit } = Error;

/** Installs these disks as the global ones; another simulation may have installed its own. */
export function installDisks(): void {
  Object.defineProperty(globalThis, 'indexedDB', {
    value: disks,
    writable: true,
    configurable: true,
  });
  Object.assign(IDBDatabase.prototype, { transaction: countedTransaction });
  Object.assign(IDBObjectStore.prototype, { put: countedPut, delete: countedDelete });
  Object.assign(globalThis, { structuredClone: copyOf });
  // The fake database throws and catches for every index that lacks a row.
  Error.stackTraceLimit = 0;
}

/** Ends all programs. */
export function endPrograms(): void {
  programs.clear();
  Object.assign(IDBDatabase.prototype, { transaction });
  Object.assign(IDBObjectStore.prototype, { put, delete: remove });
  Object.assign(globalThis, { structuredClone });
  Error.stackTraceLimit = stackTraceLimit;
}
