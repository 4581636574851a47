import { healthOf, stands } from '#domain/account/health-consent';
import { isHealthKind } from '#domain/health/health-kinds';
import type { ReplicaInside } from '../open/inside';
import type { BaseRow, ParkedRow, Tx } from '../store/schema';
import { readKnown, registersOfBase } from '../view/known';

/** How long parked rows are stored (rule C7c). */
const PARKED_MS = 30 * 86_400_000;

function recordedAt(row: BaseRow): number {
  const at = registersOfBase(row).at?.[0];
  return typeof at === 'number' ? at : 0;
}

/** Rows that may stay after a withdrawal; an unknown consent removes none (rule H1f). */
async function standing(tx: Tx, rows: readonly BaseRow[]): Promise<BaseRow[]> {
  const stay: BaseRow[] = [];
  for (const row of rows) {
    if (isHealthKind(row.kind)) {
      const { registers } = await readKnown(tx, [row.space, 'preferences', 'self']);
      const health = healthOf(registers);
      if (health.withdrawnAt !== null && !stands(recordedAt(row), health)) continue;
    }
    stay.push(row);
  }
  return stay;
}

async function tidyOne(tx: Tx, parked: ParkedRow, now: number): Promise<void> {
  const rows = now - parked.at < PARKED_MS ? await standing(tx, parked.rows) : [];
  if (rows.length === 0) await tx.objectStore('parked').delete(parked.id);
  else if (rows.length < parked.rows.length)
    await tx.objectStore('parked').put({ ...parked, rows });
}

/** Drops parked rows after their time, and when their consent ends (rule C7d). */
export async function tidyParked({ storage, wall }: ReplicaInside): Promise<void> {
  if ((await storage.read((database) => database.count('parked'))) === 0) return;
  await storage.write(async (tx) => {
    for (const parked of await tx.objectStore('parked').getAll()) await tidyOne(tx, parked, wall());
  });
}
