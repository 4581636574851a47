import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { isMigrated } from '../db/migrate';
import type { Deps } from '../deps';

/** A database that takes longer does not answer. */
const PATIENCE_MS = 2_000;

type HealthDeps = Pick<Deps, 'db' | 'draining' | 'closing' | 'log'>;

/**
 * `/health`: the process answers; a monitor restarts it otherwise. `/ready`: it may get requests,
 * because it is not stopping and the database answers with this build's tables; 503 with the reason
 * otherwise, without a restart.
 */
export function healthRoutes(deps: HealthDeps): Hono {
  return new Hono()
    .get('/health', (c) => c.json({ ok: true }))
    .get('/ready', async (c) => {
      const reason = await reasonAgainst(deps);
      return reason === null ? c.json({ ready: true }) : c.json({ ready: false, reason }, 503);
    });
}

async function reasonAgainst({
  db,
  draining,
  closing,
  log,
}: HealthDeps): Promise<'draining' | 'database' | 'migrations' | null> {
  if (draining.aborted || closing.aborted) return 'draining';
  const over = new AbortController();
  try {
    const late = wait(PATIENCE_MS, 'late' as const, { signal: over.signal, ref: false });
    const migrated = await Promise.race([isMigrated(db), late]);
    if (migrated === 'late') return 'database';
    return migrated ? null : 'migrations';
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return 'database';
  } finally {
    over.abort();
  }
}
