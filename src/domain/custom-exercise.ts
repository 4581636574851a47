import * as v from 'valibot';
import { flatKind } from './record/flat-kind';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,31}$/));

/** An exercise of the person's own. Fields not written are null: the catalogue's defaults hold. */
export interface CustomExercise {
  readonly name: string;
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
  readonly equipment: string | null;
  readonly loadKind: string | null;
  readonly unilateral: boolean;
  readonly note: string;
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Custom exercises: muscles, equipment and load kind are the catalogue's words. */
export const customExerciseKind = flatKind<CustomExercise>({
  name: 'exercise',
  single: false,
  fields: {
    name,
    primary: v.pipe(v.array(word), v.maxLength(12)),
    secondary: v.pipe(v.array(word), v.maxLength(12)),
    equipment: word,
    loadKind: word,
    unilateral: v.boolean(),
    note: v.pipe(v.string(), v.maxLength(4096)),
  },
  project(read) {
    const text = (path: string) => {
      const value = read(path);
      return typeof value === 'string' ? value : null;
    };
    return {
      name: text('name') ?? 'Exercício sem nome',
      primary: words(read('primary')),
      secondary: words(read('secondary')),
      equipment: text('equipment'),
      loadKind: text('loadKind'),
      unilateral: read('unilateral') === true,
      note: text('note') ?? '',
    };
  },
});
