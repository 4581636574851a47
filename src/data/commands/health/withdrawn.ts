import { stands } from '#domain/account/health-consent';
import { HEALTH_KINDS } from '#domain/health/health-kinds';
import { removeNode } from '#domain/record/deletion';
import { KINDS } from '#protocol/kinds';
import type { Replica } from '../../../replica/replica';
import type { ViewRow } from '../../../replica/store/schema';
import { tidyParked } from '../../../replica/upkeep/parked';
import { healthIn, touchesHealth } from '../../health/body';
import type { Account } from '../../store/account';
import { isHealth } from '../../store/shapes';
import { commit, type Edit } from '../write';

/** Every health record, including those in the bin. */
export async function readHealthRows(replica: Replica) {
  return (await Promise.all(HEALTH_KINDS.map((kind) => replica.all(kind)))).flat().filter(isHealth);
}

/** Whether a part of a shape is empty, as in erased records. */
function isBlank(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.keys(part).length === 0;
  return part === null || part === '';
}

/** Edits that remove health records and erase their values on the server and every device. */
export function erasing(rows: readonly ViewRow[]): Edit[] {
  // Includes records in the bin; already erased ones have no values left.
  const held = rows.filter(isHealth).filter(({ shape: { removedAt: _, batch: __, ...rest } }) => {
    return !Object.values(rest).every(isBlank);
  });
  return held.map(({ kind: name, id }) => ({
    kind: name,
    id,
    write(registers, { device, now }) {
      const kind = KINDS[name];
      // One purge suffices, unless a later write restored the record.
      return 'purge' in registers && kind.project(registers).removedAt !== null
        ? {}
        : { ...removeNode(kind, registers, '', device), purge: now };
    },
  }));
}

async function fallen({ replica }: Account): Promise<Edit[]> {
  const health = healthIn(await replica.record('preferences', 'self'));
  // A missing consent is not a withdrawn one: it may not have been synced yet.
  if (health.withdrawnAt === null) return [];
  const rows = await readHealthRows(replica);
  return erasing(rows.filter(({ shape }) => !stands(shape.at ?? 0, health)));
}

/**
 * Erases records that reached this device after the consent was withdrawn (rule H1e). False if the
 * necessary exchange failed.
 */
export async function eraseWithdrawn(account: Account): Promise<boolean> {
  await tidyParked(account.replica.inside);
  if ((await fallen(account)).length === 0) return true;
  // Only after a full exchange: measures may arrive before the new consent that covers them.
  if (!(await account.sync.flush())) return false;
  const edits = await fallen(account);
  if (edits.length > 0) await commit(() => account, ...edits);
  return true;
}

/** Applies every withdrawal from now on, whichever device it comes from. */
export function watchWithdrawn(account: Account): void {
  const { replica, sync } = account;
  let looking = false;
  let isDue = false;
  const end = (erased: boolean) => {
    looking = false;
    isDue = !erased;
  };
  const look = () => {
    if (looking) return;
    looking = true;
    eraseWithdrawn(account).then(end, () => end(false));
  };
  replica.subscribe((change) => {
    if (touchesHealth(change)) look();
  });
  sync.subscribe(() => {
    if (!isDue) return;
    const { phase, obstacle, pending } = sync.status();
    if (phase === 'idle' && obstacle === null && pending === 0) look();
  });
  look();
}
