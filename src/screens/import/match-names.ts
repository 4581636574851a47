import type { Exercise } from '#domain/exercise';
import { learnable } from '#domain/learned-names';
import type { ExerciseBook } from '../../data/exercises';
import type { KnownHere } from '../../data/import-known';
import type { NameUse } from '../../interchange/drafts';
import type { NameMatcher } from '../../interchange/exercise-names';
import type { Matched } from './table-steps';

/** What else is asked when a name of a file is matched. */
interface Matching {
  /** What the person said in this preview; null makes an exercise of their own. */
  readonly chosen: ReadonlyMap<string, string | null>;
  readonly book: Pick<ExerciseBook, 'byId' | 'all'>;
  readonly known: Pick<KnownHere, 'learned' | 'shown'>;
  readonly matcher: NameMatcher;
}

/** Which exercise each name of a file is: as the person says, as they said earlier, or by the name. */
export function matchNames(
  names: readonly NameUse[],
  { chosen, book, known, matcher }: Matching,
): Matched[] {
  const listed = new Set(book.all.map(({ id }) => id));
  const own = known.shown.get('exercise');
  // What was learned may be gone since, though it is still known by its name: undoing an import
  // removes the exercises that came with it, and in the end they are erased.
  const learnedFor = (name: string): Exercise | null => {
    const learned = book.byId(known.learned.get(learnable(name)) ?? '');
    return learned && (listed.has(learned.id) || own?.has(learned.id)) ? learned : null;
  };
  return names.map((use) => {
    const choice = chosen.get(use.name);
    if (choice !== undefined) return { use, exercise: choice, by: 'hand' };
    const learned = learnedFor(use.name);
    if (learned) return { use, exercise: learned.id, by: 'learned' };
    return { use, exercise: matcher(use.name), by: null };
  });
}
