import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Deps } from '../core/deps';
import { isMigrated } from '../db/migrations/migrate';

/** A database that takes longer counts as unreachable. */
const PATIENCE_MS = 2_000;

type HealthDeps = Pick<Deps, 'db' | 'draining' | 'closing' | 'log'>;

/**
 * `/health`: the process answers; otherwise a monitor restarts it. `/ready`: the process can take
 * requests. It answers 503 with the reason while the process is stopping, or the database does not
 * answer or lacks this build's tables.
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
