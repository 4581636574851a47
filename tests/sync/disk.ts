import 'fake-indexeddb/auto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IDBFactory as FakeFactory } from 'fake-indexeddb';

/** Who is running: everything it starts goes to its own disk, and stops with it. */
export interface Program {
  readonly name: string;
  factory: IDBFactory;
  dead: boolean;
  /** Called when it dies. */
  readonly mourners: Set<() => void>;
  /** Called before each effect on the disk or the network; may kill the program. */
  tick(): void;
}

/** A dead program tried to do something: to it the world stands still. */
class Dead extends Error {
  override name = 'Dead';
}

const running = new AsyncLocalStorage<Program>();
const owners = new WeakMap<IDBDatabase, Program>();
const active = new WeakMap<Program, Set<IDBTransaction>>();

export function inProgram<T>(program: Program, work: () => T): T {
  return running.run(program, work);
}

/** What `work` comes to, or null when the program died over it: then it never comes to an end. */
export async function whileAlive<T>(program: Program, work: () => Promise<T>): Promise<T | null> {
  if (program.dead) return null;
  const { mourners } = program;
  let mourn: () => void = () => undefined;
  const death = new Promise<null>((resolve) => {
    mourn = () => resolve(null);
    mourners.add(mourn);
  });
  try {
    return await Promise.race([inProgram(program, work), death]);
  } catch (cause) {
    if (program.dead) return null;
    throw cause;
  } finally {
    mourners.delete(mourn);
  }
}

export function currentProgram(): Program | undefined {
  return running.getStore();
}

export function emptyDisk(): IDBFactory {
  return new FakeFactory();
}

/** Ends a program where it stands: what it had not committed is rolled back. */
export function kill(program: Program): void {
  program.dead = true;
  for (const mourn of program.mourners) mourn();
  for (const tx of active.get(program) ?? []) {
    try {
      tx.abort();
    } catch {
      // It is being committed: that is one of the moments to be killed in.
    }
  }
}

/** One more effect of a program, which may be its last. */
export function step(program: Program): void {
  if (!program.dead) program.tick();
  if (program.dead) throw new Dead(program.name);
}

function stepOf(database: IDBDatabase): void {
  const program = owners.get(database);
  if (program) step(program);
}

const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (this: IDBDatabase, names, mode, options) {
  stepOf(this);
  const tx = transaction.call(this, names, mode, options);
  const program = owners.get(this);
  if (program) {
    const open = active.get(program) ?? new Set();
    active.set(program, open);
    open.add(tx);
    // Of the roll-back of a dead program nobody is left to be told.
    const hush = (event: Event) => program.dead && event.stopImmediatePropagation();
    tx.addEventListener('abort', (event) => {
      open.delete(tx);
      hush(event);
    });
    tx.addEventListener('error', hush, { capture: true });
    tx.addEventListener('complete', () => {
      open.delete(tx);
      // Stored, and not told yet.
      if (!program.dead) program.tick();
    });
  }
  return tx;
};

const { put, delete: remove } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key) {
  stepOf(this.transaction.db);
  return put.call(this, value, key);
};
IDBObjectStore.prototype.delete = function (this: IDBObjectStore, query) {
  stepOf(this.transaction.db);
  return remove.call(this, query);
};

function diskOfProgram(): Program {
  const program = running.getStore();
  if (!program) throw new Error('No program is running');
  step(program);
  return program;
}

/** The global every program sees; each is led to its own disk. */
const disks: IDBFactory = {
  open(name, version) {
    const program = diskOfProgram();
    const request = program.factory.open(name, version);
    request.addEventListener('success', () => owners.set(request.result, program));
    return request;
  },
  deleteDatabase: (name) => diskOfProgram().factory.deleteDatabase(name),
  databases: () => diskOfProgram().factory.databases(),
  cmp: (first, second) => new FakeFactory().cmp(first, second),
};

/** Makes these disks the ones that are found; another simulation may have put its own there. */
export function installDisks(): void {
  Object.defineProperty(globalThis, 'indexedDB', {
    value: disks,
    writable: true,
    configurable: true,
  });
}
