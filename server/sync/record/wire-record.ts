import type { WireRecord } from '#protocol/sync';
import type { RecordTable } from '../../db/tables/sync';
import { parseBody } from './stored-record';

/** The columns of a stored row that devices receive. */
export type TravelRow = Pick<RecordTable, 'kind' | 'id' | 'rev' | 'born' | 'body' | 'erased'>;

export const TRAVEL_COLUMNS = [
  'record.kind',
  'record.id',
  'record.rev',
  'record.born',
  'record.body',
  'record.erased',
] as const;

/** A row in the form of a page. */
export function toWire(row: TravelRow): WireRecord {
  return {
    kind: row.kind,
    id: row.id,
    rev: row.rev,
    born: row.born,
    body: parseBody(row.body),
    ...(row.erased === 1 ? { erased: true } : {}),
  };
}

/** Bytes of a record in an answer: its body and the JSON around it. */
function bytesOf(row: TravelRow): number {
  return Buffer.byteLength(row.body) + row.id.length + row.kind.length + 80;
}

/**
 * How many of the first rows fit into `bytes`; at least one, so that a reader always makes
 * progress.
 */
export function fitting(rows: readonly TravelRow[], bytes: number): number {
  let left = bytes;
  for (const [index, row] of rows.entries()) {
    left -= bytesOf(row);
    if (left < 0 && index > 0) return index;
  }
  return rows.length;
}
