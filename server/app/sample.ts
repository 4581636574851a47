import { spaceOf } from '#protocol/space';
import { SCHEMA } from '#protocol/version';
import { accessTo } from '../access/authorize';
import { createAuth } from '../account/auth';
import { discardUnproven } from '../account/email/unproven';
import { repairFacts } from '../coaching/panel/due-facts';
import { ownRow } from '../coaching/professionals/profile';
import { HandleTaken, publish } from '../coaching/professionals/publish';
import type { Auth } from '../core/auth';
import { createEvents } from '../core/events';
import type { Letter } from '../core/mail';
import { createGroupCommit } from '../db/group-commit';
import { createAccount } from '../seed/account';
import { type SeedWrites, writeSample } from '../seed/write';
import { push } from '../sync/push/push';
import { createRecent } from '../sync/record/recent';
import type { Ground } from './compose';

export type SampleGround = Pick<Ground, 'env' | 'connection' | 'log' | 'now'>;

/**
 * Adds the sample people to a database: accounts through the auth library, records through the code
 * that receives them from devices. No mail is sent, because the addresses are invented.
 */
export async function addSample(
  { env, connection, log, now = Date.now }: SampleGround,
  password: string,
): Promise<SeedWrites[]> {
  const { db, dialect } = connection;
  const letters: Letter[] = [];
  const mail = {
    queue: async (_: unknown, __: string, letter: Letter) => void letters.push(letter),
    deliver: async () => {},
    start: () => {},
    stop: async () => {},
  };
  // Created with the first account, because it reads the database immediately.
  let auth: Auth | undefined;
  const into = { transact: createGroupCommit(db), recent: createRecent() };
  const written = await writeSample({
    db,
    now,
    async createAccount(person) {
      await discardUnproven(db, person.email);
      auth ??= createAuth({ env, db, dialect, now, log, mail, events: createEvents() });
      return createAccount({ auth, letters, webUrl: env.webUrl }, person, password);
    },
    async push(person, ops) {
      const own = await accessTo(db, { id: person }, spaceOf(person), now());
      const accessIn = (space: string) => (space === own?.space ? own : null);
      const pusher = {
        person,
        nameless: false,
        schema: SCHEMA,
        accessTo: accessIn,
        read: new Map(),
        chains: () => [],
      };
      const pushed = await push(into, pusher, ops, now());
      return pushed.results.flatMap((result) => result ?? []);
    },
    async publish(person, page) {
      if (await ownRow(db, person)) return;
      await publish(db, person, page, now()).catch((cause: unknown) => {
        if (!(cause instanceof HandleTaken)) throw cause;
      });
    },
  });
  // The links were inserted without events.
  await repairFacts({ db, log, now });
  return written;
}
