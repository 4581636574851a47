import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { needsRowLocks } from './row-locks';
import { inTransaction } from './transaction';

/** Runs `fn` in a transaction of its own, or as good as its own, and answers after the commit. */
export type Transact<DB> = <T>(fn: (trx: Transaction<DB>) => Promise<T>) => Promise<T>;

/** Who came later waits for the next one: nobody's answer is held up by all others. */
const MOST = 64;

interface Member<DB> {
  /** Does its work; what it answers, or throws, is told by the function that it resolves to. */
  run(trx: Transaction<DB>): Promise<() => void>;
  /** The same in a transaction of its own. */
  runAlone(): Promise<void>;
}

/**
 * Like `inTransaction`, for what many ask for at once and is short. On SQLite, where one connection
 * writes and each commit waits for the disk, those that came in one turn of the event loop share a
 * commit: each has a savepoint, so that what one throws undoes that one alone, and all are answered
 * after the commit. As there, `fn` may run again and must have no effects outside of the transaction.
 */
export function createGroupCommit<DB>(db: Kysely<DB>): Transact<DB> {
  // Elsewhere many connections commit, and the database itself writes what they wait for at once.
  if (needsRowLocks(db)) return (fn) => inTransaction(db, fn);
  const waiting: Member<DB>[] = [];
  let working = false;

  async function work(): Promise<void> {
    working = true;
    while (waiting.length > 0) {
      // Whatever has come by now is read before this goes on.
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

/** What one member did has to be undone before it is told why. */
class Undone extends Error {
  constructor(readonly tell: () => void) {
    super('a member of the group failed');
  }
}

/** Never throws: each member is told its own outcome. */
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
