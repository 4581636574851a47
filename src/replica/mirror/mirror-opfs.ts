import * as v from 'valibot';
import { compareStamps } from '#domain/record/stamp';
import type { Mirror, MirrorContents } from './mirror';
import { contentsOf, headerEntries, type MirrorEntry, opEntry } from './mirror-entries';

const entriesSchema = v.array(v.tuple([v.string(), v.string()]));

type Ask =
  | { ask: 'put'; entries: readonly MirrorEntry[] }
  | { ask: 'remove'; keys: readonly string[] }
  | { ask: 'load' | 'settle' | 'clear' };

interface Reply {
  readonly id: number;
  readonly ok: boolean;
  readonly value?: unknown;
  readonly reason?: unknown;
}

function isReply(data: unknown): data is Reply {
  return typeof data === 'object' && data !== null && 'id' in data && 'ok' in data;
}

/**
 * Longest wait for an answer of the file; after it this page has no mirror until the next start.
 */
const ANSWER_MS = 4000;

/** Errors of browsers that offer no such file, now or later (private windows, old versions). */
const NEVER = /^(Security|NotAllowed|NotSupported|Type)Error/;

/**
 * Reason for a missing answer. `none`: no file exists, and none is possible. `failed`: the worker
 * reported an error; the file may work at the next start. `late`: no reply.
 */
type Why = 'none' | 'failed' | 'late';

const noAnswer = (why: Why) => new Error(why);
const isFor = (why: Why, cause: unknown) => cause instanceof Error && cause.message === why;

/**
 * The joint contents of two mirrors: the later version of each op. The named database is that of
 * the earlier writes, so that any other database takes over all ops.
 */
function joined(one: MirrorContents | null, two: MirrorContents | null): MirrorContents | null {
  if (!one || !two) return one ?? two;
  const ops = new Map(one.ops.map((op) => [op.id, op]));
  for (const op of two.ops) {
    const known = ops.get(op.id);
    if (!known || compareStamps(op.stamp, known.stamp) > 0) ops.set(op.id, op);
  }
  const [first, last] = compareStamps(one.lastStamp, two.lastStamp) < 0 ? [one, two] : [two, one];
  const databaseId = first.ops.length > 0 ? first.databaseId : last.databaseId;
  return { ...last, databaseId, skew: last.skew ?? first.skew, ops: [...ops.values()] };
}

/**
 * The mirror in the origin's private file system, written by a dedicated worker in order. Writes
 * that the file refuses go to `otherwise`, which replaces it permanently if it is unavailable.
 */
export function createOpfsMirror(
  account: string,
  startWorker: () => Worker,
  otherwise: Mirror,
): Mirror {
  const waiting = new Map<number, (reply: Reply | null) => void>();
  let worker: Worker | null = null;
  let asked = 0;
  let lost: Error | null = null;
  let spilled = false;

  const lose = () => {
    lost ??= noAnswer('late');
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  const newWorker = (): Worker => {
    try {
      return startWorker();
    } catch {
      throw noAnswer('none');
    }
  };
  const start = (): Worker => {
    const started = newWorker();
    started.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isReply(data)) return;
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', lose);
    started.postMessage({ id: 0, asked: { ask: 'open', file: `anilha-mirror-${account}.log` } });
    return started;
  };
  const ask = async (message: Ask): Promise<unknown> => {
    if (lost) throw lost;
    worker ??= start();
    asked += 1;
    const id = asked;
    const sent = worker;
    const reply = await new Promise<Reply | null>((resolve) => {
      waiting.set(id, resolve);
      sent.postMessage({ id, asked: message });
    });
    if (!reply) throw noAnswer('late');
    if (!reply.ok) throw noAnswer(NEVER.test(String(reply.reason)) ? 'none' : 'failed');
    return reply.value;
  };
  /** `ask` with a time limit; not for writes, which may queue for any time. */
  const askSoon = async (message: Ask): Promise<unknown> => {
    const timer = setTimeout(lose, ANSWER_MS);
    return ask(message).finally(() => clearTimeout(timer));
  };

  return {
    async load() {
      const spare = await otherwise.load().catch(() => null);
      if (spare && spare.ops.length > 0) spilled = true;
      try {
        const found = v.parse(entriesSchema, await askSoon({ ask: 'load' }));
        return joined(await contentsOf(found), spare);
      } catch (cause) {
        const none = isFor('none', cause);
        lost ??= noAnswer(none ? 'none' : 'late');
        if (none) return spare;
        if (!spare) throw cause;
        return { ...spare, partial: true };
      }
    },
    put(ops, header) {
      ask({ ask: 'put', entries: [...headerEntries(header), ...ops.map(opEntry)] }).then(
        () => {
          if (spilled) otherwise.remove(ops.map(({ id }) => id));
        },
        () => {
          spilled = true;
          otherwise.put(ops, header);
        },
      );
    },
    remove(keys) {
      if (keys.length === 0) return;
      // An entry that stays is sent once more at worst.
      ask({ ask: 'remove', keys })
        .catch(() => undefined)
        .then(() => {
          if (spilled || lost) otherwise.remove(keys);
        });
    },
    async settled() {
      await askSoon({ ask: 'settle' }).catch(() => undefined);
      return lost || spilled ? otherwise.settled() : true;
    },
    close() {
      const ended = worker;
      if (!ended) return;
      void askSoon({ ask: 'settle' })
        .catch(() => undefined)
        .then(() => {
          // New writes or clears keep the worker.
          if (waiting.size > 0) return;
          if (worker === ended) worker = null;
          ended.terminate();
        });
    },
    async clear() {
      const failure = await askSoon({ ask: 'clear' }).then(
        () => null,
        (cause: unknown) => cause,
      );
      worker?.terminate();
      worker = null;
      await otherwise.clear();
      if (isFor('failed', failure)) throw failure;
    },
  };
}
