import type { SyncResponse } from '#protocol/sync';
import type { Metrics } from './registry';

/** Counts exchanged ops by outcome. */
export function countExchanges(metrics: Metrics): (answer: SyncResponse) => void {
  const ops = metrics.counter('anilha_sync_ops_total', 'Ops that devices sent, by outcome.');
  const exchanges = metrics.counter(
    'anilha_sync_exchanges_total',
    'Requests of devices that were answered, with ops to push or only to pull.',
  );
  const records = metrics.counter('anilha_sync_records_total', 'Records handed to devices.');
  return ({ results, spaces }) => {
    exchanges.add({ kind: results.length > 0 ? 'push' : 'pull' });
    for (const result of results) ops.add({ result: 'code' in result ? result.code : 'ok' });
    const handed = spaces.reduce(
      (sum, space) => sum + ('records' in space ? space.records.length : 0),
      0,
    );
    if (handed > 0) records.add({}, handed);
  };
}

/** How many sockets wait for pokes in this process. */
export function watchSockets(metrics: Metrics, connections: { readonly size: number }): void {
  metrics.gauge('anilha_live_sockets', 'Open connections of /api/live.', () => connections.size);
}

/** Counts and times runs of the regular jobs. */
export function countJobs(metrics: Metrics): (job: string, well: boolean, ms: number) => void {
  const runs = metrics.counter('anilha_job_runs_total', 'Runs of the regular work, by outcome.');
  const time = metrics.histogram('anilha_job_seconds', 'Time that a run of it takes.');
  return (job, well, ms) => {
    runs.add({ job, result: well ? 'ok' : 'failed' });
    time.observe(ms / 1000, { job });
  };
}
