import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection } from '../../server/db/database';

export interface Interleaver {
  readonly plain: Connection;
  /** Statements through this connection are counted, and held up. */
  readonly connection: Connection;
  /** Statements since the last order. */
  counted(): number;
  /**
   * Starts `act` after this many statements from now. On PostgreSQL the statement continues once
   * `act` has ended or waits for a lock. On SQLite, with its one shared connection, it continues at
   * once.
   */
  after(statements: number, act: () => Promise<unknown>): void;
  /**
   * Waits until `act` has ended, and rethrows its error. False if it had not started; then it never
   * will, even if statements follow a request's answer.
   */
  settled(): Promise<boolean>;
}

const LOOK_MS = 2;

/** Runs one act in the middle of another. */
export function createInterleaver(plain: Connection): Interleaver {
  let count = 0;
  let due = Number.POSITIVE_INFINITY;
  let act: () => Promise<unknown> = async () => undefined;
  let begun = false;
  let beside: Promise<unknown> = Promise.resolve();

  async function runBeside(): Promise<void> {
    let ended = false;
    begun = true;
    beside = act().finally(() => {
      ended = true;
    });
    // settled() throws it.
    beside.catch(() => undefined);
    if (plain.dialect === 'sqlite') return;
    while (!ended && !(await isWaiting(plain))) await wait(LOOK_MS);
  }

  const db = plain.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      if (count === due) await runBeside();
      return result;
    },
  });
  return {
    plain,
    connection: { ...plain, db },
    counted: () => count,
    after(statements, what) {
      [count, due, act, begun, beside] = [0, statements, what, false, Promise.resolve()];
    },
    async settled() {
      due = Number.POSITIVE_INFINITY;
      await beside;
      return begun;
    },
  };
}

/** Whether a statement on this database waits for another one's lock. */
async function isWaiting({ db }: Connection): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
