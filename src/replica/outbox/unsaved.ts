import type { OpRow } from '../store/schema';

/** Writes that the device could not store (rule C8a): only memory and the mirror hold them. */
export interface Unsaved {
  /** Ops that must be sent. */
  ops(): readonly OpRow[];
  /**
   * Also ops that the server has accepted since: they are stored nowhere here, and stay visible.
   */
  all(): readonly OpRow[];
  add(ops: readonly OpRow[]): void;
  /** Changes their stamps; their order stays. */
  move(to: (op: OpRow) => OpRow): void;
  /** The server has accepted them. */
  take(ids: readonly string[]): void;
  /** They are stored, or discarded. */
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
