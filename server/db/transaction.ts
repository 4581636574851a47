import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

/**
 * Errors that another try may survive: PostgreSQL's serialization failure and deadlock, and another
 * process's lock on SQLite.
 */
const PASSING = /^(40001|40P01|SQLITE_BUSY(_\w+)?|SQLITE_LOCKED(_\w+)?)$/;
/**
 * Codes of a database that is gone, starting, stopping or read-only (a failover). They are
 * PostgreSQL's classes 08 and 57P, an exhausted pool, and the system's errors of sockets and names.
 */
const AWAY =
  /^(08\w{3}|57P0[1-5]|53300|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of driver errors that have no code. */
const CUT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when)/;
/** Codes of a full or failing disk. */
const NO_ROOM = /^(SQLITE_FULL|SQLITE_IOERR(_\w+)?|53100)$/;
const TRIES = 6;

/** Acts that wait for the commit of each open transaction. */
const afterwards = new WeakMap<object, (() => Promise<void>)[]>();

/**
 * Runs `fn` in one transaction and commits it; a throw rolls everything back. After a conflict with
 * another transaction `fn` runs again, so it has effects outside only by {@link afterCommit}.
 */
export async function inTransaction<DB, T>(
  db: Kysely<DB>,
  fn: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const { result, acts } = await committed(db, fn);
  for (const act of acts) await act();
  return result;
}

/**
 * Runs an act once the transaction is committed; {@link inTransaction} returns after it. The act
 * handles its own failures, because the caller could not undo anything. It is lost if the process
 * ends before it.
 */
export function afterCommit<DB>(trx: Transaction<DB>, act: () => Promise<void>): void {
  const acts = afterwards.get(trx);
  if (!acts) throw new Error('not a transaction of inTransaction');
  acts.push(act);
}

async function committed<DB, T>(db: Kysely<DB>, fn: (trx: Transaction<DB>) => Promise<T>) {
  for (let tried = 1; ; tried += 1) {
    const acts: (() => Promise<void>)[] = [];
    try {
      const result = await db.transaction().execute((trx) => {
        afterwards.set(trx, acts);
        return fn(trx);
      });
      return { result, acts };
    } catch (error) {
      if (tried >= TRIES || !isPassing(error)) throw error;
      await wait(Math.random() * 10 * 2 ** tried);
    }
  }
}

/** True for a failure that another try may survive. */
export function isPassing(error: unknown): boolean {
  return PASSING.test(codeOf(error));
}

/**
 * Whether the database was unreachable. A commit under way may or may not be stored, so the client
 * has to ask again.
 */
export function isAway(error: unknown): boolean {
  return AWAY.test(codeOf(error)) || (error instanceof Error && CUT.test(error.message));
}

/** Whether the database had no room; nothing of the transaction was stored. */
export function isFull(error: unknown): boolean {
  return NO_ROOM.test(codeOf(error));
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
