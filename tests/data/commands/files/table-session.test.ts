import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Batch } from '#domain/record/batch';
import { storeSteps, storeTable } from '../../../../src/data/commands/files/import';
import { readKnownHere } from '../../../../src/data/commands/files/import-known';
import { undoSteps } from '../../../../src/data/commands/files/import-undo';
import type { TableAnswer, TableAsk } from '../../../../src/data/commands/files/table-messages';
import { createTableService } from '../../../../src/data/commands/files/table-service';
import {
  openTableSession,
  type TableSession,
} from '../../../../src/data/commands/files/table-session';
import type { KnownAs } from '../../../../src/interchange/matching/duplicates';
import type { ReadWorkout } from '../../../../src/interchange/model';
import { noMirror } from '../../../../src/replica/mirror/mirror';
import { ACCOUNT, emptyBrowser, inDatabase, NOW, outbox } from '../../../replica/browser';
import { failWrites, recover } from '../../../replica/failing-database';
import { type Here, openHere } from '../../../replica/here';
import { accountOf } from '../../account-here';

const BATCH: Batch = { id: 'b1', at: NOW, from: 'hevy' };
const ZONE = 'America/Sao_Paulo';

/** A worker in this thread; messages are copied as between threads. */
class WorkerHere extends EventTarget {
  /** Called before each answer. */
  static onAnswer: (answer: TableAnswer) => void = () => {};
  static ended = 0;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  private readonly serve: (asked: TableAsk) => Promise<void>;

  constructor(workouts: readonly ReadWorkout[]) {
    super();
    const { serve } = createTableService(workouts, (answer) => {
      WorkerHere.onAnswer(answer);
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }));
    });
    this.serve = serve;
  }

  postMessage(asked: TableAsk): void {
    void this.serve(structuredClone(asked));
  }

  terminate(): void {
    WorkerHere.ended += 1;
  }
}

let here: Here;
let mirrored: string[];
let told: unknown[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  WorkerHere.onAnswer = () => {};
  WorkerHere.ended = 0;
  emptyBrowser();
  mirrored = [];
  told = [];
  here = await openHere({
    mirror: { ...noMirror, put: (ops) => mirrored.push(...ops.map(({ id }) => id)) },
    channel: { onmessage: null, postMessage: (data) => told.push(data), close: () => undefined },
  });
});

