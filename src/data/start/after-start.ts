import { projectAnew } from '../../replica/upkeep/project-anew';
import { watchWithdrawn } from '../commands/health/withdrawn';
import { tidyPhotos } from '../health/photo-upkeep';
import type { Account } from '../store/account';
import { studentCopiesIn } from '../store/student-copies';

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
