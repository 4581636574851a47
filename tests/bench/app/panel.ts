import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { localDay, startOfWeek } from '#domain/local-day';
import { panelOf } from '../../../server/coaching/panel/panel';
import { type Connection, createDatabase } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { findPostgres, startCluster } from '../../harness/postgres-cluster';
import { median } from '../figures';
import { COACH, fillPanel, STUDENTS } from './panel-fill';

/** Limit for the panel of 200 students with two years each, on the server. */
export const MOST_PANEL_MS = 50;

export interface PanelFigure {
  readonly name: string;
  /** Median, ms. */
  readonly took: number;
}

async function timePanel(connection: Connection, runs: number): Promise<number> {
  const now = Date.now();
  const today = localDay(now, 'UTC');
  await migrate(connection);
  const workouts = await fillPanel(connection.db, today, now);
  // The statistics are those of a database in use.
  if (connection.dialect === 'postgres') await sql`analyze`.execute(connection.db);
  console.info(`Painel, ${connection.dialect}: ${STUDENTS} pessoas, ${workouts} treinos.`);
  const asked = { today, week: startOfWeek(today), zone: 'UTC', now };
  const times: number[] = [];
  // The first run fills the caches and does not count.
  for (let each = 0; each <= runs; each += 1) {
    const began = performance.now();
    await panelOf(connection.db, COACH, asked);
    if (each > 0) times.push(performance.now() - began);
  }
  return median(times);
}

/** Measures the panel on both databases; on PostgreSQL only if it is installed. */
export async function panelFigures(runs: number): Promise<PanelFigure[]> {
  const figures: PanelFigure[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-bench-'));
  const file = createDatabase({ dataDir });
  try {
    figures.push({ name: 'painel (SQLite)', took: await timePanel(file, runs) });
  } finally {
    await file.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const programs = findPostgres();
  if (!programs) {
    console.warn('SKIPPED: painel (PostgreSQL). It is not installed here.');
    return figures;
  }
  const cluster = await startCluster(programs);
  const served = createDatabase({ databaseUrl: cluster.url, dataDir: 'memory' });
  try {
    figures.push({ name: 'painel (PostgreSQL)', took: await timePanel(served, runs) });
  } finally {
    await served.close();
    cluster.stop();
  }
  return figures;
}
