import type { Registers, Writes } from '#domain/record/registers';
import { beginWorkout } from '#domain/workouts/begin';
import { performSet } from '#domain/workouts/perform';
import type { Workout, WorkoutSet } from '#domain/workouts/shape';
import type { SyncResponse } from '#protocol/sync';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import type { BatchLimits, ExchangeOutcome, Prepared } from '../../src/replica/exchange/exchange';
import { createExchanger, type Exchanger } from '../../src/replica/exchange/exchanger';
import { type Mirror, noMirror } from '../../src/replica/mirror/mirror';
import { createReplica, type Replica } from '../../src/replica/replica';
import type { TabChannel } from '../../src/replica/view/changes';
import { answer } from './answers';
import { ACCOUNT, NOW, SPACE } from './browser';

export function isWorkout(shape: unknown): shape is Workout {
  return typeof shape === 'object' && shape !== null && 'exercises' in shape;
}

type Answering = Partial<SyncResponse> | ((prepared: Prepared) => Partial<SyncResponse>);

/** The clocks of a device, ms; the monotonic clock equals the wall clock until a test sets it. */
export interface DeviceClock {
  now: number;
  ticks?: number;
}

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
