import type { Exercise } from '#domain/exercises/exercise';
import { prepareSearch, type SearchIndex } from '#domain/exercises/exercise-search';
import { searchLabels } from '#words/exercises/exercise';

/** A search index of exercises by name, alias, muscle and equipment. */
export function searchIndexOf(exercises: readonly Exercise[]): SearchIndex {
  return prepareSearch(exercises, searchLabels);
}
