import { spaceOf } from '#protocol/space';
import type { Client } from '../../api/client';
import type { Mirror } from '../../replica/mirror/mirror';
import { createReplica, type Replica } from '../../replica/replica';
import type { Account } from '../store/account';
import { createBackgroundSync } from '../store/background-sync';

export interface AccountDeps {
  readonly client: Client;
  mirrorFor(account: string): Mirror;
}

/** Housekeeping waits so that it does not delay the start and the first taps. */
const TIDY_AFTER_MS = 3000;

export async function openAccount(id: string, deps: AccountDeps): Promise<Account> {
  await endWipe(id, deps.mirrorFor);
  const replica = await createReplica({
    account: id,
    space: spaceOf(id),
    mirror: deps.mirrorFor(id),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(`anilha-${id}`) : null,
    wall: () => Date.now(),
    ticks: () => performance.now(),
  });
  const sync = createBackgroundSync(replica, async () => {
    const { startSync } = await import('./start-sync');
    return startSync(replica, deps.client);
  });
  // Code of the first tap loads right after the first screen.
  void replica.prepareToWrite().catch(() => undefined);
  const tidying = setTimeout(() => {
    // A failure, for example of the network, is retried at the next start.
    void replica.tidy().catch(() => undefined);
    void import('./after-start')
      .then(({ afterStart }) => afterStart(account, deps.client))
      .catch(() => undefined);
  }, TIDY_AFTER_MS);
  const account: Account = {
    id,
    replica,
    sync,
    close() {
      clearTimeout(tidying);
      sync.close();
      replica.close();
    },
  };
  return account;
}

/** One entry per person, so that leaving does not end an earlier person's wipe. */
const WIPE_KEY = 'anilha-wipe.';
/** The single entry of earlier versions. */
const ONE_WIPE_KEY = 'anilha-wipe';
/**
 * Time limit: a frozen tab may block the database for hours. The deletion then follows when that
 * tab releases it.
 */
const WIPE_MS = 5000;

/**
 * Erases everything of a person on this device (rule A1e). The wipe is noted first, so that an
 * interrupted one continues at the next start.
 */
export async function wipeAccount(
  id: string,
  mirrorFor: (place: string) => Mirror,
  home: Replica | null = null,
): Promise<void> {
  noteWipe(id);
  if (localStorage.getItem(ONE_WIPE_KEY) === id) localStorage.removeItem(ONE_WIPE_KEY);
  const erased = import('./wipe')
    .then(({ wipe }) => wipe(id, mirrorFor, home))
    .then(() => localStorage.removeItem(WIPE_KEY + id));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WIPE_MS);
  });
  await Promise.race([erased, late]).finally(() => clearTimeout(timer));
}

function noteWipe(id: string): void {
  try {
    localStorage.setItem(WIPE_KEY + id, '');
  } catch {
    // Storage is full: the wipe runs, but would not continue after a kill.
  }
}

/** Accounts with an unfinished wipe. */
function beingWiped(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  const ids = keys
    .filter((key) => key.startsWith(WIPE_KEY))
    .map((key) => key.slice(WIPE_KEY.length));
  return ids.concat(localStorage.getItem(ONE_WIPE_KEY) ?? []);
}

/** Completes the wipe of a person who returned, so that it never continues over new data. */
async function endWipe(id: string, mirrorFor: (account: string) => Mirror): Promise<void> {
  if (!beingWiped().includes(id)) return;
  await wipeAccount(id, mirrorFor).catch(() => undefined);
  localStorage.removeItem(WIPE_KEY + id);
}

/** Remembers the account that is open, or failed to open, so that leaving can wipe it. */
export interface Departure {
  onAccount(id: string, account: Account | null): void;
  leave(): Promise<void>;
}

export function createDeparture(mirrorOf: (account: string) => Mirror): Departure {
  let open: Account | null = null;
  let last: string | null = null;
  return {
    onAccount(id, account) {
      open = account;
      last = id;
    },
    async leave() {
      const left = open;
      left?.close();
      if (last === null) return;
      // Pending writes to the file are dropped, or they would arrive after the wipe.
      const onItsWay = left?.replica.inside.mirror.clear();
      await Promise.all([onItsWay, wipeAccount(last, mirrorOf, left?.replica)]);
      last = null;
    },
  };
}

/** Continues wipes that an earlier start did not finish. */
export async function finishWipe(mirrorFor: (account: string) => Mirror): Promise<void> {
  await Promise.all(beingWiped().map((id) => wipeAccount(id, mirrorFor)));
}
