import type { ReplicaInside } from '../open/inside';
import type { ViewRow } from '../store/schema';

/**
 * Notifies screens of rows as stored. While memory holds unsaved writes (rule C8d) they read again,
 * because memory may have newer rows.
 */
export function tellStored(
  { changes, unsaved }: Pick<ReplicaInside, 'changes' | 'unsaved'>,
  rows: readonly ViewRow[],
  wide = false,
): void {
  const readsAnew = wide || unsaved.all().length > 0;
  changes.emit(readsAnew ? [] : rows, readsAnew);
}
