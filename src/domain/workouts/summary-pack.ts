import type { RecordSummary } from '../record/registers';
import { seriesOf } from './compare';
import { type Effort, type Origin, SET_KINDS, SIDES, type Workout } from './shape';
import { type DoneExercise, type DoneSet, summarise, type WorkoutSummary } from './summary';

/**
 * A workout's summary as text. Only the version that wrote it reads it: a change of this format
 * raises `SUMMARIES` of the replica.
 */
type Packed = readonly [
  title: string,
  note: string,
  endedAt: number,
  pse: number | null,
  from: readonly [program: string, day: string, week: number] | null,
  ...exercises: (readonly [exercise: string, note: string, ...figures: number[]])[],
];

/** The figures of a set in order; a set only has those that exist. */
const FIGURES = ['load', 'reps', 'seconds', 'meters', 'rir'] as const;

// The head of a set, from its lowest bit: kind (3), side (2, 0 for none), bits of the following
// figures (5).
const SIDE_AT = 3;
const FIGURES_AT = 5;

function packSet({ kind, side, done }: DoneSet): number[] {
  const figures: number[] = [];
  let head = SET_KINDS.indexOf(kind) | ((side ? SIDES.indexOf(side) + 1 : 0) << SIDE_AT);
  FIGURES.forEach((name, nth) => {
    const figure = done[name] ?? null;
    if (figure === null) return;
    head |= 1 << (FIGURES_AT + nth);
    figures.push(figure);
  });
  return [head, ...figures];
}

function unpackSets(figures: readonly number[]): DoneSet[] {
  const sets: DoneSet[] = [];
  let at = 0;
  while (at < figures.length) {
    const head = figures[at++] ?? 0;
    const has = head >> FIGURES_AT;
    // In writing order.
    const done: Effort = {
      load: has & 1 ? (figures[at++] ?? 0) : null,
      reps: has & 2 ? (figures[at++] ?? 0) : null,
      seconds: has & 4 ? (figures[at++] ?? 0) : null,
      meters: has & 8 ? (figures[at++] ?? 0) : null,
      rir: has & 16 ? (figures[at++] ?? 0) : null,
    };
    const side = SIDES[((head >> SIDE_AT) & 3) - 1] ?? null;
    sets.push({ kind: SET_KINDS[head & 7] ?? 'normal', side, done });
  }
  return sets;
}

function packOrigin({ program, day, week }: Origin): [string, string, number] {
  return [program, day, week];
}

/** The stored summary of a workout; null while it runs and once it is removed. */
export function packWorkout(workout: Workout): RecordSummary | null {
  const summary = summarise('', workout);
  if (!summary) return null;
  const { title, note, day, startedAt, endedAt, pse, from, exercises } = summary;
  const packed: Packed = [
    title,
    note,
    endedAt,
    pse,
    from && packOrigin(from),
    ...exercises.map(
      (one) => [one.exercise, one.note, ...one.sets.flatMap(packSet)] satisfies Packed[5],
    ),
  ];
  return {
    day,
    at: startedAt,
    uses: exercises.map(({ exercise }) => exercise),
    series: seriesOf(workout),
    packed: JSON.stringify(packed),
  };
}

/** Whether a packed summary may contain the exercise; a title with its id matches too. */
export function mayHave({ packed }: Pick<RecordSummary, 'packed'>, exercise: string): boolean {
  return packed.includes(JSON.stringify(exercise));
}

/** Only `packWorkout` on this device writes this format. */
function isPacked(value: unknown): value is Packed {
  return Array.isArray(value) && value.length >= 5;
}

function originOf([program, day, week]: NonNullable<Packed[4]>): Origin {
  return { program, day, week };
}

/**
 * The summary packed by `packWorkout`.
 * @param only the one exercise to unpack; null for all
 * @throws {TypeError} for any other text
 */
export function unpackWorkout(
  { id, day, at, packed }: Pick<RecordSummary, 'day' | 'at' | 'packed'> & { readonly id: string },
  only: string | null = null,
): WorkoutSummary {
  const read: unknown = JSON.parse(packed);
  if (!isPacked(read)) throw new TypeError('This is no summary of a workout');
  const [title, note, ended, pse, from, ...listed] = read;
  // A summary older than rule W4b may end before it starts; such a workout has no duration.
  const endedAt = Math.max(at, ended);
  const wanted = only === null ? listed : listed.filter(([exercise]) => exercise === only);
  const exercises = wanted.map(
    ([exercise, said, ...figures]): DoneExercise => ({
      exercise,
      note: said,
      sets: unpackSets(figures),
    }),
  );
  const origin = from && originOf(from);
  return { id, title, note, day, startedAt: at, endedAt, pse, from: origin, exercises };
}