afterEach(() => {
  here.replica.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function read(index: number, name = 'Rosca do Zé', sets = 3): ReadWorkout {
  const day = new Date(NOW - (index + 1) * 86_400_000).toISOString().slice(0, 10);
  const done = { load: 20_000, reps: 10 + (index % 3) };
  return {
    line: index,
    title: `Treino ${index}`,
    note: '',
    start: { day, seconds: 64_800 },
    durationSeconds: 3600,
    exercises: [
      {
        name,
        note: '',
        group: null,
        restSeconds: null,
        sets: Array.from({ length: sets }, () => ({ kind: 'normal' as const, done })),
      },
    ],
  };
}

const reads = (count: number) => Array.from({ length: count }, (_, index) => read(index));

const open = (workouts: readonly ReadWorkout[]): TableSession =>
  openTableSession(new WorkerHere(workouts));

async function plan(session: TableSession) {
  const known = await readKnownHere(here.replica);
  const place = {
    exercises: [],
    others: [],
    own: known.shown.get('exercise') ?? new Set<string>(),
    learned: known.learned,
    workouts: known.workouts,
    zone: ZONE,
  };
  return session.plan(place, { chosen: new Map(), suggests: true });
}

function store(
  session: TableSession,
  signal = new AbortController().signal,
  brought: ReadonlySet<KnownAs> = new Set(),
) {
  const watching = { onProgress: () => undefined, signal };
  return storeTable(accountOf(here), session, { batch: BATCH, brought }, watching);
}

const shownWorkouts = async () => (await readKnownHere(here.replica)).workouts.length;

describe('a table in a worker', () => {
  test('is planned with its sums, its names and the workouts that are here', async () => {
    const session = open(reads(4));
    expect(await plan(session)).toMatchObject({
      matched: [{ use: { name: 'Rosca do Zé', sets: 12, workouts: 4 }, exercise: null }],
      workouts: 4,
      known: { same: 0, changed: 0 },
      sums: { workouts: 4, sets: 12 },
      heaviest: [{ name: 'Rosca do Zé', load: 20_000 }],
    });
    await store(session);
    expect(await plan(open(reads(5)))).toMatchObject({ workouts: 5, known: { same: 4 } });
  });

  test('stores each record once, in the outbox and in the mirror, and tells other tabs', async () => {
    const session = open(reads(120));
    await plan(session);
    const { steps, outcome, learned } = await store(session);
    expect(outcome).toEqual({ taken: 121, refused: [], stopped: null, unconsented: 0 });
    expect(steps.map(({ kind }) => kind).filter((kind) => kind === 'workout')).toHaveLength(120);
    expect(learned).toEqual([{ name: 'Rosca do Zé', exercise: steps[0]?.id }]);
    await vi.waitFor(() => expect(mirrored).toHaveLength(121));
    expect(mirrored).toEqual((await outbox()).map(({ id }) => id));
    expect(await shownWorkouts()).toBe(120);
    const names = JSON.stringify(told);
    for (const { id } of steps) expect(names).toContain(id);
  });

  test('screens of this tab get its exercises at once, and read the rest at the end', async () => {
    const changes: [rows: number, wide: boolean][] = [];
    here.replica.subscribe(({ rows, wide }) => changes.push([rows.length, wide]));
    const session = open(reads(60));
    await plan(session);
    await store(session);
    await vi.waitFor(() => expect(changes).toHaveLength(3));
    expect(changes.sort()).toEqual([
      [0, false],
      [0, true],
      [1, false],
    ]);
  });

  test('can be undone', async () => {
    const session = open(reads(60));
    await plan(session);
    await store(session);
    const watching = { onProgress: () => undefined, signal: new AbortController().signal };
    await storeSteps(accountOf(here), await undoSteps(here.replica, 'b1'), watching);
    expect(await shownWorkouts()).toBe(0);
    expect(await here.replica.bin('workout')).toHaveLength(60);
  });

  test('cancelling keeps whole parts, and the same file brings the rest, nothing twice', async () => {
    const cancel = new AbortController();
    const session = open(reads(120));
    await plan(session);
    WorkerHere.onAnswer = ({ is }) => {
      if (is === 'part') cancel.abort();
    };
    const { outcome } = await store(session, cancel.signal);
    expect(outcome).toMatchObject({ taken: 50, stopped: 'cancelled' });
    expect(await shownWorkouts()).toBe(49);

    WorkerHere.onAnswer = () => {};
    const again = open(reads(120));
    expect(await plan(again)).toMatchObject({ known: { same: 49 } });
    await store(again);
    expect(await shownWorkouts()).toBe(120);
  });

  test('closing during an import ends the worker after the current part', async () => {
    const session = open(reads(120));
    await plan(session);
    WorkerHere.onAnswer = ({ is }) => {
      if (is === 'part') session.close();
    };
    expect((await store(session)).outcome).toMatchObject({ taken: 50, stopped: 'cancelled' });
    expect(WorkerHere.ended).toBe(1);
  });

  test('on a full device it ends, and says how much is stored', async () => {
    const session = open(reads(20));
    await plan(session);
    failWrites();
    const { outcome } = await store(session);
    recover();
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    expect(outcome).toMatchObject({ taken: 0, stopped: 'storage' });
    expect((await here.replica.pending()).unsaved).toBe(0);
    expect(mirrored).toEqual([]);
    const again = open(reads(20));
    await plan(again);
    expect((await store(again)).outcome).toMatchObject({ taken: 21, stopped: null });
    expect(await shownWorkouts()).toBe(20);
  });

  test('A1e: a sign-out in the middle leaves nothing', async () => {
    const session = open(reads(200));
    await plan(session);
    let deleted: Promise<void> | null = null;
    WorkerHere.onAnswer = ({ is }) => {
      if (is !== 'part' || deleted) return;
      // As the departure does: it closes the account, and deletes its data.
      here.replica.close();
      deleted = new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(`anilha-${ACCOUNT}`);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
    };
    await expect(store(session)).rejects.toThrow();
    await deleted;
    expect(mirrored).toEqual([]);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(
      `anilha-${ACCOUNT}`,
    );
  });

  test('an edit of this tab during an import is kept', async () => {
    const session = open(reads(120));
    await plan(session);
    let edited: Promise<unknown> | null = null;
    WorkerHere.onAnswer = ({ is }) => {
      if (is === 'part') edited ??= here.begin('0192d5a0-0000-7000-8000-0000000003e8');
    };
    await store(session);
    await edited;
    expect(await shownWorkouts()).toBe(121);
    // Every stamp is later than the one before, whichever thread wrote it.
    const stamps = (await outbox()).map(({ stamp: [ms, counter] }) => [ms, counter] as const);
    for (const [at, [ms, counter]] of stamps.entries()) {
      const before = stamps[at - 1];
      if (before) expect(ms > before[0] || (ms === before[0] && counter > before[1])).toBe(true);
    }
    const summaries = await inDatabase((database) => database.count('summary'));
    expect(summaries).toBe(120);
  });
});
