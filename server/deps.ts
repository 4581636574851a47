import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Auth } from './access/session';
import type { Dialect } from './db/database';
import type { Database } from './db/schema';
import type { Env } from './env';
import type { Events } from './events';
import type { Mail } from './mail/outbox';
import type { Metrics } from './metrics/registry';
import type { Notices } from './notifications/notices';

export type Log = Logger;

/** The dependencies of every part of the server. */
export type Deps = {
  env: Env;
  db: Kysely<Database>;
  dialect: Dialect;
  /** Epoch ms. */
  now: () => number;
  log: Log;
  mail: Mail;
  auth: Auth;
  events: Events;
  notices: Notices;
  metrics: Metrics;
  /**
   * Aborted before the server stops: it still answers, but closes connections so that proxies
   * switch.
   */
  draining: AbortSignal;
  /** Aborted when the server stops; timers and sockets end with it. */
  closing: AbortSignal;
};
