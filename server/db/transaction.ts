import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

/** Serialization failure and deadlock of PostgreSQL; the locks of another process on SQLite. */
const PASSING = /^(40001|40P01|SQLITE_BUSY(_\w+)?|SQLITE_LOCKED(_\w+)?)$/;
/**
 * The database is gone, starting, stopping, or only read from by now (a failover); PostgreSQL's
 * classes 08 and 57P, no connection free, and what the system says of the socket and of the name.
 */
const AWAY =
  /^(08\w{3}|57P0[1-5]|53300|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says of it without a code. */
const CUT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when)/;
/** No room on the disk, or one that fails. */
const NO_ROOM = /^(SQLITE_FULL|SQLITE_IOERR(_\w+)?|53100)$/;
const TRIES = 6;

/**
 * Runs `fn` in one transaction and commits what it did; a throw rolls everything back. When the
 * database could not order it among others the whole of `fn` runs again, so it must have no
 * effects outside of the transaction.
 */
export async function inTransaction<DB, T>(
  db: Kysely<DB>,
  fn: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(fn);
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
 * True when there was no database to ask. Whether what was being committed is stored is not known,
 * so whoever asked has to ask again.
 */
export function isAway(error: unknown): boolean {
  return AWAY.test(codeOf(error)) || (error instanceof Error && CUT.test(error.message));
}

/** True when the database had no room to store what was asked; nothing of it was. */
export function isFull(error: unknown): boolean {
  return NO_ROOM.test(codeOf(error));
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
