import { projectAnew } from '../replica/project-anew';
import type { Account } from './account';
import { tidyPhotos } from './photo-upkeep';
import { studentCopiesIn } from './student-copies';
import { watchWithdrawn } from './withdrawn';

/** Background work of an open account, after the first screen. */
export async function afterStart(account: Account): Promise<void> {
  watchWithdrawn(account);
  tidyPhotos(account);
  // The engine counts and sends pending changes of students' copies, and may not be loaded yet.
  if (studentCopiesIn(account.id).length > 0) account.sync.request();
  // Signing out without network needs it at once; a page that goes meanwhile does not.
  void import('./wipe').catch(() => undefined);
  await projectAnew(account.replica.inside);
  const summaries = await account.replica.summaries();
  await summaries.bundle();
}
