import { stands } from '#domain/health-consent';
import { HEALTH_KINDS } from '#domain/health-kinds';
import { removeNode } from '#domain/record/deletion';
import { KINDS } from '#protocol/kinds';
import { tidyParked } from '../replica/parked';
import type { Replica } from '../replica/replica';
import type { ViewRow } from '../replica/schema';
import type { Account } from './account';
import { healthIn, touchesHealth } from './body';
import { commitAll, type Edit } from './commands/write';
import { isHealth } from './shapes';

/** Every record that tells of the body, those in the bin too. */
export async function readHealthRows(replica: Replica) {
  return (await Promise.all(HEALTH_KINDS.map((kind) => replica.all(kind)))).flat().filter(isHealth);
}

/** Whether nothing is left in a part of a shape: what is erased has no values. */
function isBlank(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.keys(part).length === 0;
  return part === null || part === '';
}

/** Erases measures for good: removed, with their values gone from the server and every device. */
export function erasing(rows: readonly ViewRow[]): Edit[] {
  // Also what waits in the bin; what is erased already has no values left.
  const held = rows.filter(isHealth).filter(({ shape: { removedAt: _, batch: __, ...rest } }) => {
    return !Object.values(rest).every(isBlank);
  });
  return held.map(({ kind: name, id }) => ({
    kind: name,
    id,
    write(registers, { device, now }) {
      const kind = KINDS[name];
      // Asked for once is enough, until something brings it back.
      return 'purge' in registers && kind.project(registers).removedAt !== null
        ? {}
        : { ...removeNode(kind, registers, '', device), purge: now };
    },
  }));
}

async function fallen({ replica }: Account): Promise<Edit[]> {
  const health = healthIn(await replica.record('preferences', 'self'));
  // A consent that was never given is not one that was taken back: it may be still on its way here.
  if (health.withdrawnAt === null) return [];
  const rows = await readHealthRows(replica);
  return erasing(rows.filter(({ shape }) => !stands(shape.at ?? 0, health)));
}

/** Erases what reached this device after the consent to keep it had been taken back (rule H1). */
export async function eraseWithdrawn(account: Account): Promise<void> {
  await tidyParked(account.replica.inside);
  if ((await fallen(account)).length === 0) return;
  // Only with everything here: of a consent given anew, the measures may come before it.
  if (!(await account.sync.flush())) return;
  const edits = await fallen(account);
  if (edits.length > 0) await commitAll(account, edits);
}

/** Keeps to a withdrawal from now on, whichever device it comes from. */
export function watchWithdrawn(account: Account): void {
  let looking = false;
  const look = () => {
    if (looking) return;
    looking = true;
    // Whatever stands in its way, the next change or start tries again.
    const over = () => {
      looking = false;
    };
    eraseWithdrawn(account).then(over, over);
  };
  account.replica.subscribe((change) => {
    if (touchesHealth(change)) look();
  });
  look();
}
