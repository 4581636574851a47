import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BuiltServer } from '../harness/built-server';

const ROOT = join(import.meta.dirname, '..', '..');

type Place = Pick<BuiltServer, 'url' | 'apiUrl' | 'dataDir' | 'ports'>;

/** Copies the database of a running server like an operator; resolves with the backup's folder. */
export async function backUp(
  server: Place,
  settings: Record<string, string>,
  into: string,
): Promise<string> {
  const said = await npmRun(['backup', '--', into], server, settings);
  const folder = /^Backup em (.+)$/m.exec(said)?.[1];
  if (!folder) throw new Error(`There is no backup:\n${said}`);
  return folder;
}

/** Restores a backup over a stopped server's data; resolves with the output. */
export function restore(
  server: Place,
  settings: Record<string, string>,
  folder: string,
): Promise<string> {
  return npmRun(['restore', '--', folder, '--replace'], server, settings);
}

async function npmRun(
  words: readonly string[],
  { url, apiUrl, dataDir, ports }: Place,
  settings: Record<string, string>,
): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    WEB_URL: url,
    API_URL: apiUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    ...settings,
  };
  const child = spawn('npm', ['run', '--silent', ...words], { cwd: ROOT, env });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run ${words.join(' ')} ended with ${code}:\n${said}`);
  return said;
}
