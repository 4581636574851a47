import type { Exercise } from '#domain/exercises/exercise';
import type { Batch } from '#domain/record/batch';
import type { PastWorkout } from '#domain/workouts/past';
import {
  type HelpLeftOut,
  helpLeftOut,
  namesIn,
  partsIn,
  pastWorkoutsOf,
} from '../../../interchange/matching/drafts';
import {
  createDuplicates,
  type Fingerprint,
  type KnownAs,
  setMark,
} from '../../../interchange/matching/duplicates';
import { createNameMatcher, type NameMatcher } from '../../../interchange/matching/exercise-names';
import { createSuggester } from '../../../interchange/matching/suggest';
import type { ReadWorkout } from '../../../interchange/model';
import { type Heaviest, heaviestOf, type Sums, sumsOf } from '../../../interchange/sums';
import { matchNames } from './match-names';
import { type Matched, placeholderOf, type TableSteps, tableSteps } from './table-steps';

/** The data on this device that a plan depends on. It stays the same while the person matches names. */
export interface TableHere {
  /** Exercises that can be chosen. */
  readonly exercises: readonly Exercise[];
  /** Exercises that a learned name may mean, although they cannot be chosen. */
  readonly others: readonly Exercise[];
  /** Ids of the own exercises that are visible. */
  readonly own: ReadonlySet<string>;
  readonly learned: ReadonlyMap<string, string>;
  readonly workouts: readonly Fingerprint[];
  /** The person's IANA zone. */
  readonly zone: string;
}

/** The person's choices about names. */
export interface NameChoices {
  /** The exercise of a name; null creates a custom one. */
  readonly chosen: ReadonlyMap<string, string | null>;
  /** Whether suggestions are taken. */
  readonly suggests: boolean;
}

/** The plan of a table as the preview shows it. */
export interface PlannedImport {
  readonly matched: readonly Matched[];
  readonly workouts: number;
  /** Numbers of workouts that already exist here, with the same or with other sets. */
  readonly known: Readonly<Record<KnownAs, number>>;
  /** Names with assistance that their exercises do not take. */
  readonly helpLeftOut: readonly HelpLeftOut[];
  readonly sums: Sums;
  readonly heaviest: readonly Heaviest[];
}

export interface TablePlan {
  readonly shown: PlannedImport;
  /** Makes the records ahead of `stepsOf`, which takes longer than the rest of the plan. */
  prepare(): void;
  /** @param brought kinds of known workouts that are imported all the same */
  stepsOf(batch: Batch, brought: ReadonlySet<KnownAs>): TableSteps;
}

const setsOf = ({ exercises }: Pick<PastWorkout, 'exercises'>): readonly string[] =>
  exercises.flatMap(({ sets }) => sets.flatMap(({ done }) => (done ? setMark(done) : [])));

/** A workout to write, and how it relates to those here. */
interface Drafted {
  readonly workout: PastWorkout;
  readonly as: KnownAs | null;
}

const HEAVIEST = 3;

/** Prepares the plans of a table; each depends on the choices about names. */
export function createTablePlanner(
  read: readonly ReadWorkout[],
  here: TableHere,
): (choices: NameChoices) => TablePlan {
  const { exercises, own, zone } = here;
  const byId = new Map([...here.others, ...exercises].map((one) => [one.id, one]));
  const book = { all: exercises, byId: (id: string) => byId.get(id) ?? null };
  const names = namesIn(read);
  const sums = sumsOf(read);
  const heaviest = heaviestOf(read, HEAVIEST);
  const matcher = createNameMatcher(
    exercises.filter(({ id }) => own.has(id)),
    exercises,
  );
  let suggester: NameMatcher | null = null;
  const suggest: NameMatcher = (name) => {
    suggester ??= createSuggester(exercises);
    return suggester(name);
  };
  const isThere = createDuplicates(here.workouts);
  const isEmpty = here.workouts.length === 0;
  const parts = read.reduce((sum, one) => sum + partsIn(one), 0);
  const known = { learned: here.learned, shown: new Map([['exercise', own]]) };

  return ({ chosen, suggests }) => {
    const matching = { chosen, book, known, matcher, suggester: suggests ? suggest : null };
    const matched = matchNames(names, matching);
    const ids = new Map(matched.map(({ use, exercise }) => [use.name, exercise]));
    const kinds = new Map(
      matched.map(({ use, exercise }) => [
        use.name,
        exercise === null ? use.loadKind : book.byId(exercise)?.loadKind,
      ]),
    );
    const takesHelp = (name: string) => kinds.get(name) === 'assisted_bodyweight';
    const idOf = (name: string) => ids.get(name) ?? placeholderOf(name);
    const knownAs = ({ start, ...workout }: PastWorkout) => {
      const used = workout.exercises.map(({ exercise }) => exercise);
      return isThere({ start, exercises: used, sets: setsOf(workout) });
    };
    const drafts = (): Drafted[] =>
      read
        .flatMap((one) => pastWorkoutsOf(one, idOf, zone, takesHelp))
        .sort((a, b) => b.start.at - a.start.at)
        .map((workout) => ({ workout, as: isEmpty ? null : knownAs(workout) }));
    // Without workouts here, the preview needs no records.
    let drafted = isEmpty ? null : drafts();
    const count = (kind: KnownAs) => drafted?.filter(({ as }) => as === kind).length ?? 0;
    return {
      shown: {
        matched,
        workouts: parts,
        known: { same: count('same'), changed: count('changed') },
        helpLeftOut: helpLeftOut(read, takesHelp),
        sums,
        heaviest,
      },
      prepare() {
        drafted ??= drafts();
      },
      stepsOf(batch, brought) {
        drafted ??= drafts();
        const wanted = drafted.filter(({ as }) => as === null || brought.has(as));
        const workouts = wanted.map(({ workout }) => workout);
        return tableSteps(matched, workouts, batch);
      },
    };
  };
}
