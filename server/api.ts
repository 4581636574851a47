import type { Hono } from 'hono';
import { createApp } from './app';
import { createDeps, type Ground } from './compose';
import type { Deps } from './deps';
import { createRateLimiter } from './http/rate-limit';
import { cleanRecords } from './sync/clean-up';

const SWEEP_MS = 3_600_000;

/** The API at work: its routes, the mail that leaves and the hourly cleaning, until `closing`. */
export function createApi(ground: Ground & { closing: AbortSignal }): Hono {
  const deps = createDeps(ground);
  const app = createApp(deps);
  runInBackground(deps);
  return app;
}

function runInBackground(deps: Deps): void {
  const limiter = createRateLimiter(deps);
  const sweep = () => {
    limiter.sweep().catch((error: unknown) => deps.log.error({ err: error }, 'limits not swept'));
    cleanRecords(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, 'records not cleaned'),
    );
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  deps.mail.start();
  deps.closing.addEventListener('abort', () => {
    clearInterval(sweeping);
    void deps.mail.stop();
  });
}
