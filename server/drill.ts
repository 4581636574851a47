import { parseArgs } from 'node:util';
import { StartError } from './app/listen';
import { BackupError } from './backup/backup-error';
import { loadEnvFile, readEnv } from './core/env';
import { createLog } from './core/log';
import { type Drilled, drill } from './restore/drill';
import { drilledWords, drillMetrics, writeWhole } from './restore/drill-report';

const USAGE = `Uso:
  npm run drill -- PASTA [--metric ARQUIVO]  Ensaia a volta do backup mais novo de PASTA, sem tocar
                                             no banco do servidor. ARQUIVO recebe os números.`;

function readWords(): { place: string; metric: string | undefined } {
  try {
    const options = { metric: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [place, ...more] = positionals;
    if (place !== undefined && more.length === 0) return { place, metric: values.metric };
  } catch {
    // An unknown word gets the usage too.
  }
  throw new BackupError(USAGE);
}

/** The operator's command for a schedule: whether the newest backup would help. */
async function run(): Promise<void> {
  const { place, metric } = readWords();
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new BackupError(reading.message);
  const { env } = reading;
  const log = createLog(env.logLevel === 'info' ? 'warn' : env.logLevel);
  const startedAt = Date.now();
  let drilled: Drilled | null = null;
  try {
    drilled = await drill({ env, log, now: Date.now }, place);
    console.log(drilledWords(drilled, Date.now() - startedAt));
  } finally {
    const outcome = { drilled, startedAt, endedAt: Date.now() };
    if (metric !== undefined) await writeWhole(metric, drillMetrics(outcome));
  }
}

run().catch((error: unknown) => {
  const isExpected = error instanceof BackupError || error instanceof StartError;
  const said = isExpected && (error.message === USAGE ? USAGE : `Não: ${error.message}`);
  console.error(said || error);
  process.exit(1);
});
