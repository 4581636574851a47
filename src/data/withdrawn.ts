import { bodyKind } from '#domain/body-weight';
import { stands } from '#domain/health-consent';
import { removeNode } from '#domain/record/deletion';
import type { ViewRow } from '../replica/schema';
import type { Account } from './account';
import { healthIn } from './body';
import { commitAll, type Edit } from './commands/write';
import { isBody } from './shapes';

/** Erases measures for good: removed, with their values gone from the server and every device. */
export function erasing(rows: readonly ViewRow[]): Edit[] {
  // Also what waits in the bin; what is erased already has no values left.
  const held = rows.filter(isBody).filter(({ shape }) => shape.day !== null || shape.note !== '');
  return held.map(({ id }) => ({
    kind: 'body',
    id,
    write: (registers, { device, now }) =>
      // Asked for once is enough, until something brings it back.
      'purge' in registers && bodyKind.project(registers).removedAt !== null
        ? {}
        : { ...removeNode(bodyKind, registers, '', device), purge: now },
  }));
}

async function fallen({ replica }: Account): Promise<Edit[]> {
  const health = healthIn(await replica.record('preferences', 'self'));
  // A consent that was never given is not one that was taken back: it may be still on its way here.
  if (health.withdrawnAt === null) return [];
  const rows = (await replica.all('body')).filter(isBody);
  return erasing(rows.filter(({ shape }) => !stands(shape.at ?? 0, health)));
}

/** Erases what reached this device after the consent to keep it had been taken back (rule H1). */
export async function eraseWithdrawn(account: Account): Promise<void> {
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
  account.replica.subscribe(({ wide, rows }) => {
    if (wide || rows.some(({ kind }) => kind === 'body' || kind === 'preferences')) look();
  });
  look();
}
