import { loadEnvFile, readEnv } from '../core/env';
import { createLog } from '../core/log';
import { StartError } from './listen';
import { start } from './start';

/** Starts the server of a build; a failure ends the process with one line that has the reason. */
export function serve(dist: string): void {
  open(dist).catch((error: unknown) => {
    // Expected failures print one line; only unexpected ones show their stack.
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}

async function open(dist: string): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new StartError(reading.message);
  const { env } = reading;
  const log = createLog(env.logLevel);
  const running = await start(env, log, dist);
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
