import type { Account } from './account';
import { albumOf } from './photos';

/**
 * Erases from now on what is no longer to be kept: what was removed before this start, and, once a
 * consent is taken back on whichever device, all that was kept under it (rule H1).
 */
export function tidyPhotos(account: Account): void {
  const album = albumOf(account);
  // Whatever stands in their way, the next change or start tries again.
  const look = () => void album.eraseWithdrawn().catch(() => undefined);
  account.replica.subscribe(({ wide, rows }) => {
    if (wide || rows.some(({ kind }) => kind === 'preferences')) look();
  });
  look();
  void album.sweep().catch(() => undefined);
}
