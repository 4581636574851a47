import { randomBytes } from 'node:crypto';
import { StartError } from './app/listen';
import { addSample } from './app/sample';
import { openDatabase } from './app/start';
import { loadEnvFile, readEnv } from './core/env';
import { createLog } from './core/log';
import { REFUSED_IN_PRODUCTION, wordsFor } from './seed/words';

const PASSWORD = 'anilha de exemplo';

/** Adds sample data for development; a repeated run changes nothing. */
async function seed(): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new StartError(reading.message);
  const { env } = reading;
  // A password from the source must not open a public server.
  const drawn = env.mode === 'production';
  if (drawn && !process.argv.includes('--sample')) throw new StartError(REFUSED_IN_PRODUCTION);
  const password = drawn ? randomBytes(12).toString('base64url') : PASSWORD;
  const log = createLog(env.logLevel);
  const connection = await openDatabase(env, log);
  try {
    const written = await addSample({ env, connection, log }, password);
    const lines = wordsFor({ written, password, drawn, webUrl: env.webUrl });
    console.log(lines.join('\n'));
  } finally {
    await connection.close();
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
