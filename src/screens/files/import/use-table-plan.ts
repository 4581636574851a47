import { useMemo, useState } from 'react';
import type { Batch } from '#domain/record/batch';
import type { PastWorkout } from '#domain/workouts/past';
import type { KnownHere } from '../../../data/commands/files/import-known';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { zoneHere } from '../../../data/store/zone-here';
import { namesIn, pastWorkoutsOf } from '../../../interchange/matching/drafts';
import { createDuplicates } from '../../../interchange/matching/duplicates';
import { createNameMatcher } from '../../../interchange/matching/exercise-names';
import { createSuggester } from '../../../interchange/matching/suggest';
import type { ReadTable } from '../../../interchange/model';
import { matchNames } from './match-names';
import { type Matched, placeholderOf, type TableSteps, tableSteps } from './table-steps';

export interface TablePlan {
  readonly matched: readonly Matched[];
  readonly workouts: readonly PastWorkout[];
  /** Workouts that already exist here. */
  readonly duplicates: ReadonlySet<PastWorkout>;
  match(name: string, exercise: string | null): void;
  /** Whether suggestions are taken. */
  readonly suggests: boolean;
  takeSuggestions(taken: boolean): void;
  stepsOf(batch: Batch, withDuplicates: boolean): TableSteps;
}

function setsOf({ exercises }: PastWorkout): number {
  return exercises.reduce((sum, { sets }) => sum + sets.filter(({ done }) => done).length, 0);
}

/** The writes of a table, with the person's choice of exercises. */
export function useTablePlan(table: ReadTable, book: ExerciseBook, known: KnownHere): TablePlan {
  const [suggests, setSuggests] = useState(true);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map());
  const timeZone = zoneHere();

  const names = useMemo(() => namesIn(table.workouts), [table]);
  const matcher = useMemo(() => {
    const own = book.all.filter(({ id }) => known.shown.get('exercise')?.has(id));
    return createNameMatcher(own, book.all);
  }, [book, known]);
  const suggest = useMemo(() => createSuggester(book.all), [book]);
  const matched = useMemo(() => {
    const suggester = suggests ? suggest : null;
    return matchNames(names, { chosen, book, known, matcher, suggester });
  }, [names, matcher, suggest, suggests, chosen, book, known]);
  const workouts = useMemo(() => {
    const ids = new Map(matched.map(({ use, exercise }) => [use.name, exercise]));
    const idOf = (name: string) => ids.get(name) ?? placeholderOf(name);
    return table.workouts
      .flatMap((read) => pastWorkoutsOf(read, idOf, timeZone))
      .sort((a, b) => b.start.at - a.start.at);
  }, [table, matched, timeZone]);
  const duplicates = useMemo(() => {
    const isThere = createDuplicates(known.workouts);
    return new Set(
      workouts.filter((one) =>
        isThere({
          start: one.start,
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
    suggests,
    takeSuggestions: setSuggests,
    match: (name, exercise) => setChosen((before) => new Map(before).set(name, exercise)),
    stepsOf: (batch, withDuplicates) => {
      const wanted = workouts.filter((one) => withDuplicates || !duplicates.has(one));
      return tableSteps(matched, wanted, batch);
    },
  };
}
