import type { OpRow } from './schema';

/** Writes that the device could not store (rule C8): only memory and the mirror hold them. */
export interface Unsaved {
  ops(): readonly OpRow[];
  add(ops: readonly OpRow[]): void;
  drop(ids: ReadonlySet<string>): void;
}

export function createUnsaved(): Unsaved {
  let held: readonly OpRow[] = [];
  return {
    ops: () => held,
    add(ops) {
      held = [...held, ...ops];
    },
    drop(ids) {
      held = held.filter((op) => !ids.has(op.id));
    },
  };
}
