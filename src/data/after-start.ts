import { projectAnew } from '../replica/project-anew';
import type { Account } from './account';
import { tidyPhotos } from './photo-upkeep';
import { studentCopiesIn } from './student-copies';
import { watchWithdrawn } from './withdrawn';

/** Background work of an open account after the first screen. */
export async function afterStart(account: Account): Promise<void> {
  watchWithdrawn(account);
  tidyPhotos(account);
  // The engine counts and sends pending changes in students' copies, but may not be loaded yet.
  if (studentCopiesIn(account.id).length > 0) account.sync.request();
  // A sign-out without network needs this module; a failure before a reload does not matter.
  void import('./wipe').catch(() => undefined);
  await projectAnew(account.replica.inside);
  const summaries = await account.replica.summaries();
  await summaries.bundle();
}
