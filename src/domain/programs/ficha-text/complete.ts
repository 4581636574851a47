import { type SearchIndex, searchable, searchExercises } from '../../exercises/exercise-search';
import { namesOfExercises } from './find-exercise';
import { parseLine } from './line';
import { writtenName } from './name';
import type { NamedExercise, Span } from './shape';

/** A possible exercise: `insert` replaces the text from `from` to `to`. */
export interface TextSuggestion extends NamedExercise, Span {
  readonly insert: string;
}

const MOST = 8;

/**
 * Exercises that complete the name at the caret, also after "ou"; none elsewhere, and none for a
 * complete name. `recent` rank before equal matches.
 */
export function completeLine(
  text: string,
  caret: number,
  index: SearchIndex,
  recent: readonly string[] = [],
): readonly TextSuggestion[] {
  const { tokens } = parseLine(text, () => ({ candidates: [] }));
  const typed = tokens.find(
    ({ kind, from, to }) => kind === 'name' && from <= caret && text.slice(to, caret).trim() === '',
  );
  if (!typed) return [];
  const to = Math.max(typed.to, caret);
  const query = searchable(text.slice(typed.from, caret));
  if (query === '') return [];
  const hits = searchExercises(index, query, { recent }).slice(0, MOST);
  const [first] = hits;
  if (first && searchable(first.name) === searchable(text.slice(typed.from, to))) return [];
  const nameOf = namesOfExercises(index);
  return hits.map(({ id, name }) => ({
    id,
    name,
    from: typed.from,
    to,
    insert: writtenName(id, nameOf),
  }));
}
