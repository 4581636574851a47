import * as v from 'valibot';
import { MAX_LOAD_GRAMS } from '../load';
import { flatKind } from '../record/flat-kind';
import { videoIn, videoSchema } from './video-link';

/**
 * Limits of an exercise: characters of a name, an alias and the note, and how many aliases and
 * muscles.
 */
export const EXERCISE_LIMITS = { name: 80, aliases: 12, muscles: 12, note: 4096 } as const;

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(EXERCISE_LIMITS.name));
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,31}$/));
/** An exercise's id in the catalogue. */
const catalogueId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(64));
const whole = v.pipe(v.number(), v.integer());

const fields = {
  name,
  aliases: v.pipe(v.array(name), v.maxLength(EXERCISE_LIMITS.aliases)),
  primary: v.pipe(v.array(word), v.maxLength(EXERCISE_LIMITS.muscles)),
  secondary: v.pipe(v.array(word), v.maxLength(EXERCISE_LIMITS.muscles)),
  equipment: word,
  mechanic: word,
  unilateral: v.boolean(),
  bodyweightShare: v.pipe(whole, v.minValue(0), v.maxValue(100)),
  loadKind: word,
  stepGrams: v.pipe(whole, v.minValue(1), v.maxValue(MAX_LOAD_GRAMS)),
  note: v.pipe(v.string(), v.maxLength(EXERCISE_LIMITS.note)),
  video: v.union([v.literal(''), videoSchema]),
  like: v.union([v.literal(''), catalogueId]),
  hidden: v.boolean(),
};

/** A person's own exercise; null where they left a value open. */
export interface CustomExercise {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
  readonly equipment: string | null;
  readonly mechanic: string | null;
  readonly unilateral: boolean;
  /** Moved share of the body, in percent. */
  readonly bodyweightShare: number | null;
  readonly loadKind: string | null;
  /** Change per press of the stepper. */
  readonly stepGrams: number | null;
  readonly note: string;
  /** The https address of a video that shows it; absent or '' for none. */
  readonly video?: string;
  /** The catalogue's exercise whose figure and texts it borrows; absent or '' for none. */
  readonly like?: string;
}

/**
 * A person's own exercise as stored. Unset fields are null: the catalogue's defaults apply. Stored
 * views older than a field lack it.
 */
export interface CustomRecord
  extends Omit<CustomExercise, 'aliases' | 'mechanic' | 'bodyweightShare' | 'stepGrams'>,
    Partial<Pick<CustomExercise, 'aliases' | 'mechanic' | 'bodyweightShare' | 'stepGrams'>> {
  /**
   * Hidden from the lists by the person. It is not removed, because removed records are erased in
   * the end, and past workouts would lose its name.
   */
  readonly hidden?: boolean;
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Custom exercises: muscles, equipment, mechanic and load kind are the catalogue's words. */
export const customExerciseKind = flatKind<CustomRecord>({
  name: 'exercise',
  single: false,
  fields,
  project(read) {
    const { text, number } = read;
    const video = videoIn(read('video'));
    const like = text('like');
    return {
      name: text('name') ?? 'Exercício sem nome',
      aliases: words(read('aliases')),
      primary: words(read('primary')),
      secondary: words(read('secondary')),
      equipment: text('equipment'),
      mechanic: text('mechanic'),
      unilateral: read('unilateral') === true,
      bodyweightShare: number('bodyweightShare'),
      loadKind: text('loadKind'),
      stepGrams: number('stepGrams'),
      note: text('note') ?? '',
      ...(video === null ? {} : { video }),
      ...(like ? { like } : {}),
      hidden: read('hidden') === true,
    };
  },
});
