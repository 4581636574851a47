import { agree, healthOf, withdraw } from '#domain/account/health-consent';
import { customExerciseKind } from '#domain/exercises/custom-exercise';
import { bodyKind } from '#domain/health/body-weight';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Author, Registers, Writes } from '#domain/record/registers';
import * as arrange from '#domain/workouts/arrange';
import { addExercises, addSet, beginWorkout, type ExerciseDraft } from '#domain/workouts/begin';
import * as performing from '#domain/workouts/perform';
import { projectWorkout } from '#domain/workouts/project';
import type { Start, Workout } from '#domain/workouts/shape';
import type { KindName } from '#protocol/kinds';
import type { Chance } from './chance';
import type { Tab } from './device';
import { whileAlive } from './disk';
import type { Journal } from './journal';

const MORNING = Date.UTC(2026, 2, 2, 9);

type Write = (workout: Workout, registers: Registers, author: Author) => Writes;

/** A person at one device: random real commands with values that never repeat. */
export interface Hands {
  /** Does one act on a tab; resolves once it is stored, or the tab was killed. */
  act(tab: Tab): Promise<void>;
  /** Starts a workout, or logs a set that was never logged: it overwrites nothing. */
  log(tab: Tab): Promise<void>;
  begin(tab: Tab): Promise<void>;
  /** Gives or withdraws the consent to health data. */
  consent(tab: Tab): Promise<void>;
  /** Discards a workout. */
  discard(tab: Tab): Promise<void>;
}

/** Coaches read some weeks back, which include this day. */
const inTheMorning = (nth: number): Start => ({
  at: MORNING + nth,
  zone: 'America/Sao_Paulo',
  day: '2026-03-02',
});

/**
 * @param startOf the recorded start of a workout on a tab; `now` is the time of that device's clock
 */
