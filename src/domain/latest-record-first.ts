import type { LocalDay } from './local-day';

interface DatedRecord {
  readonly id: string;
  readonly day: LocalDay;
  /** When it was recorded, epoch ms. */
  readonly at: number;
}

/**
 * Newest day first; within a day the last recorded first; within an instant the greater id first.
 */
export function latestRecordFirst(a: DatedRecord, b: DatedRecord): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return b.at - a.at || (a.id < b.id ? 1 : -1);
}
