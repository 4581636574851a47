import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '../app/app';
import { createDeps } from '../app/compose';
import { listen } from '../app/listen';
import { openToServe } from '../app/start';
import { BackupError } from '../backup/backup-error';
import { LIST_FILE, openBackup } from '../backup/parcel';
import type { Env } from '../core/env';
import type { Log } from '../core/log';
import type { PushDoor } from '../device/push-door';
import type { OutgoingMail } from '../mail/transport';
import { playJourney } from './journey';
import { restoreBackup } from './restore';
import { openScratch } from './scratch';

const WHOLE = /^anilha-[\dTZ-]+$/;

/** A nightly backup may be this old, ms: a day, and half a day for a late night. */
const OLDEST_MS = 36 * 3_600_000;

export interface Drilled {
  /** Start of the backup, epoch ms. */
  readonly at: number;
  readonly people: number;
  readonly records: number;
}

interface DrillGround {
  readonly env: Env;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * Restores a backup into a scratch place, starts the server on it, plays a journey, and drops the
 * place. No regular work runs, and no mail, push or payment leaves the machine.
 * @param place a backup, or a folder of backups with the newest one
 * @throws BackupError with the reason why this backup would not help
 */
export async function drill({ env, log, now }: DrillGround, place: string): Promise<Drilled> {
  const folder = await newestIn(place);
  const { at } = await openBackup(folder);
  if (folder !== place && now() - at > OLDEST_MS) {
    const hours = Math.floor((now() - at) / 3_600_000);
    throw new BackupError(`O backup mais novo em ${place} é de ${hours} horas atrás.`);
  }
  const scratch = await openScratch(env);
  try {
    await restoreBackup({ env: scratch.env, log, now }, folder, false);
    return { at, ...(await tryServer({ env: scratch.env, log, now })) };
  } finally {
    await scratch.drop();
  }
}

async function newestIn(place: string): Promise<string> {
  const names = await readdir(place).catch((): string[] => []);
  if (names.includes(LIST_FILE)) return place;
  const newest = names
    .filter((name) => WHOLE.test(name))
    .sort()
    .at(-1);
  if (!newest) throw new BackupError(`Não há backup em ${place}.`);
  return join(place, newest);
}

async function tryServer({ env, log, now }: DrillGround): Promise<Omit<Drilled, 'at'>> {
  const connection = await openToServe(env, log);
  const closing = new AbortController();
  try {
    const { db } = connection;
    const [people, records] = await Promise.all([
      db.selectFrom('user').select(db.fn.countAll().as('many')).executeTakeFirstOrThrow(),
      db.selectFrom('record').select(db.fn.countAll().as('many')).executeTakeFirstOrThrow(),
    ]);
    const letters: OutgoingMail[] = [];
    const transport = { send: async (mail: OutgoingMail) => void letters.push(mail) };
    const deps = createDeps({
      env,
      connection,
      log,
      now,
      transport,
      pushDoor: NO_PUSHES,
      closing: closing.signal,
    });
    const app = createApp(deps);
    const one = await listen({
      fetch: (request, bindings) => app.fetch(request, Object(bindings)),
      host: '127.0.0.1',
      port: 0,
      variable: 'API_PORT',
    });
    try {
      const address = `http://127.0.0.1:${one.port}`;
      const deliver = () => deps.mail.deliver();
      await playJourney({ address, webUrl: env.webUrl, letters, deliver, now });
    } finally {
      await one.stop();
    }
    return { people: Number(people.many), records: Number(records.many) };
  } finally {
    closing.abort();
    await connection.close();
  }
}

/** No push leaves a drill: subscriptions of the backup belong to people. */
const NO_PUSHES: PushDoor = {
  accepts: () => false,
  send: async () => ({ status: 503, retryAfter: undefined }),
};
