import type { StoredView, ViewRow } from './schema';

/** The row that the screens read, of the one that is stored. */
export function shownOf(row: StoredView): ViewRow {
  const { shape } = row;
  return typeof shape === 'string' ? { ...row, shape: JSON.parse(shape) } : row;
}
