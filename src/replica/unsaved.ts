import type { OpRow } from './schema';

/** Writes that the device could not store (rule C8): only memory and the mirror hold them. */
export interface Unsaved {
  /** Those that are to be sent. */
  ops(): readonly OpRow[];
  /** Also those that the server has taken since: nothing here stores them, and they are shown. */
  all(): readonly OpRow[];
  add(ops: readonly OpRow[]): void;
  /** They move, and stay in the same order. */
  move(to: (op: OpRow) => OpRow): void;
  /** The server has taken them. */
  take(ids: readonly string[]): void;
  /** They are stored, or given up. */
  drop(ids: ReadonlySet<string>): void;
}

export function createUnsaved(): Unsaved {
  let held: readonly OpRow[] = [];
  const taken = new Set<string>();
  return {
    ops: () => held.filter(({ id }) => !taken.has(id)),
    all: () => held,
    add(ops) {
      held = [...held, ...ops];
    },
    move(to) {
      held = held.map(to);
    },
    take(ids) {
      for (const id of ids) taken.add(id);
    },
    drop(ids) {
      held = held.filter(({ id }) => !ids.has(id));
    },
  };
}
