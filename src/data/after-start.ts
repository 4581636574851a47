import { projectAnew } from '../replica/project-anew';
import type { Account } from './account';
import { watchWithdrawn } from './withdrawn';

/** What an open account has to do on its own, once the first screen stands. */
export async function afterStart(account: Account): Promise<void> {
  // Whatever stands in its way, the next start tries again.
  await projectAnew(account.replica.inside).catch(() => undefined);
  watchWithdrawn(account);
}
