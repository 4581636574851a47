/** What src/entries writes into each entry of this tab's history, beside the state of its own. */
export interface EntryStamp {
  /** What its place on the page is kept by. */
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
 * Whether the entry before this one is the screen that a link leads up to. Its search may be another:
 * then it is that screen as it was left, with its filters. Only pages of one path are told apart by it.
 */
export function cameFrom({ pathname, search }: Address, here: Address, state: unknown): boolean {
  const from = stampOf(state)?.from ?? '';
  return pathname === here.pathname ? from === pathname + search : from.split('?')[0] === pathname;
}
