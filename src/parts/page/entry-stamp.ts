/** The state that src/app/entries adds to each entry of this tab's history. */
export interface EntryStamp {
  /** Key of the entry's scroll position. */
  readonly entry: number;
  /** Path and search of the entry before it; empty where that is none of this app. */
  readonly from: string;
}

/** By hand, because valibot is no part of the first screen. */
export function stampOf(state: unknown): EntryStamp | null {
  if (typeof state !== 'object' || state === null || !('entry' in state && 'from' in state)) {
    return null;
  }
  const { entry, from } = state;
  return typeof entry === 'number' && typeof from === 'string' ? { entry, from } : null;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether the previous entry is the target of an "up" link. Its search may differ, because that is
 * the screen with its filters. Only pages of one path are distinguished by it.
 */
export function cameFrom({ pathname, search }: Address, here: Address, state: unknown): boolean {
  const from = stampOf(state)?.from ?? '';
  return pathname === here.pathname ? from === pathname + search : from.split('?')[0] === pathname;
}
