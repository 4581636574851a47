import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginWorkout } from '#domain/workouts/begin';
import { performSet } from '#domain/workouts/perform';
import type { Workout } from '#domain/workouts/shape';
import type { SyncResponse } from '#protocol/sync';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { createExchanger } from '../../src/replica/exchange/exchanger';
import { noMirror } from '../../src/replica/mirror/mirror';
import { createReplica, type Replica } from '../../src/replica/replica';
import { CommitRefused } from '../../src/replica/store/refusal';

const NOW = Date.UTC(2026, 10, 20, 18, 0);
const ID = '0192d5a0-0000-7000-8000-000000000001';

function open(): Promise<Replica> {
  return createReplica({
    account: 'ana',
    space: 'u:ana',
    mirror: noMirror,
    channel: null,
    wall: () => NOW,
    ticks: () => NOW,
  });
}

async function begin(replica: Replica): Promise<void> {
  const start = { at: NOW, zone: 'America/Sao_Paulo', day: '2026-11-20' };
  const sets = [{ key: 's1', kind: 'normal' as const, plan: { load: 80_000, reps: 8 } }];
  const drafts = [{ key: 'e1', exercise: 'barbell-bench-press', sets }];
  await replica.commit([
    { kind: 'workout', id: ID, write: () => beginWorkout('Treino A', start, drafts) },
  ]);
}

const perform = (replica: Replica, load: number) =>
  replica.commit([
    {
      kind: 'workout',
      id: ID,
      write: (registers, author) => performSet(registers, 's1', { load, reps: 8 }, 90, author),
    },
  ]);

async function shapeOf(replica: Replica): Promise<Workout> {
  const row = await replica.record('workout', ID);
  return row?.shape as Workout;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('C1b: a local write is one transaction', () => {
  it('shows the performed set and its rest after a reopen', async () => {
    const first = await open();
    await begin(first);
    await perform(first, 82_500);
    first.close();
    const again = await open();
    const workout = await shapeOf(again);
    expect(workout.exercises[0]?.sets[0]?.done).toEqual({ load: 82_500, reps: 8, at: NOW });
    expect(workout.rest?.endsAt).toBe(NOW + 90_000);
    expect((await again.open('workout')).map(({ id }) => id)).toEqual([ID]);
    expect(await again.pending()).toEqual({ ops: 2, unsaved: 0, refused: 0 });
  });

  it('C1f: folds repeated unsent writes of the same paths into one', async () => {
    const replica = await open();
    await begin(replica);
    await perform(replica, 80_000);
    await perform(replica, 85_000);
    expect((await replica.pending()).ops).toBe(2);
    expect((await shapeOf(replica)).exercises[0]?.sets[0]?.done?.load).toBe(85_000);
  });

  it('refuses a value of another shape and stores nothing', async () => {
    const replica = await open();
    const wrong = replica.commit([
      { kind: 'workout', id: ID, write: () => ({ title: 'x'.repeat(500) }) },
    ]);
    await expect(wrong).rejects.toBeInstanceOf(CommitRefused);
    expect((await replica.pending()).ops).toBe(0);
  });
});

describe('C2e C4a: acknowledgements', () => {
  const answer = (part: Partial<SyncResponse>): SyncResponse => ({
    now: NOW,
    minSchema: 1,
    results: [],
    spaces: [],
    ...part,
  });

  it('pulls first while the skew is unknown, then pushes, and forgets what was acknowledged', async () => {
    const replica = await open();
    await begin(replica);
    const exchanger = createExchanger(replica);
    const pull = await exchanger.prepare(FULL_BATCH);
    expect(pull.request.ops).toEqual([]);
    await exchanger.apply(pull, answer({}), { wall: NOW, ticks: NOW });
    const push = await exchanger.prepare(FULL_BATCH);
    expect(push.ops).toHaveLength(1);
    const results = push.ops.map(({ id, stamp }) => ({ id, ok: { rev: 1, born: 1, stamp } }));
    await exchanger.apply(push, answer({ results }), { wall: NOW, ticks: NOW });
    expect((await replica.pending()).ops).toBe(0);
    expect((await shapeOf(replica)).title).toBe('Treino A');
  });
});

it.each([
  ["starts a new log in Chromium when one's own data is opened", 'ana', 1],
  ["starts none when a student's copy is opened beside it", 'ana~bia', 0],
])('%s', async (_, place, timers) => {
  vi.stubGlobal('navigator', { userAgentData: {} });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const replica = await createReplica({
      account: 'ana',
      place,
      space: 'u:ana',
      mirror: noMirror,
      channel: null,
      wall: () => NOW,
      ticks: () => NOW,
    });
    expect(vi.getTimerCount()).toBe(timers);
    replica.close();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
