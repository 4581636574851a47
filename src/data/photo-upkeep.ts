import type { Account } from './account';
import { albumOf } from './photos';

/**
 * Erases photos that may no longer be kept: those removed before this start, and, after a
 * withdrawal on any device, all under that consent (rule H1).
 */
export function tidyPhotos(account: Account): void {
  const album = albumOf(account);
  // After any failure, the next change or start tries again.
  const look = () => void album.eraseWithdrawn().catch(() => undefined);
  account.replica.subscribe(({ wide, rows }) => {
    if (wide || rows.some(({ kind }) => kind === 'preferences')) look();
  });
  look();
  void album.sweep().catch(() => undefined);
}
