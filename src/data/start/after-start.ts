import type { Client } from '../../api/client';
import { projectAnew } from '../../replica/upkeep/project-anew';
import { watchWithdrawn } from '../commands/health/withdrawn';
import { tidyPhotos } from '../health/photo-upkeep';
import { untilDone } from '../remote/until-done';
import { knownPerson } from '../session/known-session';
import { namelessKey } from '../session/nameless-session';
import type { Account } from '../store/account';
import { studentCopiesIn } from '../store/student-copies';
import { copyNameless, joinNameless } from './join-nameless';

/** Background work of an open account after the first screen. */
export async function afterStart(account: Account, client: Client): Promise<void> {
  watchWithdrawn(account);
  tidyPhotos(account);
  // The engine counts and sends pending changes in students' copies, but may not be loaded yet.
  if (studentCopiesIn(account.id).length > 0) account.sync.request();
  // A sign-out without network needs this module; a failure before a reload does not matter.
  void import('./wipe').catch(() => undefined);
  joinWhatWasNameless(account, client);
  await projectAnew(account.replica.inside);
  const summaries = await account.replica.summaries();
  await summaries.bundle();
}

/** Shows what was trained here without a sign-up in the account that was entered. */
export async function showNameless(account: Account, client: Client): Promise<void> {
  await copyNameless(account, client);
}

/** Joins what was trained here without a sign-up, in case a kill or an outage came in between. */
function joinWhatWasNameless(account: Account, client: Client): void {
  if (namelessKey() === null) return;
  untilDone(async () => {
    const person = knownPerson();
    // Somebody else is signed in by now, or nobody.
    if (person?.id !== account.id || person.email === '') return;
    await joinNameless(account, client);
  });
}
