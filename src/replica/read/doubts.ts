import type { KindName } from '#protocol/kinds';
import { begunOf } from '../clock/begun';
import type { Storage } from '../open/storage';

/** A record with two possible start times, epoch ms. */
export interface Doubt {
  readonly kind: KindName;
  readonly id: string;
  readonly at: number;
  readonly other: number;
}

/** The records with a start time that this device's clock cannot vouch for (rule C2n1). */
export async function readDoubts(storage: Storage): Promise<readonly Doubt[]> {
  const row = await storage.read((database) => database.get('meta', 'begun'));
  return begunOf(row).flatMap(({ kind, id, at, other }) =>
    other === undefined ? [] : [{ kind, id, at, other }],
  );
}
