import { administer } from './admin/grant';
import { StartError } from './app/listen';
import { openDatabase } from './app/start';
import { loadEnvFile, readEnv } from './core/env';
import { createLog } from './core/log';

/** The operator's command that grants and revokes the admin right. */
async function run(): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new StartError(reading.message);
  const connection = await openDatabase(reading.env, createLog(reading.env.logLevel));
  try {
    const done = await administer(connection.db, process.argv.slice(2), Date.now());
    if ('problem' in done) throw new StartError(done.problem);
    console.log(done.lines.join('\n'));
  } finally {
    await connection.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
