import type { Exercise } from '#domain/exercises/exercise';
import { learnable } from '#domain/exercises/learned-names';
import type { NameUse } from '../../../interchange/matching/drafts';
import type { NameMatcher } from '../../../interchange/matching/exercise-names';
import type { ExerciseBook } from '../../exercises/exercises';
import type { KnownHere } from './import-known';
import type { Matched } from './table-steps';

/** Further inputs for matching a file's names. */
interface Matching {
  /** The person's choice in this preview; null creates a custom exercise. */
  readonly chosen: ReadonlyMap<string, string | null>;
  readonly book: Pick<ExerciseBook, 'byId' | 'all'>;
  readonly known: Pick<KnownHere, 'learned' | 'shown'>;
  readonly matcher: NameMatcher;
  /** Finds exercises by the meaning of the words; null while the person declines them all. */
  readonly suggester: NameMatcher | null;
}

/** The exercise of each name in a file: by choice, by an earlier choice, by the name, or by its words. */
export function matchNames(
  names: readonly NameUse[],
  { chosen, book, known, matcher, suggester }: Matching,
): Matched[] {
  const listed = new Set(book.all.map(({ id }) => id));
  const own = known.shown.get('exercise');
  // A learned exercise may be gone although its name is known, because undoing an import removes
  // and later erases its exercises.
  const learnedFor = (name: string): Exercise | null => {
    const learned = book.byId(known.learned.get(learnable(name)) ?? '');
    return learned && (listed.has(learned.id) || own?.has(learned.id)) ? learned : null;
  };
  return names.map((use) => {
    const choice = chosen.get(use.name);
    if (choice !== undefined) return { use, exercise: choice, by: 'hand' };
    const learned = learnedFor(use.name);
    if (learned) return { use, exercise: learned.id, by: 'learned' };
    const same = matcher(use.name);
    const meant = same === null ? (suggester?.(use.name) ?? null) : null;
    return meant === null
      ? { use, exercise: same, by: null }
      : { use, exercise: meant, by: 'suggested' };
  });
}
