import type { Exercise } from '../exercise';
import { prepareSearch, queryWords, searchable, searchExercises } from '../exercise-search';
import type { LocalDay } from '../local-day';
import { type MuscleGroup, muscleGroup } from '../muscles';
import type { WorkoutSummary } from '../workout/summary';

/** What a past workout is looked for by; all of it has to be true. */
export interface Sought {
  /** Words of its title, its notes, or the name of one of its exercises. '' for any. */
  readonly query: string;
  readonly exercise: string | null;
  /** Among the primary muscles of an exercise. */
  readonly group: MuscleGroup | null;
  /** The ficha it was started from. */
  readonly program: string | null;
  /** Key of the day of that ficha. */
  readonly programDay: string | null;
  /** The first and the last day, both included. */
  readonly from: LocalDay | null;
  readonly to: LocalDay | null;
  /** Only what has a note, of the workout or of an exercise. */
  readonly noted: boolean;
}

export type Criterion = keyof Sought;

export const NOTHING_SOUGHT: Sought = {
  query: '',
  exercise: null,
  group: null,
  program: null,
  programDay: null,
  from: null,
  to: null,
  noted: false,
};

const CRITERIA: readonly Criterion[] = [
  'query',
  'exercise',
  'group',
  'program',
  'programDay',
  'from',
  'to',
  'noted',
];

/** What is asked for; a day of a ficha is asked for together with its ficha. */
export function criteriaOf(sought: Sought): readonly Criterion[] {
  return CRITERIA.filter((each) => sought[each] !== NOTHING_SOUGHT[each]);
}

/** The same without one criterion; without its ficha no day of it is left. */
export function without(sought: Sought, criterion: Criterion): Sought {
  const left = { ...sought, [criterion]: NOTHING_SOUGHT[criterion] };
  return criterion === 'program' ? { ...left, programDay: null } : left;
}

/** The words that a query goes by, as they are searched. */
export function wordsOf(query: string): readonly string[] {
  return queryWords(searchable(query));
}

export interface WorkoutFinder {
  /** What fits, in the order in which it was given. */
  find(sought: Sought): readonly WorkoutSummary[];
}

/**
 * Makes workouts ready for being looked for. Accents, capitals and the order of words make no
 * difference; a word is found by its beginning, that of an exercise with one letter wrong as well.
 * Words that the title and the notes do not have must all be of one exercise.
 *
 * @param titleOf what the workout is shown as
 * @param exerciseOf null when the exercise is not known here
 */
export function prepareFinder(
  summaries: readonly WorkoutSummary[],
  titleOf: (summary: WorkoutSummary) => string,
  exerciseOf: (id: string) => Exercise | null,
): WorkoutFinder {
  const ids = new Set(summaries.flatMap(({ exercises }) => exercises.map((each) => each.exercise)));
  const known = [...ids].flatMap((id) => exerciseOf(id) ?? []);
  const groups = new Map(known.map(({ id, primary }) => [id, new Set(primary.map(muscleGroup))]));
  const index = prepareSearch(known);
  const texts = new Map<string, string>();

  const textOf = (summary: WorkoutSummary) => {
    const made = texts.get(summary.id);
    if (made !== undefined) return made;
    const text = ` ${searchable([titleOf(summary), ...notesOf(summary)].join(' '))}`;
    texts.set(summary.id, text);
    return text;
  };

  function reader(query: string): (summary: WorkoutSummary) => boolean {
    const words = wordsOf(query);
    if (words.length === 0) return () => true;
    const named = new Map(
      words.map((word) => [word, new Set(searchExercises(index, word).map(({ id }) => id))]),
    );
    return (summary) => {
      const text = textOf(summary);
      const left = words.filter((word) => !text.includes(` ${word}`));
      if (left.length === 0) return true;
      return summary.exercises.some(({ exercise }) =>
        left.every((word) => named.get(word)?.has(exercise)),
      );
    };
  }

  return {
    find(sought) {
      const reads = reader(sought.query);
      const { exercise, group } = sought;
      return summaries.filter(
        (summary) =>
          isWithin(summary, sought) &&
          (exercise === null || summary.exercises.some((each) => each.exercise === exercise)) &&
          (group === null ||
            summary.exercises.some((each) => groups.get(each.exercise)?.has(group))) &&
          (!sought.noted || notesOf(summary).length > 0) &&
          reads(summary),
      );
    },
  };
}

function isWithin({ day, from: origin }: WorkoutSummary, sought: Sought): boolean {
  const { from, to, program, programDay } = sought;
  return (
    (from === null || day >= from) &&
    (to === null || day <= to) &&
    (program === null || origin?.program === program) &&
    (programDay === null || origin?.day === programDay)
  );
}

/** What was written down of a workout: its own note first, then those of its exercises. */
export function notesOf({ note, exercises }: WorkoutSummary): readonly string[] {
  return [note, ...exercises.map((each) => each.note)].filter((each) => each !== '');
}

/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

/** A text in pieces: the beginnings of its words that are in `words` apart from the rest. */
export function foundParts(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  for (const [piece] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const length = Math.max(0, ...words.map((word) => beginning(piece, word)));
    if (length === 0) {
      plain += piece;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, found: false });
    parts.push({ text: piece.slice(0, length), found: true });
    plain = piece.slice(length);
  }
  return plain === '' ? parts : [...parts, { text: plain, found: false }];
}

/** How many characters of a written word a searched one covers; 0 when it begins otherwise. */
function beginning(written: string, word: string): number {
  if (!searchable(written).startsWith(word)) return 0;
  let covered = '';
  let length = 0;
  for (const [letter] of written.matchAll(/.\p{M}*/gsu)) {
    if (covered.length >= word.length) break;
    covered += searchable(letter);
    length += letter.length;
  }
  return length;
}

/** The note in which most of the words are; null when none has any of them. */
export function foundNote(summary: WorkoutSummary, words: readonly string[]): string | null {
  const has = (note: string) =>
    words.filter((word) => ` ${searchable(note)}`.includes(` ${word}`)).length;
  const best = notesOf(summary).reduce<{ note: string | null; count: number }>(
    (most, note) => (has(note) > most.count ? { note, count: has(note) } : most),
    { note: null, count: 0 },
  );
  return best.note;
}
