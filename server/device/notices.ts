import type { Kysely, Transaction } from 'kysely';
import type { Deps } from '../core/deps';
import type { Telling } from '../core/notices';
import type { Database } from '../db/schema';
import { createDeliveries } from './deliveries';
import { createNoticeMail } from './notice-mail';
import type { PushDoor } from './push-door';
import { createPushKeys } from './push-keys';
import { createSendPush } from './send-push';
import { createStopTokens } from './stop-token';
import { settleNotice, tellPerson } from './tell';
import { tellToday } from './today';

export interface NoticesDeps extends Pick<Deps, 'env' | 'db' | 'now' | 'log' | 'mail'> {
  readonly door: PushDoor;
  /** Key for signing the stop links in mails. */
  readonly secret: string;
}

/** Notices with what their own routes and jobs use besides. */
export type NoticeService = ReturnType<typeof createNotices>;

/** Dependencies of the routes and jobs of notices. */
export type WithNotices = Deps & { readonly notices: NoticeService };

/** Notifies people through the inbox, pushes and mail, as they chose. */
export function createNotices(deps: NoticesDeps) {
  const { env, db, now, log, door, secret } = deps;
  const keys = createPushKeys({ db, now, configured: env.vapidPrivateKey });
  const tokens = createStopTokens(secret);
  const noticeMail = createNoticeMail(deps, tokens);
  const sendPush = createSendPush({ ...deps, keys });
  const deliveries = createDeliveries({ ...deps, sendPush, noticeMail });
  const tell = (executor: Transaction<Database>, telling: Telling) =>
    tellPerson({ now, noticeMail }, executor, telling);

  return {
    /** Notifies a person once: see {@link tellPerson}. */
    tell,
    /** Settles a notice that is no longer needed: see {@link settleNotice}. */
    settle: (executor: Kysely<Database>, person: string, key: string) =>
      settleNotice(executor, person, key, now()),
    keys,
    door,
    sendPush,
    tokens,
    deliveries,
    /** Sends due notices of today's workout. */
    tellToday: () => tellToday({ db, now, log, tell }),
  };
}
