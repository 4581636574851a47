import { isOfWhole, RECORD_LIMITS, writersOf } from '#domain/record/excess';
import type { RecordKind } from '#domain/record/registers';

/**
 * Counts a record's contents register by register, because the kind's own count starts from zero
 * each time.
 */
export interface Tally {
  add(path: string): void;
  drop(path: string): void;
  /**
   * Whether the record has room for added registers.
   * @param writers maximum writers of one value
   */
  holds(paths: readonly string[], writers: number): boolean;
}

/** The count of a record with these paths; `holds` decides as `excess` of its kind does. */
export function createTally(
  { nodeOf, most = {} }: Pick<RecordKind<unknown>, 'nodeOf' | 'most'>,
  paths: readonly string[],
): Tally {
  let registers = 0;
  const counts = new Map<string, number>();
  const raise = (name: string, by: number): number => {
    const count = (counts.get(name) ?? 0) + by;
    counts.set(name, count);
    return count;
  };
  const count = (path: string, by: 1 | -1): void => {
    registers += by;
    const writers = writersOf(path);
    if (writers !== null) raise(writers, by);
    const scope = Object.keys(most).find((start) => path.startsWith(start));
    if (scope === undefined) return;
    const others = raise(`of ${nodeOf(path)}`, by);
    if (others === (by > 0 ? 1 : 0)) raise(scope, by);
  };
  for (const path of paths) count(path, 1);
  return {
    add: (path) => count(path, 1),
    drop: (path) => count(path, -1),
    holds(added, most_) {
      if (Object.entries(most).some(([scope, limit]) => (counts.get(scope) ?? 0) > limit))
        return false;
      if (registers > RECORD_LIMITS.registers && !added.every(isOfWhole)) return false;
      return added.every((path) => {
        const writers = writersOf(path);
        return writers === null || (counts.get(writers) ?? 0) <= most_;
      });
    },
  };
}
