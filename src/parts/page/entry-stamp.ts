/** The state that src/app/entries adds to each entry of this tab's history. */
export interface EntryStamp {
  /** Key of the history entry's scroll position. */
  readonly entry: number;
  /** Path and search of the previous entry; empty if it is outside this app. */
  readonly from: string;
  /** Position among this tab's entries; of two, the later one has the greater. */
  readonly depth: number;
}

/** Validated by hand, because valibot is not part of the first screen. */
export function stampOf(state: unknown): EntryStamp | null {
  if (typeof state !== 'object' || state === null || !('entry' in state && 'from' in state)) {
    return null;
  }
  const { entry, from } = state;
  if (typeof entry !== 'number' || typeof from !== 'string') return null;
  return {
    entry,
    from,
    depth: 'depth' in state && typeof state.depth === 'number' ? state.depth : 0,
  };
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether the previous entry is the target of an "up" link. Queries contain a screen's filters, so
 * they may differ; they are only compared if target and present page have the same path.
 */
export function cameFrom({ pathname, search }: Address, here: Address, state: unknown): boolean {
  const from = stampOf(state)?.from ?? '';
  return pathname === here.pathname ? from === pathname + search : from.split('?')[0] === pathname;
}
