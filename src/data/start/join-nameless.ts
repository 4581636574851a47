import * as v from 'valibot';
import { isConsentField } from '#domain/account/consent';
import { isHealthKind } from '#domain/health/health-kinds';
import { isRemoval, isRestore } from '#domain/record/deletion';
import type { Writes } from '#domain/record/registers';
import type { NamelessKey } from '#protocol/account/nameless';
import { kindOf } from '#protocol/kinds';
import { spaceOf } from '#protocol/space';
import type { Client } from '../../api/client';
import { eraseReplica } from '../../replica/open/erase';
import { createReplica } from '../../replica/replica';
import { readSpace } from '../../replica/store/space-state';
import { joinRecords, type WholeRecord, wholeRecords } from '../../replica/write/join-records';
import { forgetNamelessKey, namelessKey } from '../session/nameless-session';
import type { Account } from '../store/account';
import { mirrorFor } from '../store/mirror';

const standingSchema = v.object({ account: v.picklist(['nameless', 'unknown', 'named']) });

/**
 * The key of a nameless account on this device that is not the open one: its records belong into
 * the open account. Null for none. An account that has a sign-up by now is somebody's own.
 */
async function keyToJoin(account: Account, client: Client): Promise<NamelessKey | null> {
  const key = namelessKey();
  if (!key || key.id === account.id) return null;
  const read = v.parser(standingSchema);
  const standing = await client.post('/api/account/nameless/standing', key, { read });
  if (standing.account !== 'named') return key;
  forgetNamelessKey();
  return null;
}

/** Everything that this device holds of a nameless account. */
async function recordsOf(account: Account, { id }: NamelessKey): Promise<WholeRecord[]> {
  const replica = await createReplica({
    account: account.id,
    place: id,
    space: spaceOf(id),
    mirror: mirrorFor(id),
    channel: null,
    wall: () => Date.now(),
    ticks: () => performance.now(),
  });
  try {
    // Stores what only the mirror holds.
    await replica.tidy();
    return await wholeRecords(replica.inside);
  } finally {
    replica.close();
  }
}

/** Kinds of which a person has one record stay the account's own; so does what needs its consent. */
function isMoved({ kind }: WholeRecord): boolean {
  return kindOf(kind)?.single !== true && kind !== 'consent' && !isHealthKind(kind);
}

/**
 * Puts the records of this device's nameless account into the open one, where screens show them at
 * once. Resolves with their key and their number; null if there is nothing to join.
 */
export async function copyNameless(
  account: Account,
  client: Client,
): Promise<{ readonly key: NamelessKey; readonly joined: number } | null> {
  const key = await keyToJoin(account, client);
  if (!key) return null;
  const { inside, space } = account.replica;
  const moved = (await recordsOf(account, key)).filter(isMoved);
  const joined = await joinRecords(inside, space, moved);
  if (joined > 0) account.sync.wrote();
  return { key, joined };
}

/** Choices that the account never made; the account's own stay. */
async function joinChoices(account: Account, records: readonly WholeRecord[]): Promise<void> {
  const made = records.find(({ kind }) => kind === 'preferences')?.registers ?? {};
  await account.replica.commit([
    {
      kind: 'preferences',
      id: 'self',
      write: (registers) => {
        const writes: Record<string, Writes[string]> = {};
        for (const [path, [value]] of Object.entries(made)) {
          const isChoice = !isConsentField(path) && !isRemoval(path) && !isRestore(path);
          if (isChoice && value !== null && !Object.hasOwn(registers, path)) writes[path] = value;
        }
        return writes;
      },
    },
  ]);
}

/**
 * Joins this device's nameless account to the open one. Once the server holds all of its records in
 * the open account, it is erased here and on the server. Every step may be repeated: a kill
 * between two of them loses and doubles nothing. Rejects if it must be tried again.
 */
export async function joinNameless(account: Account, client: Client): Promise<void> {
  for (;;) {
    const copied = await copyNameless(account, client);
    if (!copied) return;
    const { replica, sync } = account;
    const isSent = await sync.flush();
    const state = await replica.inside.storage.write((tx) => readSpace(tx, replica.space));
    if (!isSent || !state.whole) throw new Error('Not everything is on the server yet');
    // Another tab may have written meanwhile.
    if (copied.joined > 0) continue;
    await joinChoices(account, await recordsOf(account, copied.key));
    if (!(await sync.flush())) throw new Error('Not everything is on the server yet');
    await client.post('/api/account/nameless/joined', copied.key);
    forgetNamelessKey();
    await eraseReplica(copied.key.id, mirrorFor(copied.key.id));
    return;
  }
}
