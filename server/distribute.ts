import { StartError } from './app/listen';
import { openDatabase } from './app/start';
import { loadEnvFile, readEnv } from './core/env';
import { createLog } from './core/log';
import { distribute } from './db/distribute';

/** The operator's command that migrates a database with Citus and distributes its tables. */
async function run(): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new StartError(reading.message);
  const connection = await openDatabase(reading.env, createLog(reading.env.logLevel));
  try {
    // Opening has distributed what was not; a second pass finds nothing more.
    const left = await distribute(connection);
    if (left === null) {
      throw new StartError(
        'Este banco não tem a extensão citus. Crie-a e rode de novo, ou siga sem distribuir.',
      );
    }
    console.log('As tabelas estão distribuídas.');
  } finally {
    await connection.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
