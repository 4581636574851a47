import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../harness/free-port';

/**
 * PgBouncer in transaction mode: a connection belongs to one client for one transaction, then to
 * another.
 */
export interface Pool {
  readonly url: string;
  stop(): Promise<void>;
}

const TRIES = 200;

/** Starts a pooler for every database of a PostgreSQL, with few connections for many clients. */
export async function startPool(behind: string): Promise<Pool> {
  const { hostname, port, username } = new URL(behind);
  const folder = mkdtempSync(join(tmpdir(), 'anilha-pool-'));
  // PgBouncer reads the folder as another user, because it refuses to run as root.
  chmodSync(folder, 0o755);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
`,
  );
  const asRoot = process.getuid?.() === 0;
  const [program, ...args] = asRoot
    ? ['runuser', '-u', 'postgres', '--', '/usr/sbin/pgbouncer', file]
    : ['/usr/sbin/pgbouncer', file];
  const child = spawn(program ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  for (let tried = 0; !(await answers(own)); tried += 1) {
    if (tried >= TRIES || child.exitCode !== null) {
      throw new Error(`PgBouncer did not start:\n${said.join('')}`);
    }
    await wait(50);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${own}/postgres`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).then((open) => {
    socket.destroy();
    return open === true;
  });
}
