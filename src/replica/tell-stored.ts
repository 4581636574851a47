import type { ReplicaInside } from './replica';
import type { ViewRow } from './schema';

/**
 * Tells screens of rows as the database has them by now. While memory alone holds something (rule
 * C8) they read anew instead: it may know those rows better.
 */
export function tellStored(
  { changes, unsaved }: Pick<ReplicaInside, 'changes' | 'unsaved'>,
  rows: readonly ViewRow[],
  wide = false,
): void {
  const readsAnew = wide || unsaved.all().length > 0;
  changes.emit(readsAnew ? [] : rows, readsAnew);
}
