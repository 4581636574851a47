import type { Exercise } from '../exercises/exercise';
import {
  prepareSearch,
  queryWords,
  searchable,
  searchExercises,
} from '../exercises/exercise-search';
import { type MuscleGroup, muscleGroup } from '../exercises/muscles';
import type { LocalDay } from '../local-day';
import type { WorkoutSummary } from '../workouts/summary';

/** Criteria for past workouts; all must hold. */
export interface Sought {
  /** Words of its title, its notes, or the name of one of its exercises. '' for any. */
  readonly query: string;
  readonly exercise: string | null;
  /** Among the primary muscles of an exercise. */
  readonly group: MuscleGroup | null;
  /** Its ficha. */
  readonly program: string | null;
  /** Key of the day of that ficha. */
  readonly programDay: string | null;
  /** The first and the last day, both included. */
  readonly from: LocalDay | null;
  readonly to: LocalDay | null;
  /** Only workouts with a note, of their own or of an exercise. */
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

/** The criteria in use; a day of a ficha is listed with its ficha. */
export function criteriaOf(sought: Sought): readonly Criterion[] {
  return CRITERIA.filter((each) => sought[each] !== NOTHING_SOUGHT[each]);
}

/** The search without one criterion; removing the ficha removes its day. */
export function without(sought: Sought, criterion: Criterion): Sought {
  const left = { ...sought, [criterion]: NOTHING_SOUGHT[criterion] };
  return criterion === 'program' ? { ...left, programDay: null } : left;
}

/** The words of a query in the form for searching. */
export function wordsOf(query: string): readonly string[] {
  return queryWords(searchable(query));
}

export interface WorkoutFinder {
  /** Matches, in the given order. */
  find(sought: Sought): readonly WorkoutSummary[];
}

/**
 * Prepares workouts for searching. Accents, capitals and word order do not matter. A word matches
 * by its beginning, that of an exercise also with one letter wrong. Words that title and notes lack
 * must all match one exercise.
 * @param titleOf the shown title of a workout
 * @param exerciseOf null if unknown here
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

/** The notes of a workout: its own first, then those of its exercises. */
export function notesOf({ note, exercises }: WorkoutSummary): readonly string[] {
  return [note, ...exercises.map((each) => each.note)].filter((each) => each !== '');
}

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

/** A text in parts: beginnings of words that match `words`, and the rest. */
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

/** Number of characters of a written word that a searched one covers; 0 for another beginning. */
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

/** The note with the most matching words; null without any. */
export function foundNote(summary: WorkoutSummary, words: readonly string[]): string | null {
  const has = (note: string) =>
    words.filter((word) => ` ${searchable(note)}`.includes(` ${word}`)).length;
  const best = notesOf(summary).reduce<{ note: string | null; count: number }>(
    (most, note) => (has(note) > most.count ? { note, count: has(note) } : most),
    { note: null, count: 0 },
  );
  return best.note;
}
