import type { LocalDay } from '#domain/local-day';
import { monthHeading } from '#words/format/day';

export interface MonthGroup<Entry> {
  /** 'YYYY-MM'. */
  readonly month: string;
  /** A heading such as "Novembro de 2026". */
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** Groups entries, in their order, by the month of their stored day. */
export function byMonth<Entry>(
  entries: readonly Entry[],
  dayOf: (entry: Entry) => LocalDay,
): MonthGroup<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const month = dayOf(entry).slice(0, 7);
    groups.set(month, [...(groups.get(month) ?? []), entry]);
  }
  return [...groups].map(([month, of]) => ({
    month,
    heading: monthHeading(`${month}-01`),
    entries: of,
  }));
}
