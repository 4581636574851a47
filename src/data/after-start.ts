import { projectAnew } from '../replica/project-anew';
import type { Account } from './account';
import { tidyPhotos } from './photo-upkeep';
import { watchWithdrawn } from './withdrawn';

/** What an open account has to do on its own, once the first screen stands. */
export async function afterStart(account: Account): Promise<void> {
  watchWithdrawn(account);
  tidyPhotos(account);
  await projectAnew(account.replica.inside);
  await account.replica.summaries();
}
