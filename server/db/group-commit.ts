import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { needsRowLocks } from './row-locks';
import { inTransaction } from './transaction';

/**
 * Runs `fn` in a transaction, or a group of transactions with the same effect, and answers after
 * the commit.
 */
export type Transact<DB> = <T>(fn: (trx: Transaction<DB>) => Promise<T>) => Promise<T>;

/** Maximum members of a commit, so that no answer waits for all others. */
const MOST = 64;

interface Member<DB> {
  /** Runs the work; resolves with a function that delivers the result or failure. */
  run(trx: Transaction<DB>): Promise<() => void>;
  /** Runs the work in a transaction of its own. */
  runAlone(): Promise<void>;
}

/**
 * Like `inTransaction`, for short and frequent work. On SQLite each commit waits for the disk, so
 * the work of one turn of the event loop shares a commit. Each member has a savepoint: a failure
 * undoes only that member, and all are answered after the commit. `fn` may run again and must have
 * no effects outside the transaction.
 */
export function createGroupCommit<DB>(db: Kysely<DB>): Transact<DB> {
  // PostgreSQL has many connections and groups their commits itself.
  if (needsRowLocks(db)) return (fn) => inTransaction(db, fn);
  const waiting: Member<DB>[] = [];
  let working = false;

  async function work(): Promise<void> {
    working = true;
    while (waiting.length > 0) {
      // One turn lets requests that have already arrived join the group.
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

/** A member's failure, delivered after its writes are rolled back. */
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
    // A full disk or a lasting lock stored nothing, so each member now runs alone.
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
    // If the database rolled the whole transaction back, this statement fails, and the group with
    // it.
    await trx.executeQuery(UNDO);
    await trx.executeQuery(RELEASE);
    if (error instanceof Undone) return error.tell;
    throw error;
  }
}
