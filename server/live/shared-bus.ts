import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { pokeSchema } from '#protocol/sync';
import type { Deps } from '../core/deps';
import { listenTo } from '../db/listener';
import type { Database } from '../db/schema';
import { createPokeBus, type PokeBus } from './poke-bus';

const CHANNEL = 'anilha_pokes';
const POLL_EVERY_MS = 1_000;
/** Wait before the first reconnection; each further wait is twice as long. */
const FIRST_TRY_MS = 1_000;
const LAST_TRY_MS = 60_000;
const SPACES_AT_ONCE = 500;

const payloadSchema = v.object({
  ...pokeSchema.entries,
  device: v.nullable(v.string()),
  /** The publishing process, which has already served its own connections. */
  by: v.string(),
});

type BusDeps = Pick<Deps, 'env' | 'db' | 'dialect' | 'log' | 'closing'>;

/**
 * A bus for all processes of one database. On PostgreSQL a poke goes out by NOTIFY. It is received
 * by LISTEN over the direct address, else by reading, each second, the revs of the spaces with
 * listeners. SQLite has one process.
 */
export function createBus(deps: BusDeps): PokeBus {
  const local = createPokeBus();
  return deps.dialect === 'sqlite' ? local : shared(deps, local);
}

function shared({ env, db, log, closing }: BusDeps, local: PokeBus): PokeBus {
  const self = randomUUID();
  const waiting = new Set<() => readonly string[]>();
  const revs = new Map<string, number>();
  let listening = false;
  const onError = (error: unknown) => log.warn({ err: error }, 'pokes of other processes are late');

  const deliver: PokeBus['publish'] = (event) => {
    const known = revs.get(event.space);
    if (known !== undefined) revs.set(event.space, Math.max(event.rev, known));
    local.publish(event);
  };
  const waitedFor = () => new Set([...waiting].flatMap((heard) => heard()));
  const poll = async () => {
    const spaces = waitedFor();
    for (const known of revs.keys()) if (!spaces.has(known)) revs.delete(known);
    for (const [space, rev] of await readRevs(db, [...spaces])) {
      const before = revs.get(space);
      revs.set(space, Math.max(rev, before ?? 0));
      // A new listener may have read before or after the last write, so the first look announces
      // the space.
      if (before === undefined || rev > before) local.publish({ space, rev, device: null });
    }
  };
  /** Polls once more after LISTEN has started, which covers everything written before. */
  const look = async () => {
    const last = listening;
    await poll();
    if (!last || !listening) return;
    polling.stop();
    revs.clear();
  };

  const polling = repeat(look, POLL_EVERY_MS, onError);
  polling.start();
  const { databaseDirectUrl } = env;
  if (databaseDirectUrl !== undefined) {
    const onPayload = (payload: string) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), payloadSchema), payload);
      if (!read.success || read.output.by === self) return;
      const { by: _, ...event } = read.output;
      deliver(event);
    };
    keepListening(databaseDirectUrl, onPayload, {
      closing,
      onHeard() {
        listening = true;
      },
      onLost(error) {
        onError(error);
        listening = false;
        polling.start();
      },
    });
  }
  closing.addEventListener('abort', polling.stop);
  return {
    publish(event) {
      deliver(event);
      const payload = JSON.stringify({ ...event, by: self });
      sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db).catch(onError);
    },
    subscribe(listener, heard = () => []) {
      waiting.add(heard);
      const unsubscribe = local.subscribe(listener);
      return () => {
        waiting.delete(heard);
        return unsubscribe();
      };
    },
  };
}

async function readRevs(
  db: Kysely<Database>,
  spaces: readonly string[],
): Promise<[space: string, rev: number][]> {
  const found: [string, number][] = [];
  for (let from = 0; from < spaces.length; from += SPACES_AT_ONCE) {
    const rows = await db
      .selectFrom('space')
      .select(['id', 'rev'])
      .where('id', 'in', spaces.slice(from, from + SPACES_AT_ONCE))
      .execute();
    found.push(...rows.map(({ id, rev }): [string, number] => [id, rev]));
  }
  return found;
}

interface Repeated {
  start(): void;
  stop(): void;
}

/** Repeats work at an interval while it is started; runs never overlap. */
function repeat(
  work: () => Promise<void>,
  ms: number,
  onError: (error: unknown) => void,
): Repeated {
  let timer: NodeJS.Timeout | null = null;
  let busy = false;
  return {
    start() {
      timer ??= setInterval(() => {
        if (busy) return;
        busy = true;
        work()
          .catch(onError)
          .finally(() => {
            busy = false;
          });
      }, ms).unref();
    },
    stop() {
      if (timer) clearInterval(timer);
      timer = null;
    },
  };
}

interface Hearing {
  readonly closing: AbortSignal;
  onHeard(): void;
  /** The connection broke or could not be made; another try follows. */
  onLost(error: unknown): void;
}

/** Keeps a LISTEN connection until the server stops. */
function keepListening(
  url: string,
  onPayload: (payload: string) => void,
  { closing, onHeard, onLost }: Hearing,
): void {
  let delay = FIRST_TRY_MS;
  const again = (error: unknown) => {
    if (closing.aborted) return;
    onLost(error);
    setTimeout(() => void attempt(), delay).unref();
    delay = Math.min(delay * 2, LAST_TRY_MS);
  };
  const attempt = async () => {
    if (closing.aborted) return;
    try {
      const listening = await listenTo(url, CHANNEL, onPayload, again);
      const stop = () => void listening.stop().catch(() => undefined);
      if (closing.aborted) return stop();
      closing.addEventListener('abort', stop, { once: true });
      delay = FIRST_TRY_MS;
      onHeard();
    } catch (error) {
      again(error);
    }
  };
  void attempt();
}
