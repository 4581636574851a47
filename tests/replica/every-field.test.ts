import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FULL_BATCH, takeBatch } from '../../src/replica/exchange/batch';
import type { Mirror } from '../../src/replica/mirror/mirror';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { createOpfsMirror } from '../../src/replica/mirror/mirror-opfs';
import { createUnsaved } from '../../src/replica/outbox/unsaved';
import { readIdentity } from '../../src/replica/store/identity';
import type { OpRow } from '../../src/replica/store/schema';
import type { MirroredOp } from '../../src/replica/store/stored-op';
import { createFiles } from '../workers/file-system';
import {
  ACCOUNT,
  emptyBrowser,
  idOf,
  inDatabase,
  memoryStorage,
  NOW,
  outbox,
  SPACE,
} from './browser';
import { openHere } from './here';

const ID = idOf(1);
const DAY = 86_400_000;

/** A sample with every field of a stored op; a missing one is a type error. */
const EVERY: Required<MirroredOp> = {
  id: 'op-1',
  space: SPACE,
  kind: 'workout',
  record: ID,
  set: { title: 'Treino A', note: null },
  full: { d: ['abcdefghij'], b: NOW, r: { title: ['Treino A', 0, 0, 0], note: [1, 2, 0] } },
  stamp: [NOW, 3, 'abcdefghij'],
  sent: true,
  needsFull: true,
  waitUntil: NOW + 1000,
  ahead: 1,
  moved: 4,
  timeless: true,
  unsaved: true,
};

const header = {
  databaseId: 'd',
  device: 'abcdefghij',
  lastStamp: [NOW, 3, 'abcdefghij'] as const,
  skew: 3,
};

let localStorageHere = memoryStorage();
let disk = createFiles();

beforeEach(() => {
  emptyBrowser();
  localStorageHere = memoryStorage();
  disk = createFiles();
});
afterEach(() => vi.unstubAllGlobals());

/** The worker's own code with a file in memory, as in a browser's thread. */
async function startMirrorWorker(disk: ReturnType<typeof createFiles>): Promise<Worker> {
  const scope = new EventTarget();
  const port = new EventTarget();
  const send = (target: EventTarget) => (data: unknown) =>
    target.dispatchEvent(new MessageEvent('message', { data }));
  vi.stubGlobal('self', Object.assign(scope, { postMessage: send(port) }));
  vi.stubGlobal('navigator', { storage: disk.storage });
  vi.resetModules();
  await import('../../src/workers/mirror.worker');
  const worker: unknown = Object.assign(port, { postMessage: send(scope), terminate: () => {} });
  if (!isWorker(worker)) throw new Error('not a worker');
  return worker;
}

function isWorker(value: unknown): value is Worker {
  return value instanceof EventTarget && 'terminate' in value;
}

const none = (): never => {
  throw new DOMException('no files here', 'SecurityError');
};

describe('C1n: every field of a stored op comes back', () => {
  it.each<[string, () => Promise<Mirror>]>([
    ['localStorage', async () => createLocalMirror(ACCOUNT, localStorageHere)],
    [
      'a file of its own',
      async () => {
        const worker = await startMirrorWorker(disk);
        return createOpfsMirror(ACCOUNT, () => worker, createLocalMirror(ACCOUNT, memoryStorage()));
      },
    ],
    [
      'localStorage where there are no files',
      async () => createOpfsMirror(ACCOUNT, none, createLocalMirror(ACCOUNT, localStorageHere)),
    ],
  ])('from the mirror in %s', async (_, open) => {
    const mirror = await open();
    mirror.put([EVERY], header);
    expect(await mirror.settled()).toBe(true);
    expect(await (await open()).load()).toEqual({ ...header, ops: [EVERY] });
  });

  it('from the mirror in both places', async () => {
    const spare = createLocalMirror(ACCOUNT, localStorageHere);
    spare.put([{ ...EVERY, id: 'op-2' }], header);
    const worker = await startMirrorWorker(disk);
    const mirror = createOpfsMirror(ACCOUNT, () => worker, spare);
    mirror.put([EVERY], header);
    expect((await mirror.load())?.ops).toEqual([EVERY, { ...EVERY, id: 'op-2' }]);
  });

  it('from memory', () => {
    const unsaved = createUnsaved();
    const { unsaved: _, ...op } = EVERY;
    unsaved.add([op]);
    expect(unsaved.ops()).toEqual([op]);
    expect(unsaved.all()).toEqual([op]);
  });

  it('from the outbox, also once a request has carried it', async () => {
    const here = await openHere();
    const { unsaved: _, ...op } = EVERY;
    const row: OpRow = { ...op, sent: false };
    await here.replica.inside.storage.write(async (tx) => {
      await tx.objectStore('outbox').put(row);
      await tx.objectStore('meta').put({ ...(await readIdentity(tx)), skew: 0 });
    });
    expect(await outbox()).toEqual([{ ...row, seq: 1 }]);
    await here.replica.inside.storage.write(async (tx) =>
      takeBatch(tx, await readIdentity(tx), FULL_BATCH, NOW + DAY),
    );
    expect(await outbox()).toEqual([
      expect.objectContaining({ full: op.full, moved: 4, ahead: 1 }),
    ]);
  });

  it('from what the server refused', async () => {
    const here = await openHere();
    const { unsaved: _, ...op } = EVERY;
    await here.replica.inside.storage.write((tx) =>
      tx.objectStore('outbox').put({ ...op, seq: 1 }),
    );
    const [row] = await outbox();
    if (!row) throw new Error('Nothing was stored');
    await here.exchanger.refuse(row, 'invalid');
    const [refused] = await inDatabase((database) => database.getAll('refused'));
    expect(refused?.op).toEqual({ ...op, seq: 1 });
    const [shown] = await here.replica.refused();
    expect(shown?.op).toEqual({ ...op, seq: 1 });
  });
});
