import { join } from 'node:path';
import { loadEnvFile, readEnv } from './env';
import { StartError } from './listen';
import { createLog } from './log';
import { start } from './start';

async function main(): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new StartError(reading.message);
  const { env } = reading;
  const log = createLog(env.logLevel);
  // The bundle lies in dist/server, the app beside it.
  const running = await start(env, log, join(import.meta.dirname, '..'));
  const host = env.host ?? 'localhost';
  console.log(`App em http://${host}:${running.webPort}`);
  console.log(`API em http://${host}:${running.apiPort}`);

  const stop = () => {
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  // What stops a start is told in one line; only what nobody foresaw shows where it came from.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
