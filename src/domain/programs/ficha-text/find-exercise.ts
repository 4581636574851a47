import type { Exercise } from '../../exercises/exercise';
import { type SearchIndex, searchable, searchExercises } from '../../exercises/exercise-search';
import type { FindExercise, NamedExercise, NameOf } from './shape';

const MOST_CANDIDATES = 3;
/** Words that people leave out: "supino reto" means the barbell exercise. */
const UNSAID = 'com barra';

/** Ids by name, without accents and capitals. */
type Called = ReadonlyMap<string, readonly string[]>;

function calledBy(
  { entries }: SearchIndex,
  namesOf: (exercise: Exercise) => readonly string[],
): Called {
  const called = new Map<string, string[]>();
  for (const { exercise } of entries) {
    for (const name of new Set(namesOf(exercise).map(searchable))) {
      if (name !== '') called.set(name, [...(called.get(name) ?? []), exercise.id]);
    }
  }
  return called;
}

const namesIn = (index: SearchIndex): Called => calledBy(index, ({ name }) => [name]);

/**
 * Finds exercises by typed text: the exact name, else an exact alias, else the name with the
 * barbell, else the only full match. Otherwise up to three candidates; if no exercise matches all
 * words, those that match the first ones. `recent` come first among equal matches.
 */
export function exerciseFinder(index: SearchIndex, recent: readonly string[] = []): FindExercise {
  const names = namesIn(index);
  const nicknames = calledBy(index, ({ aliases }) => aliases);
  const byId = new Map(index.entries.map(({ exercise }) => [exercise.id, exercise]));
  const named = (ids: readonly string[]): NamedExercise[] =>
    ids.slice(0, MOST_CANDIDATES).map((id) => ({ id, name: byId.get(id)?.name ?? id }));

  return (name) => {
    const phrase = searchable(name);
    if (phrase === '') return { candidates: [] };
    const exact = names.get(phrase) ?? nicknames.get(phrase) ?? names.get(`${phrase} ${UNSAID}`);
    const [only, ...others] = exact ?? [];
    if (only !== undefined) {
      return others.length === 0 ? { id: only } : { candidates: named([only, ...others]) };
    }
    const hits = searchExercises(index, phrase, { recent });
    const [first, second] = hits;
    if (first && !second) return { id: first.id };
    const near = first ? hits : nearest(index, phrase.split(' '), recent);
    return { candidates: named(near.map(({ id }) => id)) };
  };
}

function nearest(
  index: SearchIndex,
  words: readonly string[],
  recent: readonly string[],
): readonly { id: string }[] {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const hits = searchExercises(index, words.slice(0, count).join(' '), { recent });
    if (hits.length > 0) return hits;
  }
  return [];
}

/**
 * Names that `exerciseFinder` resolves to their exercise; null for an unknown exercise, or a name
 * that two share.
 */
export function namesOfExercises(index: SearchIndex): NameOf {
  const names = namesIn(index);
  const byId = new Map(index.entries.map(({ exercise }) => [exercise.id, exercise.name]));
  return (id) => {
    const name = byId.get(id);
    return name !== undefined && names.get(searchable(name))?.length === 1 ? name : null;
  };
}
