import { stands } from '#domain/account/health-consent';
import { isHealthKind } from '#domain/health/health-kinds';
import { kindOf } from '#protocol/kinds';
import { type PlainRecord, plainRecord } from '../../interchange/own/plain-record';
import type { Replica } from '../../replica/replica';
import { type BaseRow, keyOf, type OpRow } from '../../replica/store/schema';
import { keyOfOp, mergeKnown, registersOfBase } from '../../replica/view/known';
import { readBody } from '../health/body';

/** All visible records of the person on this device, of any kind. */
export async function readPlainRecords(replica: Replica): Promise<PlainRecord[]> {
  const { health } = await readBody(replica);
  const { storage, unsaved } = replica.inside;
  const { base, ops } = await storage.read(async (database) => ({
    base: await database.getAll('base'),
    // The file includes changes that are only in memory, because people with a full disk must
    // export first (rule C8e).
    ops: [...(await database.getAll('outbox')), ...unsaved.all()],
  }));
  const known = new Map<
    string,
    { base: BaseRow | undefined; kind: string; id: string; ops: OpRow[] }
  >();
  for (const row of base) {
    known.set(keyOf(row).join('/'), { base: row, kind: row.kind, id: row.id, ops: [] });
  }
  for (const op of ops) {
    const key = keyOfOp(op).join('/');
    const record = known.get(key) ?? { base: undefined, kind: op.kind, id: op.record, ops: [] };
    record.ops.push(op);
    known.set(key, record);
  }
  return [...known.values()].flatMap((record) => {
    const kind = kindOf(record.kind);
    if (!kind) return [];
    const registers = mergeKnown(registersOfBase(record.base), record.ops);
    const plain = plainRecord(kind, record.id, registers);
    // Records without a valid consent are left out, even if their erasure is pending (rule H1e).
    const at = plain && isHealthKind(plain.kind) ? plain.values.at : null;
    const fell = typeof at === 'number' && !stands(at, health);
    return plain && !fell ? plain : [];
  });
}
