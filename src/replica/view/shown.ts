import type { StoredView, ViewRow } from '../store/schema';

/** The row for screens from a stored one. */
export function shownOf(row: StoredView): ViewRow {
  const { shape } = row;
  return typeof shape === 'string' ? { ...row, shape: JSON.parse(shape) } : row;
}
