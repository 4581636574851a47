import { projectAnew } from '../replica/project-anew';
import type { Account } from './account';
import { tidyPhotos } from './photo-upkeep';
import { studentCopiesIn } from './student-copies';
import { watchWithdrawn } from './withdrawn';

/** What an open account has to do on its own, once the first screen stands. */
export async function afterStart(account: Account): Promise<void> {
  watchWithdrawn(account);
  tidyPhotos(account);
  // What waits in students' copies is counted and sent by the engine, which may not be here yet.
  if (studentCopiesIn(account.id).length > 0) account.sync.request();
  // Signing out without network needs it at once; a page that goes meanwhile does not.
  void import('./wipe').catch(() => undefined);
  await projectAnew(account.replica.inside);
  const summaries = await account.replica.summaries();
  await summaries.bundle();
}
