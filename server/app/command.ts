import { type Env, loadEnvFile, readEnv } from '../core/env';
import { createLog, type Log } from '../core/log';
import type { Connection } from '../db/database';
import { StartError } from './listen';
import { openDatabase } from './start';

/** The settings, the database that they name, migrated, and the log. */
interface Ground {
  readonly env: Env;
  readonly connection: Connection;
  readonly log: Log;
}

type Act = (ground: Ground) => Promise<readonly string[]>;

/**
 * Runs an operator's command, and prints its lines. A StartError ends the process with its message
 * and code 1.
 * @param check looks at the settings before the database is opened
 */
export function runCommand(act: Act, check: (env: Env) => void = () => undefined): void {
  onDatabase(act, check).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}

async function onDatabase(act: Act, check: (env: Env) => void): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new StartError(reading.message);
  const { env } = reading;
  check(env);
  const log = createLog(env.logLevel);
  const connection = await openDatabase(env, log);
  try {
    console.log((await act({ env, connection, log })).join('\n'));
  } finally {
    await connection.close();
  }
}
