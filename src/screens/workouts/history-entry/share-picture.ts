import { type Exercise, shownAs } from '#domain/exercises/exercise';
import type { Muscle } from '#domain/exercises/muscles';
import type { LoadUnit } from '#domain/load';
import { mainRecords } from '#domain/progress/main-records';
import type { ExerciseRecords } from '#domain/progress/records';
import { setsPerMuscle, workLevel } from '#domain/workouts/muscle-work';
import type { Workout, WorkoutExercise } from '#domain/workouts/shape';
import { totalsOf } from '#domain/workouts/totals';
import { muscleLabel } from '#words/exercises/muscles';
import { longDay } from '#words/format/day';
import { formatDuration } from '#words/format/duration';
import { formatList } from '#words/format/list';
import { formatVolume } from '#words/format/load';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import { formatEffort } from '#words/workouts/effort';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { PictureShare } from '../../../parts/progress/share-picture';
import { regionLevels } from '../../../training/progress/muscle-map-regions';
import { bestOf } from '../../../training/workouts/current-set';

/** The person's choice of the picture's content. */
export interface PictureChoices {
  readonly loads: boolean;
  readonly exercises: boolean;
  /** The body with what the workout trained. */
  readonly muscles: boolean;
  /** The figure of the record's exercise. */
  readonly figure: boolean;
  /** The coach to name; null for nobody. */
  readonly coach: string | null;
}

/** Maximum exercise lines by number of record lines. */
const ROOM = [8, 6, 5, 5] as const;
/** The maximum where the picture has a body too. */
const ROOM_BELOW_BODY = [4, 3, 2, 2] as const;

/** How many muscles the text names. */
const NAMED = 3;

interface PictureSources {
  readonly workout: Workout;
  readonly title: string;
  readonly book: ExerciseBook;
  readonly records: readonly ExerciseRecords[];
  readonly unit: LoadUnit;
}

/** The content of a workout's picture. Without loads it has neither volume nor any load. */
export function pictureOf(sources: PictureSources, choices: PictureChoices): PictureShare {
  const { workout, title, book, unit } = sources;
  const { sets, volumeGrams, durationMs } = totalsOf(
    workout,
    (id) => book.byId(id)?.loadKind ?? null,
  );
  const done = workout.exercises.filter((each) => each.sets.some((set) => set.done));
  const records = recordLines(sources, choices);
  const worked = choices.muscles ? setsPerMuscle(workout, book.byId) : new Map<Muscle, number>();
  const hasBody = worked.size > 0;
  const figure = choices.figure ? recordFigure(sources) : null;
  const isFull = hasBody || figure !== null;
  const room = (isFull ? ROOM_BELOW_BODY : ROOM)[records.length] ?? (isFull ? 2 : 5);
  const wanted = choices.exercises ? done : [];
  const listed = wanted.length > room ? wanted.slice(0, room - 1) : wanted;
  const left = wanted.length - listed.length;
  return {
    title,
    day: [longDay(workout.start.day), choices.coach && `com ${choices.coach}`]
      .filter(Boolean)
      .join(' · '),
    figures: [
      { value: formatNumber(sets), label: sets === 1 ? 'série' : 'séries' },
      ...(durationMs === null ? [] : [{ value: formatDuration(durationMs), label: 'de treino' }]),
      ...(choices.loads && volumeGrams > 0
        ? [{ value: formatVolume(volumeGrams, unit), label: 'de volume' }]
        : []),
    ],
    records,
    exercises: listed.map((each) => ({
      name: nameOf(each.exercise, book),
      detail: detailOf(each, sources, choices),
    })),
    more: plural(left, { zero: '', one: 'e mais 1 exercício', other: 'e mais # exercícios' }),
    ...(figure && { figure }),
    ...(hasBody && {
      muscles: regionLevels([...worked].map(([muscle, count]) => [muscle, workLevel(count)])),
      worked: formatList([...worked.keys()].slice(0, NAMED).map((muscle) => muscleLabel(muscle))),
    }),
  };
}

/** The exercise of the main record; null without one that has a figure. */
export function recordFigure({
  records,
  book,
}: Pick<PictureSources, 'records' | 'book'>): Exercise | null {
  const [main] = mainRecords(records);
  const exercise = main ? book.byId(main.exercise) : null;
  return exercise && shownAs(exercise) !== null ? exercise : null;
}

function nameOf(exercise: string | null, book: ExerciseBook): string {
  return (exercise === null ? null : book.byId(exercise)?.name) ?? 'Exercício';
}

/** "4 séries · 82,5 kg × 8": the best set represents them. */
function detailOf(
  { exercise, sets }: WorkoutExercise,
  { book, unit }: PictureSources,
  { loads }: PictureChoices,
): string {
  const done = sets.flatMap((set) =>
    set.done ? [{ kind: set.kind, side: set.side, done: set.done }] : [],
  );
  const count = plural(done.length, { zero: '', one: '1 série', other: '# séries' });
  const kind = book.byId(exercise ?? '')?.loadKind ?? null;
  const best = loads ? bestOf({ day: '', sets: done }, kind) : null;
  return best ? `${count} · ${formatEffort(best, unit, kind)}` : count;
}

function recordLines({ records, book, unit }: PictureSources, { loads }: PictureChoices): string[] {
  const shown = mainRecords(records).map(({ exercise, loadKind, set }) => {
    const name = nameOf(exercise, book);
    return loads ? `${name}: ${formatEffort(set.effort, unit, loadKind)}` : name;
  });
  const left = records.length - shown.length;
  if (left <= 0) return shown;
  return [
    ...shown,
    plural(left, { zero: '', one: 'e mais 1 recorde', other: 'e mais # recordes' }),
  ];
}
