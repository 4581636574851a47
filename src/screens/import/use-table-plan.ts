import { useMemo, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Batch } from '#domain/record/batch';
import type { PastWorkout } from '#domain/workout/past';
import { exerciseStep, type ImportStep, workoutStep } from '../../data/commands/import-steps';
import type { ExerciseBook } from '../../data/exercises';
import type { KnownHere } from '../../data/import-known';
import { type NameUse, namesIn, pastWorkoutsOf } from '../../interchange/drafts';
import { createDuplicates } from '../../interchange/duplicates';
import { createNameMatcher } from '../../interchange/exercise-names';
import type { ReadTable } from '../../interchange/model';

/** A name of the file and the exercise it becomes; null makes one of the person's own. */
export interface Matched {
  readonly use: NameUse;
  readonly exercise: string | null;
}

export interface TablePlan {
  readonly matched: readonly Matched[];
  readonly workouts: readonly PastWorkout[];
  /** Those of them that are here already. */
  readonly duplicates: ReadonlySet<PastWorkout>;
  match(name: string, exercise: string | null): void;
  stepsOf(batch: Batch, withDuplicates: boolean): ImportStep[];
}

const NEW = 'new ';

function setsOf({ exercises }: PastWorkout): number {
  return exercises.reduce((sum, { sets }) => sum + sets.length, 0);
}

/** What a table comes to here, with the person's own choice of exercises. */
export function useTablePlan(table: ReadTable, book: ExerciseBook, known: KnownHere): TablePlan {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  const names = useMemo(() => namesIn(table.workouts), [table]);
  const matcher = useMemo(() => {
    const own = book.all.filter(({ id }) => known.shown.get('exercise')?.has(id));
    return createNameMatcher(own, book.all);
  }, [book, known]);
  const matched = useMemo(
    () =>
      names.map((use): Matched => {
        const choice = chosen.get(use.name);
        return { use, exercise: choice === undefined ? matcher(use.name) : choice };
      }),
    [names, matcher, chosen],
  );
  const workouts = useMemo(() => {
    const ids = new Map(matched.map(({ use, exercise }) => [use.name, exercise]));
    const idOf = (name: string) => ids.get(name) ?? `${NEW}${name}`;
    return table.workouts
      .flatMap((read) => pastWorkoutsOf(read, idOf, timeZone))
      .sort((a, b) => b.start.at - a.start.at);
  }, [table, matched, timeZone]);
  const duplicates = useMemo(() => {
    const isThere = createDuplicates(known.workouts);
    return new Set(
      workouts.filter((one) =>
        isThere({
          at: one.start.at,
          exercises: one.exercises.map(({ exercise }) => exercise),
          sets: setsOf(one),
        }),
      ),
    );
  }, [workouts, known]);

  return {
    matched,
    workouts,
    duplicates,
    match: (name, exercise) => setChosen((before) => new Map(before).set(name, exercise)),
    stepsOf(batch, withDuplicates) {
      const wanted = workouts.filter((one) => withDuplicates || !duplicates.has(one));
      const used = new Set(wanted.flatMap((one) => one.exercises.map(({ exercise }) => exercise)));
      const made = new Map<string, string>();
      const exercises = matched.flatMap(({ use, exercise }) => {
        const name = `${NEW}${use.name}`;
        if (exercise !== null || !used.has(name)) return [];
        const id = uuidv7();
        made.set(name, id);
        return [exerciseStep(id, use, batch)];
      });
      const steps = wanted.map((one) => {
        const own = one.exercises.map((each) => ({
          ...each,
          exercise: made.get(each.exercise) ?? each.exercise,
        }));
        return workoutStep(uuidv7(), { ...one, exercises: own }, batch);
      });
      return [...exercises, ...steps];
    },
  };
}
