import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import * as v from 'valibot';
import type { Registers, Writes } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { beginWorkout } from '#domain/workouts/begin';
import { performSet } from '#domain/workouts/perform';
import type { Workout, WorkoutSet } from '#domain/workouts/shape';
import { encodedRegistersSchema, encodeRegisters } from '#protocol/encoding';
import {
  type OpResult,
  type SyncResponse,
  type WireOp,
  type WireRecord,
  wireOpSchema,
} from '#protocol/sync';
import type { ClockReading } from '../../src/replica/clock/timekeeper';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import type { BatchLimits, ExchangeOutcome, Prepared } from '../../src/replica/exchange/exchange';
import { createExchanger, type Exchanger } from '../../src/replica/exchange/exchanger';
import { type Mirror, noMirror } from '../../src/replica/mirror/mirror';
import { createReplica, type Replica } from '../../src/replica/replica';
import type { OpRow, ReplicaSchema } from '../../src/replica/store/schema';
import type { TabChannel } from '../../src/replica/view/changes';

export const NOW = Date.UTC(2026, 10, 20, 18);
export const ACCOUNT = 'ana';
export const SPACE = 'u:ana';

/** The n-th id a test uses. */
export function idOf(n: number): string {
  return `0192d5a0-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** An empty browser. */
export function emptyBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** A memory version of localStorage. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

export function isWorkout(shape: unknown): shape is Workout {
  return typeof shape === 'object' && shape !== null && 'exercises' in shape;
}

type Answering = Partial<SyncResponse> | ((prepared: Prepared) => Partial<SyncResponse>);

/** The clocks of a device, ms; the monotonic clock equals the wall clock until a test sets it. */
export interface DeviceClock {
  now: number;
  ticks?: number;
}

/** The times of a request that was sent at once. */
export const SENT: ClockReading = { wall: NOW, ticks: NOW };

/** One page of the app on a device, and the simulated answers of a server. */
export interface Here {
  readonly replica: Replica;
  readonly exchanger: Exchanger;
  clock: DeviceClock;
  /** Writes to a workout, like a screen. */
  write(id: string, write: (registers: Registers, device: string) => Writes): Promise<void>;
  begin(id: string, sets?: number): Promise<void>;
  perform(id: string, set: string, load: number): Promise<void>;
  workout(id: string): Promise<Workout>;
  set(id: string, key: string): Promise<WorkoutSet | undefined>;
  /** One trip, answered by `answering`; the server's clock is `now`. */
  trip(
    answering?: Answering,
    limits?: BatchLimits,
  ): Promise<{ prepared: Prepared } & ExchangeOutcome>;
  /** A first trip that only brings the server's clock. */
  meet(): Promise<void>;
}

export async function openHere(
  options: { mirror?: Mirror; clock?: DeviceClock; channel?: TabChannel } = {},
): Promise<Here> {
  const clock: DeviceClock = options.clock ?? { now: NOW };
  const replica = await createReplica({
    account: ACCOUNT,
    space: SPACE,
    mirror: options.mirror ?? noMirror,
    channel: options.channel ?? null,
    wall: () => clock.now,
    ticks: () => clock.ticks ?? clock.now,
  });
  const exchanger = createExchanger(replica);
  const write: Here['write'] = async (id, decide) => {
    await replica.commit([
      { kind: 'workout', id, write: (registers, { device }) => decide(registers, device) },
    ]);
  };
  const workout: Here['workout'] = async (id) => {
    const row = await replica.record('workout', id);
    if (!row) throw new Error(`There is no workout ${id}`);
    if (!isWorkout(row.shape)) throw new Error('The row shows no workout');
    return row.shape;
  };
  const trip: Here['trip'] = async (answering = {}, limits = FULL_BATCH) => {
    const prepared = await exchanger.prepare(limits);
    const sent = exchanger.reading();
    const part = typeof answering === 'function' ? answering(prepared) : answering;
    const outcome = await exchanger.apply(prepared, answer({ now: clock.now, ...part }), sent);
    return { prepared, ...outcome };
  };
  return {
    replica,
    exchanger,
    clock,
    write,
    begin: (id, sets = 1) => write(id, () => begun(sets)),
    perform: (id, set, load) =>
      write(id, (registers, device) =>
        performSet(registers, set, { load, reps: 8 }, 90, { device, now: clock.now }),
      ),
    workout,
    set: async (id, key) =>
      (await workout(id)).exercises.flatMap(({ sets }) => sets).find((one) => one.key === key),
    trip,
    meet: async () => void (await trip()),
  };
}

/** The writes that start a workout with one exercise, e1, and sets s1, s2... of 80 kg by 8. */
export function begun(sets = 1): Writes {
  const start = { at: NOW, zone: 'America/Sao_Paulo', day: '2026-11-20' };
  const drafts = Array.from({ length: sets }, (_, index) => ({
    key: `s${index + 1}`,
    kind: 'normal' as const,
    plan: { load: 80_000, reps: 8 },
  }));
  return beginWorkout('Treino A', start, [
    { key: 'e1', exercise: 'barbell-bench-press', sets: drafts },
  ]);
}

export function answer(part: Partial<SyncResponse>): SyncResponse {
  return { now: NOW, minSchema: 1, results: [], spaces: [], ...part };
}

/** The server accepted everything that was sent. */
export function taken({ ops }: Pick<Prepared, 'ops'>, rev = 1): { results: OpResult[] } {
  return { results: ops.map(({ id, stamp }) => ({ id, ok: { rev, born: 1, stamp } })) };
}

/** The server refused every op with a code, and repeated its stamp. */
export function refusedWith(code: 'clock' | 'twin' | 'full' | 'newer' | 'invalid') {
  return ({ ops }: Pick<Prepared, 'ops'>): { results: OpResult[] } => ({
    results: ops.map(({ id, stamp }) => ({ id, code, stamp })),
  });
}

export function wire(id: string, registers: Registers, part: Partial<WireRecord> = {}): WireRecord {
  return { kind: 'workout', id, rev: 1, born: 1, body: bodyOf(registers), ...part };
}

/** Registers in the form of a record. */
export function bodyOf(registers: Registers, erase = false): WireRecord['body'] {
  return v.parse(encodedRegistersSchema, encodeRegisters(registers, erase));
}

/** The ops of a request, as the server parses them. */
export function sentOps({ request }: Prepared): WireOp[] {
  return v.parse(v.array(wireOpSchema), request.ops);
}

/** Registers written together by a device. */
export function writtenBy(device: string, at: number, writes: Writes): Registers {
  const stamp: Stamp = [at, 0, device];
  return Object.fromEntries(Object.entries(writes).map(([path, value]) => [path, [value, stamp]]));
}

export function page(
  from: number,
  to: number,
  records: readonly WireRecord[],
  more = false,
  epoch = 'e1',
): { spaces: SyncResponse['spaces'] } {
  return { spaces: [{ id: SPACE, epoch, from, to, more, records: [...records] }] };
}

/** Reads the database from outside. */
export async function inDatabase<T>(
  look: (database: Awaited<ReturnType<typeof openDB<ReplicaSchema>>>) => Promise<T>,
): Promise<T> {
  const database = await openDB<ReplicaSchema>(`anilha-${ACCOUNT}`);
  try {
    return await look(database);
  } finally {
    database.close();
  }
}

export const outbox = (): Promise<OpRow[]> => inDatabase((database) => database.getAll('outbox'));
