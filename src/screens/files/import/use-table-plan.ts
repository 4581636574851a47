import { useMemo, useState } from 'react';
import type { Batch } from '#domain/record/batch';
import type { PastWorkout } from '#domain/workouts/past';
import type { KnownHere } from '../../../data/commands/files/import-known';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { zoneHere } from '../../../data/store/zone-here';
import {
  type HelpLeftOut,
  helpLeftOut,
  namesIn,
  pastWorkoutsOf,
} from '../../../interchange/matching/drafts';
import { createDuplicates, type KnownAs, setMark } from '../../../interchange/matching/duplicates';
import { createNameMatcher } from '../../../interchange/matching/exercise-names';
import { createSuggester } from '../../../interchange/matching/suggest';
import type { ReadTable } from '../../../interchange/model';
import { matchNames } from './match-names';
import { type Matched, placeholderOf, type TableSteps, tableSteps } from './table-steps';

export interface TablePlan {
  readonly matched: readonly Matched[];
  readonly workouts: readonly PastWorkout[];
  /** Workouts that already exist here, with the same or with other sets. */
  readonly known: ReadonlyMap<PastWorkout, KnownAs>;
  /** Names with assistance that their exercises do not take. */
  readonly helpLeftOut: readonly HelpLeftOut[];
  match(name: string, exercise: string | null): void;
  /** Whether suggestions are taken. */
  readonly suggests: boolean;
  takeSuggestions(taken: boolean): void;
  stepsOf(batch: Batch, wanted: readonly PastWorkout[]): TableSteps;
}

function setsOf({ exercises }: PastWorkout): readonly string[] {
  return exercises.flatMap(({ sets }) => sets.flatMap(({ done }) => (done ? setMark(done) : [])));
}

/** The writes of a table, with the person's choice of exercises. */
export function useTablePlan(table: ReadTable, book: ExerciseBook, here: KnownHere): TablePlan {
  const [suggests, setSuggests] = useState(true);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map());
  const timeZone = zoneHere();

  const names = useMemo(() => namesIn(table.workouts), [table]);
  const matcher = useMemo(() => {
    const own = book.all.filter(({ id }) => here.shown.get('exercise')?.has(id));
    return createNameMatcher(own, book.all);
  }, [book, here]);
  const suggest = useMemo(() => createSuggester(book.all), [book]);
  const matched = useMemo(() => {
    const suggester = suggests ? suggest : null;
    return matchNames(names, { chosen, book, known: here, matcher, suggester });
  }, [names, matcher, suggest, suggests, chosen, book, here]);
  const takesHelp = useMemo(() => {
    const kinds = new Map(
      matched.map(({ use, exercise }) => [
        use.name,
        exercise === null ? use.loadKind : book.byId(exercise)?.loadKind,
      ]),
    );
    return (name: string) => kinds.get(name) === 'assisted_bodyweight';
  }, [matched, book]);
  const workouts = useMemo(() => {
    const ids = new Map(matched.map(({ use, exercise }) => [use.name, exercise]));
    const idOf = (name: string) => ids.get(name) ?? placeholderOf(name);
    return table.workouts
      .flatMap((read) => pastWorkoutsOf(read, idOf, timeZone, takesHelp))
      .sort((a, b) => b.start.at - a.start.at);
  }, [table, matched, timeZone, takesHelp]);
  const known = useMemo(() => {
    const isThere = createDuplicates(here.workouts);
    return new Map(
      workouts.flatMap((one) => {
        const exercises = one.exercises.map(({ exercise }) => exercise);
        const found = isThere({ start: one.start, exercises, sets: setsOf(one) });
        return found === null ? [] : [[one, found] as const];
      }),
    );
  }, [workouts, here]);

  return {
    matched,
    workouts,
    known,
    helpLeftOut: useMemo(() => helpLeftOut(table.workouts, takesHelp), [table, takesHelp]),
    suggests,
    takeSuggestions: setSuggests,
    match: (name, exercise) => setChosen((before) => new Map(before).set(name, exercise)),
    stepsOf: (batch, wanted) => tableSteps(matched, wanted, batch),
  };
}
