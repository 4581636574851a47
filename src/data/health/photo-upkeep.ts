import type { Account } from '../store/account';
import { albumOf } from './photos';

/**
 * Erases photos that may no longer be stored. They were removed before this start, or depended on a
 * consent withdrawn on any device (rule H1j).
 */
export function tidyPhotos(account: Account): void {
  const album = albumOf(account);
  // A failure is retried at the next change or start.
  const look = () => void album.eraseWithdrawn().catch(() => undefined);
  account.replica.subscribe(({ wide, rows }) => {
    if (wide || rows.some(({ kind }) => kind === 'preferences')) look();
  });
  look();
  void album.sweep().catch(() => undefined);
}
