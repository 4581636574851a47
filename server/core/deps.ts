import type { Kysely } from 'kysely';
import type { Dialect } from '../db/database';
import type { Database } from '../db/schema';
import type { Metrics } from '../metrics/registry';
import type { Auth } from './auth';
import type { Env } from './env';
import type { Events } from './events';
import type { Log } from './log';
import type { Mail } from './mail';
import type { Notices } from './notices';

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
