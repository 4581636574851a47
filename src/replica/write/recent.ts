import type { Registers } from '#domain/record/registers';
import type { Identity, OpRow, RecordKey, ViewRow } from '../store/schema';
import { viewOf } from '../view/known';
import { applyEdit, type RecordEdit } from './commit';

/** The result of edits that the database did not take. */
export interface Kept {
  readonly ops: OpRow[];
  /** Views of the records that are known here. */
  readonly views: ViewRow[];
  /** Whether a record is unknown here, so that its result is unknown too. */
  readonly blind: boolean;
  readonly identity: Identity;
}

/**
 * Registers of recent commits, so that a tap can still be applied when the database does not answer
 * (rule C8m).
 */
export interface Recent {
  remember(key: RecordKey, registers: Registers): void;
  /**
   * Applies edits to the readable registers (by joined key; null if none were readable), or else to
   * the remembered ones.
   */
  apply(
    edits: readonly RecordEdit[],
    readable: ReadonlyMap<string, Registers> | null,
    from: Identity,
    wall: number,
  ): Kept;
}

const REMEMBERED = 8;

export function createRecent(): Recent {
  const recent = new Map<string, Registers>();
  const put = (name: string, registers: Registers) => {
    recent.delete(name);
    recent.set(name, registers);
    const oldest = recent.keys().next();
    if (recent.size > REMEMBERED && !oldest.done) recent.delete(oldest.value);
  };
  return {
    remember: (key, registers) => put(key.join('/'), registers),
    apply(edits, readable, from, wall) {
      const after = new Map(readable ?? []);
      const unknown = new Set<string>();
      const ops: OpRow[] = [];
      const views: ViewRow[] = [];
      let identity = from;
      for (const edit of edits) {
        const key: RecordKey = [edit.space, edit.kind, edit.id];
        const name = key.join('/');
        const known = after.get(name) ?? recent.get(name);
        if (!known && !readable && !edit.makes) unknown.add(name);
        const registers = known ?? {};
        const now = wall + (identity.skew ?? 0);
        const applied = applyEdit(edit, registers, undefined, identity, now);
        if (!applied) continue;
        identity = applied.identity;
        after.set(name, applied.registers);
        ops.push(applied.op);
        const view = viewOf(key, applied.registers);
        if (view && !unknown.has(name)) views.push(view);
      }
      for (const [name, registers] of after) if (!unknown.has(name)) put(name, registers);
      return { ops, views, blind: unknown.size > 0, identity };
    },
  };
}
