import * as v from 'valibot';
import type { Author, Registers, Writes } from '#domain/record/registers';
import { nextStamp } from '#protocol/clock';
import { encodeRegisters } from '#protocol/encoding';
import { type KindName, kindOf } from '#protocol/kinds';
import { LIMITS } from '#protocol/limits';
import { mergeRegisters, stamped } from '#protocol/merge';
import { noteBegun } from '../clock/begun';
import type { Timekeeper } from '../clock/timekeeper';
import { CommitRefused } from '../store/refusal';
import type { Identity, OpRow, RecordKey, Tx, ViewRow } from '../store/schema';
import { keyOf } from '../store/schema';
import { fitsIn } from '../store/size';
import { identityForViews } from '../store/views-schema';
import { readKnown, viewOf } from '../view/known';
import { put, putView } from '../view/view';

/** One intended write; the transaction decides its values from the current registers. */
export interface RecordEdit {
  readonly space: string;
  readonly kind: KindName;
  readonly id: string;
  /** Whether it creates the record: without known registers nothing is missing then. */
  readonly makes?: boolean;
  write(registers: Registers, author: Author): Writes;
}

export interface Committed {
  readonly ops: readonly OpRow[];
  readonly views: readonly ViewRow[];
  readonly registers: readonly (readonly [RecordKey, Registers])[];
  readonly identity: Identity;
}

function check(kind: KindName, registers: Registers, writes: Writes): void {
  const rules = kindOf(kind);
  for (const [path, value] of Object.entries(writes)) {
    const schema = rules?.schemaOf(path);
    if (!schema || !v.is(schema, value)) throw new CommitRefused('value');
  }
  const excess = rules?.excess(registers, Object.keys(writes));
  if (excess) throw new CommitRefused(excess);
  if (!fitsIn(encodeRegisters(registers), LIMITS.recordBytes)) throw new CommitRefused('bytes');
}

function samePaths(a: Writes, b: Writes): boolean {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => Object.hasOwn(b, path));
}

/** The op for these writes: the record's last unsent one if it wrote the same paths (C1f). */
function opFor(writes: Writes, last: OpRow | undefined, fresh: OpRow): OpRow {
  const folds = last && !last.sent && !last.full && samePaths(last.set, writes);
  return folds ? { ...last, set: writes, stamp: fresh.stamp } : fresh;
}

export function freshOp(edit: {
  space: string;
  kind: string;
  id: string;
}): Omit<OpRow, 'set' | 'stamp'> {
  return {
    id: crypto.randomUUID(),
    space: edit.space,
    kind: edit.kind,
    record: edit.id,
    sent: false,
    needsFull: false,
  };
}

/** The result of one edit on the known registers: pure except for the op's random id. */
export function applyEdit(
  edit: RecordEdit,
  registers: Registers,
  last: OpRow | undefined,
  identity: Identity,
  now: number,
): { op: OpRow; registers: Registers; identity: Identity } | null {
  const writes = edit.write(registers, { device: identity.device, now });
  if (Object.keys(writes).length === 0) return null;
  const seen = Object.values(registers).map(([, stamp]) => stamp);
  const stamp = nextStamp(now, identity.device, [identity.lastStamp, ...seen]);
  const merged = mergeRegisters(registers, stamped(writes, stamp)).registers;
  check(edit.kind, merged, writes);
  return {
    op: opFor(writes, last, { ...freshOp(edit), set: writes, stamp }),
    registers: merged,
    identity: { ...identity, lastStamp: stamp },
  };
}

/** Writes edits in the given transaction: ops, views and the last stamp (rules C1b, C2a). */
export async function commitEdits(
  tx: Tx,
  edits: readonly RecordEdit[],
  time: Timekeeper,
): Promise<Committed> {
  // All reads begin together, because in sequence a tap or an import would wait for each. Each edit
  // awaits its own, so that the edits of an import do not become one long task.
  const found = edits.map((edit) => readKnown(tx, keyOf(edit)));
  for (const read of found) read.catch(() => undefined);
  const [own] = await Promise.all([identityForViews(tx), found[0]]);
  let identity = time.follow(own);
  const now = time.reading().wall + (identity.skew ?? 0);
  const ops: OpRow[] = [];
  const views: ViewRow[] = [];
  const after: [RecordKey, Registers][] = [];
  const written = new Set<string>();
  for (const [nth, edit] of edits.entries()) {
    const key = keyOf(edit);
    const name = key.join('/');
    // An earlier edit of this transaction may have changed what was read.
    const read = written.has(name) ? undefined : found[nth];
    const known = await (read ?? readKnown(tx, key));
    const applied = applyEdit(edit, known.registers, known.ops.at(-1), identity, now);
    if (!applied) continue;
    identity = applied.identity;
    const view = viewOf(key, applied.registers);
    putView(tx, key, view);
    put(tx, 'outbox', applied.op);
    written.add(name);
    // Only if it starts now, not at a typed time.
    if (kindOf(edit.kind)?.begins?.at(applied.op.set) === now) {
      await noteBegun(tx, edit, now, identity, time);
    }
    ops.push(applied.op);
    after.push([key, applied.registers]);
    if (view) views.push(view);
  }
  if (ops.length > 0) put(tx, 'meta', identity);
  return { ops, views, registers: after, identity };
}
