import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createApp } from '../../server/app/app';
import { createDeps } from '../../server/app/compose';
import { type Env, readEnv } from '../../server/core/env';
import { createLog } from '../../server/core/log';
import type { Connection } from '../../server/db/database';
import type { WithNotices } from '../../server/device/notices';
import type { PushDoor } from '../../server/device/push-door';
import type { OutgoingMail } from '../../server/mail/transport';
import { stopClock, type TestClock } from './clock';
import { SQLITE, type TestDatabase } from './databases';
import { createVisitor, type Visitor } from './visitor';

export type TestServerOptions = {
  database?: TestDatabase;
  /** Settings as in the environment; they override those of the tests. */
  settings?: Record<string, string>;
  /** The server's clock; without one every Date of the process is stopped. */
  now?: () => number;
  /** Replaces the internet's push services. */
  pushDoor?: PushDoor;
  /** Aborted to announce the stop. */
  draining?: AbortSignal;
  /** Adds further routes after those of the app. */
  extend?: (app: Hono, deps: WithNotices) => void;
};

export type TestServer = {
  app: Hono;
  deps: WithNotices;
  connection: Connection;
  clock: TestClock;
  /** Log lines so far. */
  logged: () => string;
  /** Sends pending mails; returns all mails so far, newest last. */
  mails: () => Promise<OutgoingMail[]>;
  /** The code of the newest mail to that address. */
  codeFor: (email: string) => Promise<string>;
  /** A browser without cookies, with its own address. */
  visitor: (address?: string) => Visitor;
  /** Signs up, verifies with the mailed code and returns the signed-in browser. */
  signedIn: (person?: Partial<SignUp>) => Promise<Visitor & { user: { id: string } }>;
  close: () => Promise<void>;
};

export type SignUp = {
  name: string;
  email: string;
  password: string;
  birthDate: string;
  termsVersion: string;
};

export const ORIGIN = 'http://localhost:3001';
export const PASSWORD = 'quatro anilhas de cobre';

export function testEnv(settings: Record<string, string>): Env {
  const reading = readEnv({ LOG_LEVEL: 'info', PASSWORD_COST: '10', ...settings });
  if (!reading.ok) throw new Error(reading.message);
  return reading.env;
}

/** A body for /sign-up/email. */
export function signUpForm(person: Partial<SignUp> = {}): SignUp {
  return {
    name: 'Ana',
    email: 'ana@example.com',
    password: PASSWORD,
    birthDate: '1990-05-17',
    termsVersion: '2026-11-20',
    ...person,
  };
}

/** The real app on a database of its own, with captured mail and a paused clock. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database = SQLITE, settings = {}, now, pushDoor, draining, extend } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-server-'));
  const clock = now ? { now, advance: () => {}, restore: () => {} } : stopClock();
  const connection = await database.openMigrated();

  const lines: string[] = [];
  const sent: OutgoingMail[] = [];
  const closing = new AbortController();
  const deps = createDeps({
    closing: closing.signal,
    env: testEnv({ DATA_DIR: dataDir, ...settings }),
    connection,
    now: clock.now,
    log: createLog('info', { write: (line) => lines.push(line) }),
    transport: { send: async (mail) => void sent.push(mail) },
    ...(pushDoor && { pushDoor }),
    ...(draining && { draining }),
  });
  const app = createApp(deps);
  extend?.(app, deps);

  async function mails(): Promise<OutgoingMail[]> {
    await deps.mail.deliver();
    return sent;
  }

  async function codeFor(email: string): Promise<string> {
    const mail = (await mails()).findLast((one) => one.to === email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (!code) throw new Error(`No code was mailed to ${email}`);
    return code;
  }

  let addresses = 0;
  function visitor(address?: string): Visitor {
    addresses += 1;
    return createVisitor(app, address ?? `203.0.113.${addresses % 250}`);
  }

  async function signedIn(person: Partial<SignUp> = {}) {
    const form = signUpForm(person);
    const browser = visitor();
    await browser.post('/api/auth/sign-up/email', form);
    const otp = await codeFor(form.email);
    const answer = await browser.post('/api/auth/email-otp/verify-email', {
      email: form.email,
      otp,
    });
    const user = Reflect.get(Object(answer.body), 'user');
    if (typeof user?.id !== 'string') throw new Error(`Not signed in: ${answer.text}`);
    return { ...browser, user: { id: user.id } };
  }

  return {
    app,
    deps,
    connection,
    clock,
    logged: () => lines.join(''),
    mails,
    codeFor,
    visitor,
    signedIn,
    close: async () => {
      closing.abort();
      await connection.close();
      clock.restore();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
