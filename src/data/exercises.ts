import { useEffect, useMemo, useState } from 'react';
import type { Exercise } from '#domain/exercise';
import { FAILED, LOADING, type Loaded, ready } from './loaded';
import { defineQuery } from './query';
import { type CustomRow, isCustomExercise } from './shapes';
import { entryOf } from './workouts';

/** Every exercise a person can choose: the catalogue and their own. */
export interface ExerciseBook {
  byId(id: string): Exercise | null;
  readonly all: readonly Exercise[];
  /** Trained lately, last first. */
  readonly recentIds: readonly string[];
}

interface Own {
  readonly exercises: readonly Exercise[];
  readonly recentIds: readonly string[];
}

const RECENT_WORKOUTS = 12;

/** Who has no exercises of their own goes without the rules for them. */
async function readOwn(rows: readonly CustomRow[]): Promise<Exercise[]> {
  const { exerciseFromCustom } = await import('#domain/exercise');
  return rows.map(({ id, shape }) => exerciseFromCustom(id, shape));
}

const useOwn = defineQuery<Own>({
  async read(replica) {
    const [rows, recent] = await Promise.all([
      replica.all('exercise'),
      replica.listBefore('workout', Number.POSITIVE_INFINITY, RECENT_WORKOUTS),
    ]);
    const own = rows.filter(isCustomExercise).filter(({ shape }) => shape.removedAt === null);
    const recentIds = recent.flatMap((row) =>
      (entryOf(row)?.workout.exercises ?? []).flatMap(({ exercise }) => exercise ?? []),
    );
    return {
      exercises: own.length === 0 ? [] : await readOwn(own),
      recentIds: [...new Set(recentIds)],
    };
  },
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'exercise') ? 'reread' : value,
});

/** The catalogue is a chunk of its own, outside the first load; the browser keeps it once here. */
async function loadCatalogue(): Promise<readonly Exercise[]> {
  return (await import('#catalog/exercises')).exercises;
}

function bookOf(shipped: readonly Exercise[], own: Own): ExerciseBook {
  const all = [...own.exercises, ...shipped];
  const byId = new Map(all.map((exercise) => [exercise.id, exercise]));
  return { all, byId: (id) => byId.get(id) ?? null, recentIds: own.recentIds };
}

/** The exercises of this person; without network as with it. */
export function useExercises(): Loaded<ExerciseBook> {
  const [shipped, setShipped] = useState<Loaded<readonly Exercise[]>>(LOADING);
  const own = useOwn('own');

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
