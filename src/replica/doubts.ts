import { begunOf } from './begun';
import type { Doubt } from './replica';
import type { Storage } from './storage';

/** The records with a start time that this device's clock cannot vouch for (rule C2n1). */
export async function readDoubts(storage: Storage): Promise<readonly Doubt[]> {
  const row = await storage.read((database) => database.get('meta', 'begun'));
  return begunOf(row).flatMap(({ kind, id, at, other }) =>
    other === undefined ? [] : [{ kind, id, at, other }],
  );
}
