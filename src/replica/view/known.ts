import type { RecordKind, Registers } from '#domain/record/registers';
import { decodeRegisters, type EncodedRegisters, isEncoded } from '#protocol/encoding';
import { kindOf } from '#protocol/kinds';
import { mergeAll, stamped } from '#protocol/merge';
import type { BaseRow, Known, OpRow, RecordKey, Tx, ViewRow } from '../store/schema';
import { keyOf } from '../store/schema';
import { putView } from './view';

export function registersOfOp(op: OpRow): Registers {
  const own = stamped(op.set, op.stamp);
  return op.full ? { ...decodeRegisters(op.full), ...own } : own;
}

/** The registers of a base row in their wire form. */
export function encodedOf({ body }: Pick<BaseRow, 'body'>): EncodedRegisters {
  if (typeof body !== 'string') return body;
  const read: unknown = JSON.parse(body);
  if (!isEncoded(read)) throw new TypeError('A base row holds no registers');
  return read;
}

export function registersOfBase(base: BaseRow | null | undefined): Registers {
  return base ? decodeRegisters(encodedOf(base)) : {};
}

/** Merges acknowledged registers with unacknowledged ops. */
export function mergeKnown(base: Registers, ops: readonly OpRow[]): Registers {
  return mergeAll(base, ops.map(registersOfOp));
}

export async function readKnown(tx: Tx, key: RecordKey): Promise<Known> {
  const [base, ops] = await Promise.all([
    tx.objectStore('base').get(key),
    tx.objectStore('outbox').index('record').getAll(key),
  ]);
  return {
    base: base ?? null,
    ops,
    registers: mergeKnown(registersOfBase(base), ops),
  };
}

/** The row for screens; null for an unknown kind, which is stored, not shown. */
export function viewOf(key: RecordKey, registers: Registers): ViewRow | null {
  const rules = kindOf(key[1]);
  if (!rules || Object.keys(registers).length === 0) return null;
  return viewOfShape(key, rules, rules.project(registers));
}

/** The view row of a projected shape. */
export function viewOfShape(
  [space, kind, id]: RecordKey,
  rules: RecordKind<unknown>,
  shape: unknown,
): ViewRow {
  const at = rules.at(shape);
  const binAt = rules.removedAt(shape);
  return {
    space,
    kind,
    id,
    shape,
    ...(at === null ? {} : { at }),
    ...(binAt === null ? {} : { binAt }),
    ...(rules.open(shape) ? { open: 1 as const } : {}),
  };
}

/** The view of a record from everything known now. */
export async function readView(tx: Tx, key: RecordKey): Promise<ViewRow | null> {
  return viewOf(key, (await readKnown(tx, key)).registers);
}

/** Rewrites the view of a record from everything known now. */
export async function refreshView(tx: Tx, key: RecordKey): Promise<ViewRow | null> {
  const row = await readView(tx, key);
  putView(tx, key, row);
  return row;
}

/** Rewrites the views of some records, each once. */
export async function refreshViews(tx: Tx, keys: readonly RecordKey[]): Promise<ViewRow[]> {
  const views: ViewRow[] = [];
  for (const key of new Map(keys.map((one) => [one.join('/'), one])).values()) {
    const view = await refreshView(tx, key);
    if (view) views.push(view);
  }
  return views;
}

export function keyOfOp(op: OpRow): RecordKey {
  return keyOf({ space: op.space, kind: op.kind, id: op.record });
}
