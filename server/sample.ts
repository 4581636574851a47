import { spaceOf } from '#protocol/space';
import { SCHEMA } from '#protocol/version';
import type { Auth } from './access/session';
import { createAuth } from './auth/auth';
import { discardUnproven } from './auth/unproven';
import type { Ground } from './compose';
import { createEvents } from './events';
import type { Letter } from './mail/letter';
import { createAccount } from './seed/account';
import { type Written, writeSample } from './seed/write';
import { push } from './sync/push';

export type SampleGround = Pick<Ground, 'env' | 'connection' | 'log' | 'now'>;

/**
 * Adds the sample people to a database: accounts through the auth library, records through the
 * code that receives them from devices. No mail leaves, because the addresses are invented.
 */
export function addSample(
  { env, connection, log, now = Date.now }: SampleGround,
  password: string,
): Promise<Written[]> {
  const { db, dialect } = connection;
  const letters: Letter[] = [];
  const mail = {
    queue: async (_: unknown, __: string, letter: Letter) => void letters.push(letter),
    deliver: async () => {},
    start: () => {},
    stop: async () => {},
  };
  // Made when an account is: it begins to read the database at once.
  let auth: Auth | undefined;
  return writeSample({
    db,
    now,
    async createAccount(person) {
      await discardUnproven(db, person.email);
      auth ??= createAuth({ env, db, dialect, now, log, mail, events: createEvents() });
      return createAccount({ auth, letters, webUrl: env.webUrl }, person, password);
    },
    async push(person, ops) {
      const mayWrite = (space: string) => space === spaceOf(person);
      const pushed = await push(db, { person, schema: SCHEMA, mayWrite }, ops, now());
      return pushed.results;
    },
  });
}
