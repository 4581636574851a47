interface Named {
  readonly name: string;
}

/** An exercise with its sets in parts, and the mark of its superset. */
export interface Grouped<T> {
  readonly group: string | null;
  readonly parts: readonly T[];
}

const MOST_PARTNERS = 5;

/** How many exercises alternate from here on; 0 for none. */
function partnersFrom(runs: readonly Named[], from: number): number {
  for (let count = 2; count <= MOST_PARTNERS; count += 1) {
    const round = runs.slice(from, from + count).map(({ name }) => name);
    const next = runs.slice(from + count, from + 2 * count).map(({ name }) => name);
    const apart = new Set(round).size === count;
    if (apart && next.length === count && next.every((name, index) => name === round[index])) {
      return count;
    }
  }
  return 0;
}

/**
 * Gathers exercises that alternate, as A B A B, into a superset. Files of watches list sets in the
 * order of time, and do not name supersets.
 */
export function supersets<T extends Named>(runs: readonly T[]): Grouped<T>[] {
  const grouped: Grouped<T>[] = [];
  let from = 0;
  let groups = 0;
  while (from < runs.length) {
    const partners = partnersFrom(runs, from);
    if (partners === 0) {
      grouped.push({ group: null, parts: runs.slice(from, from + 1) });
      from += 1;
      continue;
    }
    let end = from + partners;
    while (end < runs.length && runs[end]?.name === runs[end - partners]?.name) end += 1;
    for (let place = 0; place < partners; place += 1) {
      const parts = runs.slice(from, end).filter((_, index) => index % partners === place);
      grouped.push({ group: `g${groups}`, parts });
    }
    groups += 1;
    from = end;
  }
  return grouped;
}
