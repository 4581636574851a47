import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { type Connection, createDatabase } from '../../server/db/database';
import { migrate } from '../../server/db/migrations/migrate';

/** The server's machine: it may go down before any statement, and restarts with the stored data. */
export interface Machine {
  readonly connection: Connection;
  /** Limits the next requests to this many statements. */
  goDownAfter(statements: number): void;
  isDown(): boolean;
  /** Restarts it; running transactions are lost. */
  restart(): Promise<void>;
  /** Closes the machine for good. */
  close(): Promise<void>;
}

class Down extends Error {
  override name = 'Down';
}

/** Applies the migrations once for all schedules of a file. */
export async function prepareServer(connection: Connection): Promise<void> {
  await migrate(connection);
}

/** Counts statements, and refuses all after the power failure. */
function createFuse(blown: () => void) {
  let left = Number.POSITIVE_INFINITY;
  let down = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      left -= 1;
      if (left < 0 && !down) {
        down = true;
        blown();
      }
      if (down) throw new Down('the server is down');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    plugin,
    isDown: () => down,
    burnAfter(statements: number) {
      left = statements;
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
      down = false;
    },
  };
}

/** A machine over a database that outlives the schedule: running transactions are rolled back. */
export function onSharedDatabase(connection: Connection): Machine {
  const fuse = createFuse(() => undefined);
  return {
    connection: { ...connection, db: connection.db.withPlugin(fuse.plugin) },
    goDownAfter: fuse.burnAfter,
    isDown: fuse.isDown,
    restart: async () => fuse.mend(),
    close: async () => fuse.mend(),
  };
}

const FILE = 'anilha.sqlite';

/** A machine with its own SQLite file: it restarts with what kill -9 would have left of it. */
export async function onOwnFile(migrated: Connection): Promise<Machine> {
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'anilha-sim-'));
    folders.push(made);
    return made;
  };
  let home = folder();
  let left: string | null = null;
  const fuse = createFuse(() => {
    left = folder();
    for (const name of [FILE, `${FILE}-wal`]) {
      if (existsSync(join(home, name))) copyFileSync(join(home, name), join(left, name));
    }
  });
  await sql`vacuum into ${join(home, FILE)}`.execute(migrated.db);
  let opened = createDatabase({ dataDir: home });
  const fused = () => ({ ...opened, db: opened.db.withPlugin(fuse.plugin) });
  let connection = fused();
  return {
    get connection() {
      return connection;
    },
    goDownAfter: fuse.burnAfter,
    isDown: fuse.isDown,
    async restart() {
      await opened.close();
      home = left ?? home;
      left = null;
      fuse.mend();
      opened = createDatabase({ dataDir: home });
      connection = fused();
    },
    async close() {
      fuse.mend();
      await opened.close();
      for (const made of folders) rmSync(made, { recursive: true, force: true });
    },
  };
}
