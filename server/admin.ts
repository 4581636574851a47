import { administer } from './admin/grant';
import { loadEnvFile, readEnv } from './env';
import { StartError } from './listen';
import { createLog } from './log';
import { openDatabase } from './start';

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
