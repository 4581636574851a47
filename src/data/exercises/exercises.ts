import { useEffect, useMemo, useState } from 'react';
import type { CustomRecord } from '#domain/exercises/custom-exercise';
import type { Exercise } from '#domain/exercises/exercise';
import type { ViewRow } from '../../replica/store/schema';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';
import { defineQuery } from '../store/query';
import { type CustomRow, isCustomExercise } from '../store/shapes';
import { entryOf } from '../workouts/workouts';

/** Every exercise that a person can choose: the catalogue and custom ones. */
export interface ExerciseBook {
  /** Includes hidden and removed ones, because past workouts use them. */
  byId(id: string): Exercise | null;
  readonly all: readonly Exercise[];
  /** Only exercises of the catalogue. */
  readonly shipped: readonly Exercise[];
  /** Recently trained, last first. */
  readonly recentIds: readonly string[];
}

/** The person's own exercises. */
interface Own {
  readonly exercises: readonly Exercise[];
  /** Hidden from the lists. */
  readonly hidden: readonly Exercise[];
  /** Removed, but their names still appear in past workouts and fichas. */
  readonly removed: readonly Exercise[];
  readonly recentIds: readonly string[];
}

const RECENT_WORKOUTS = 12;

/** The rules of custom exercises are loaded only if there are any. */
async function readOwn(rows: readonly CustomRow[]): Promise<Exercise[]> {
  if (rows.length === 0) return [];
  const { exerciseFromCustom } = await import('#domain/exercises/exercise');
  return rows.map(({ id, shape }) => exerciseFromCustom(id, shape));
}

const useOwn = defineQuery<Own>({
  async read(replica) {
    const [rows, recent] = await Promise.all([
      replica.all('exercise'),
      replica.listBefore('workout', Number.POSITIVE_INFINITY, RECENT_WORKOUTS),
    ]);
    const own = rows.filter(isCustomExercise);
    const here = own.filter(({ shape }) => shape.removedAt === null);
    const [shown, hidden, removed] = await Promise.all([
      readOwn(here.filter(({ shape }) => !shape.hidden)),
      readOwn(here.filter(({ shape }) => shape.hidden)),
      readOwn(own.filter(({ shape }) => shape.removedAt !== null)),
    ]);
    const recentIds = recent.flatMap((row) =>
      (entryOf(row)?.workout.exercises ?? []).flatMap(({ exercise }) => exercise ?? []),
    );
    return {
      exercises: shown,
      hidden,
      removed,
      recentIds: [...new Set(recentIds)],
    };
  },
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'exercise') ? 'reread' : value,
});

export interface OwnExercise {
  readonly id: string;
  readonly custom: CustomRecord;
}

/** A custom exercise as described by the person; null if it is not custom or was removed. */
export const useOwnExercise = defineQuery<OwnExercise | null>({
  read: async (replica, id) => ownOf(await replica.record('exercise', id)),
  after(value, change, id) {
    const row = change.rows.find((changed) => changed.kind === 'exercise' && changed.id === id);
    if (row) return ownOf(row);
    return change.wide ? 'reread' : value;
  },
});

function ownOf(row: ViewRow | null): OwnExercise | null {
  if (!row || !isCustomExercise(row) || row.shape.removedAt !== null) return null;
  return { id: row.id, custom: row.shape };
}

/** The catalogue is a separate chunk outside the first load; the browser caches it. */
async function loadCatalogue(): Promise<readonly Exercise[]> {
  return (await import('#catalog/exercises')).exercises;
}

function bookOf(shipped: readonly Exercise[], own: Own): ExerciseBook {
  const { exercises, hidden, removed, recentIds } = own;
  const all = [...exercises, ...shipped];
  const known = [...removed, ...hidden, ...all];
  const byId = new Map(known.map((exercise) => [exercise.id, exercise]));
  return { all, shipped, byId: (id) => byId.get(id) ?? null, recentIds };
}

/** The person's custom exercises, listed and hidden. */
export function useOwnExercises(): Loaded<Pick<Own, 'exercises' | 'hidden'>> {
  return useOwn('own');
}

/** The catalogue, also for visitors. */
export function useCatalogue(): Loaded<readonly Exercise[]> {
  const [shipped, setShipped] = useState<Loaded<readonly Exercise[]>>(LOADING);
  useEffect(() => {
    let current = true;
    loadCatalogue().then(
      (exercises) => current && setShipped(ready(exercises)),
      () => current && setShipped(FAILED),
    );
    return () => {
      current = false;
    };
  }, []);
  return shipped;
}

/** This person's exercises, also offline. */
export function useExercises(): Loaded<ExerciseBook> {
  const shipped = useCatalogue();
  const own = useOwn('own');
  const exercises = shipped.state === 'ready' ? shipped.value : null;
  const mine = own.state === 'ready' ? own.value : null;
  const book = useMemo(
    () => (exercises && mine ? bookOf(exercises, mine) : null),
    [exercises, mine],
  );

  if (book) return ready(book);
  const failed = shipped.state === 'failed' || own.state === 'failed';
  return failed ? FAILED : LOADING;
}
