import { createAuth } from '../account/auth';
import { authSecret } from '../account/session/secret';
import type { Auth } from '../core/auth';
import type { Env } from '../core/env';
import { createEvents } from '../core/events';
import type { Log } from '../core/log';
import type { Connection } from '../db/database';
import { createNotices, type WithNotices } from '../device/notices';
import { createPushDoor, type PushDoor } from '../device/push-door';
import { createMail } from '../mail/outbox';
import { createFileTransport, createSmtpTransport, type MailTransport } from '../mail/transport';
import { createMetrics, type Metrics } from '../metrics/registry';

export type Ground = {
  env: Env;
  connection: Connection;
  log: Log;
  now?: () => number;
  /** Optional: without it no figures are collected. */
  metrics?: Metrics;
  draining?: AbortSignal;
  closing?: AbortSignal;
  /**
   * Replaced in commands without sign-in: the library reads its tables as soon as it is created.
   */
  auth?: Auth;
  /** Replaced in tests; the settings choose it otherwise. */
  transport?: MailTransport;
  /** The connection to push services; replaced in tests. */
  pushDoor?: PushDoor;
};

/** Creates the dependencies of every part of the server. */
export function createDeps(ground: Ground): WithNotices {
  const { env, connection, log, now = Date.now, transport } = ground;
  const closing = ground.closing ?? new AbortController().signal;
  const draining = ground.draining ?? closing;
  const metrics = ground.metrics ?? createMetrics();
  const { db, dialect } = connection;
  const mail = createMail({ db, now, log, transport: transport ?? transportOf(env, log) });
  const events = createEvents();
  const door = ground.pushDoor ?? createPushDoor();
  const secret = authSecret(env.authSecret, env.dataDir);
  const notices = createNotices({ env, db, now, log, mail, door, secret });
  const auth = ground.auth ?? createAuth({ env, db, dialect, now, log, mail, events });
  const ways = { mail, auth, events, notices };
  return { env, db, dialect, now, log, ...ways, metrics, draining, closing };
}

function transportOf(env: Env, log: Log): MailTransport {
  return env.smtpUrl
    ? createSmtpTransport({ smtpUrl: env.smtpUrl, from: env.mailFrom })
    : createFileTransport({ dataDir: env.dataDir, from: env.mailFrom, log });
}