export function createHands(
  chance: Chance,
  journal: Journal,
  unique: () => number,
  startOf: (nth: number, now: number, tab: Tab, id: string) => Start = inTheMorning,
): Hands {
  const weighed: string[] = [];
  const newKey = () => `k${unique()}`;
  const newId = () => `0195f000-0000-7000-8000-${unique().toString(16).padStart(12, '0')}`;

  const commit = async (
    tab: Tab,
    kind: KindName,
    id: string,
    write: (registers: Registers, author: Author) => Writes,
  ) => {
    let stored: () => void = () => undefined;
    await whileAlive(tab, () =>
      tab.replica.commit([
        {
          kind,
          id,
          write(registers, author) {
            const writes = write(registers, author);
            stored = journal.note(kind, id, registers, writes);
            return writes;
          },
        },
      ]),
    );
    if (!tab.dead) stored();
  };
  const onWorkout = (tab: Tab, id: string, write: Write) =>
    commit(tab, 'workout', id, (registers, author) =>
      write(projectWorkout(registers), registers, author),
    );

  const draft = (): ExerciseDraft => ({
    key: newKey(),
    exercise: 'supino-reto',
    sets: Array.from({ length: 1 + chance.below(2) }, () => ({
      key: newKey(),
      kind: 'normal',
      plan: null,
    })),
  });
  const begin = (tab: Tab) => {
    const nth = unique();
    const drafts = [draft(), draft()];
    const id = newId();
    return commit(tab, 'workout', id, (_, { now }) =>
      beginWorkout(`Treino ${nth}`, startOf(nth, now, tab, id), drafts),
    );
  };

  const onSet = async (tab: Tab, id: string, workout: Workout) => {
    const sets = workout.exercises.flatMap((exercise) => exercise.sets);
    const open = sets.filter(({ done }) => !done);
    const performed = sets.filter(({ done }) => done);
    const effort = () => ({ load: unique(), reps: 5 });
    const what = chance.below(100);
    const key = chance.of(what < 55 ? open : what < 78 ? performed : sets)?.key;
    if (key === undefined) return;
    if (what < 55) {
      const rest = chance.of([0, 60]) ?? 0;
      const { load, reps } = effort();
      await onWorkout(tab, id, (_, registers, author) =>
        performing.performSet(registers, key, { load, reps }, rest, author),
      );
    } else if (what < 68) {
      const changed = effort();
      await onWorkout(tab, id, (known, registers, author) =>
        performing.correctSet(registers, known, key, changed, author),
      );
    } else if (what < 78) {
      await onWorkout(tab, id, (known, registers, author) =>
        performing.unperformSet(registers, known, key, author),
      );
    } else if (what < 86) {
      const planned = effort();
      await onWorkout(tab, id, (known) => performing.planSet(known, key, planned));
    } else {
      await onWorkout(tab, id, (_, registers, author) => arrange.removeSet(registers, key, author));
    }
  };

  const onNodes = async (tab: Tab, id: string, workout: Workout) => {
    const exercise = chance.of(workout.exercises)?.key ?? '';
    const what = chance.below(100);
    if (what < 16) {
      const drafts = [draft()];
      await onWorkout(tab, id, (known) => addExercises(known, drafts));
    } else if (what < 32 && exercise) {
      const set = { key: newKey(), kind: 'normal' as const, plan: null };
      await onWorkout(tab, id, (known) => addSet(known, exercise, set));
    } else if (what < 46 && exercise) {
      await onWorkout(tab, id, (_, registers, author) =>
        arrange.removeExercise(registers, exercise, author),
      );
    } else if (what < 54) {
      await onWorkout(tab, id, (known) => arrange.moveExercise(known, exercise, 1));
    } else if (what < 61 && exercise) {
      const note = `nota ${unique()}`;
      await onWorkout(tab, id, () => arrange.noteExercise(exercise, note));
    } else if (what < 68) {
      const title = `Treino ${unique()}`;
      await onWorkout(tab, id, () => arrange.titleWorkout(title));
    } else if (what < 87) {
      const at = unique();
      await onWorkout(tab, id, () => ({ ...arrange.finishWorkout({ device: '', now: at }) }));
    } else if (what < 93) {
      await onWorkout(tab, id, (_, registers) => arrange.reopenWorkout(registers));
    } else {
      await onWorkout(tab, id, (_, registers, author) => arrange.removeWorkout(registers, author));
    }
  };

  /** Restores a hidden record, or erases it for good. */
  const onBin = async (tab: Tab, id: string) => {
    const now = unique();
    await onWorkout(tab, id, (workout, registers) => {
      if (workout.removedAt !== null) {
        return now % 3 === 0 ? arrange.purgeWorkout({ device: '', now }) : restoreNode('', now);
      }
      const gone = Object.keys(registers).flatMap((path) => /^(.+)\.gone\./.exec(path)?.[1] ?? []);
      const node = gone[now % Math.max(1, gone.length)];
      return node === undefined ? {} : restoreNode(node, now);
    });
  };

  /** Adds, corrects, removes or erases a weight entry; erasing acts like a withdrawn consent. */
  const onBody = async (tab: Tab, value: number) => {
    const id = weighed[value % Math.max(1, weighed.length)];
    if (id === undefined || value % 3 === 0) {
      const fresh = `0195f000-0000-7000-9000-${value.toString(16).padStart(12, '0')}`;
      weighed.push(fresh);
      const weight = { day: '2026-03-02', weight: 80_000 + value, at: value };
      await commit(tab, 'body', fresh, () => weight);
    } else if (value % 3 === 1) {
      await commit(tab, 'body', id, () => ({ weight: 80_000 + value }));
    } else {
      await commit(tab, 'body', id, (registers, { device }) => ({
        ...removeNode(bodyKind, registers, '', device),
        ...(value % 2 === 0 ? { purge: value } : {}),
      }));
    }
  };

  const onOther = async (tab: Tab) => {
    const value = unique() % 3600;
    if (chance.in100(50)) {
      if (value % 2 === 0) return onBody(tab, value / 2);
      await commit(tab, 'preferences', 'self', () => ({ rest: value }));
      return;
    }
    const own = (await whileAlive(tab, () => tab.replica.all('exercise'))) ?? [];
    const id = chance.of(own)?.id;
    if (id === undefined || chance.in100(30)) {
      await commit(tab, 'exercise', newId(), () => ({ name: `Remada ${value}`, unilateral: true }));
    } else if (chance.in100(70)) {
      await commit(tab, 'exercise', id, () => ({ name: `Remada ${value}` }));
    } else {
      await commit(tab, 'exercise', id, (registers, { device }) =>
        removeNode(customExerciseKind, registers, '', device),
      );
    }
  };

  return {
    begin,
    consent(tab) {
      const now = unique();
      return commit(tab, 'preferences', 'self', (registers) =>
        healthOf(registers).consent === null ? agree(now) : withdraw(now),
      );
    },
    async discard(tab) {
      const rows = (await whileAlive(tab, () => tab.replica.all('workout'))) ?? [];
      const row = chance.of(rows.filter(({ binAt }) => binAt === undefined));
      if (!row) return;
      await onWorkout(tab, row.id, (_, registers, author) =>
        arrange.removeWorkout(registers, author),
      );
    },
    async log(tab) {
      const rows = (await whileAlive(tab, () => tab.replica.all('workout'))) ?? [];
      const row = chance.of(rows.filter(({ binAt }) => binAt === undefined));
      const workout = row && (await shapeOf(tab, row.id));
      const open = workout?.exercises.flatMap(({ sets }) => sets).filter(({ done }) => !done);
      const set = chance.of(open ?? []);
      const load = unique();
      if (!row || !set) return begin(tab);
      await onWorkout(tab, row.id, (_, registers, author) => {
        const before = Object.keys(registers).some((path) => path.startsWith(`s.${set.key}.done.`));
        return before
          ? {}
          : performing.performSet(registers, set.key, { load, reps: 5 }, 60, author);
      });
    },
    async act(tab) {
      if (chance.in100(8)) return onOther(tab);
      const rows = (await whileAlive(tab, () => tab.replica.all('workout'))) ?? [];
      const row = chance.of(rows);
      if (!row || (rows.length < 4 && chance.in100(5))) return begin(tab);
      const workout = await shapeOf(tab, row.id);
      if (!workout) return;
      if (workout.removedAt !== null || chance.in100(6)) return onBin(tab, row.id);
      return chance.in100(70) ? onSet(tab, row.id, workout) : onNodes(tab, row.id, workout);
    },
  };
}

/** The workout as a tab's screens show it. */
export async function shapeOf(tab: Tab, id: string): Promise<Workout | null> {
  const row = await whileAlive(tab, () => tab.replica.record('workout', id));
  return row && isWorkout(row.shape) ? row.shape : null;
}

function isWorkout(shape: unknown): shape is Workout {
  return typeof shape === 'object' && shape !== null && 'exercises' in shape;
}
