import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { needsRowLocks } from './row-locks';
import { inTransaction } from './transaction';

/** Runs `fn` in a transaction of its own, or as good as its own, and answers after the commit. */
export type Transact<DB> = <T>(fn: (trx: Transaction<DB>) => Promise<T>) => Promise<T>;

/** Maximum members of a commit, so that no answer waits for all others. */
const MOST = 64;

interface Member<DB> {
  /** Does its work; resolves with a function that delivers the result or failure. */
  run(trx: Transaction<DB>): Promise<() => void>;
  /** Does its work in a transaction of its own. */
  runAlone(): Promise<void>;
}

/**
 * Like `inTransaction`, for short and frequent work. On SQLite each commit waits for the disk, so
 * the work of one turn of the event loop shares a commit. Each member has a savepoint: a failure
 * undoes that member alone, and all are answered after the commit. `fn` may run again and must have
 * no effects outside the transaction.
 */
export function createGroupCommit<DB>(db: Kysely<DB>): Transact<DB> {
  // Elsewhere many connections commit, and the database itself writes what they wait for at once.
  if (needsRowLocks(db)) return (fn) => inTransaction(db, fn);
  const waiting: Member<DB>[] = [];
  let working = false;

  async function work(): Promise<void> {
    working = true;
    while (waiting.length > 0) {
      // Requests that have arrived by now are read first.
      await nextTurn();
      await commitTogether(db, waiting.splice(0, MOST));
    }
    working = false;
  }

  return (fn) =>
    new Promise((resolve, reject) => {
      waiting.push({
        async run(trx) {
          try {
            const answer = await fn(trx);
            return () => resolve(answer);
          } catch (error) {
            throw new Undone(() => reject(error));
          }
        },
        runAlone: () => inTransaction(db, fn).then(resolve, reject),
      });
      if (!working) void work();
    });
}

/** One member's writes are rolled back before it gets its failure. */
class Undone extends Error {
  constructor(readonly tell: () => void) {
    super('a member of the group failed');
  }
}

/** Never throws: each member gets its own outcome. */
async function commitTogether<DB>(db: Kysely<DB>, members: readonly Member<DB>[]): Promise<void> {
  const [only, ...others] = members;
  if (only && others.length === 0) return only.runAlone();
  try {
    const told = await inTransaction(db, async (trx) => {
      const outcomes: (() => void)[] = [];
      for (const member of members) outcomes.push(await runOne(trx, member));
      return outcomes;
    });
    for (const tell of told) tell();
  } catch {
    // A full disk, a lock that stays: nothing was stored, so each tries and fails, or not, alone.
    for (const member of members) await member.runAlone();
  }
}

const [SAVE, RELEASE, UNDO] = [
  CompiledQuery.raw('savepoint member'),
  CompiledQuery.raw('release member'),
  CompiledQuery.raw('rollback to member'),
];

async function runOne<DB>(trx: Transaction<DB>, member: Member<DB>): Promise<() => void> {
  await trx.executeQuery(SAVE);
  try {
    const tell = await member.run(trx);
    await trx.executeQuery(RELEASE);
    return tell;
  } catch (error) {
    // Where the database has undone the whole transaction by itself, this fails, and so does the group.
    await trx.executeQuery(UNDO);
    await trx.executeQuery(RELEASE);
    if (error instanceof Undone) return error.tell;
    throw error;
  }
}
