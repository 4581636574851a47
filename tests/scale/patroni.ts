import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../harness/free-port';

/** PostgreSQL with automatic failover: Patroni with a synchronous standby, behind HAProxy. */
export interface Cluster {
  /** Leads to the present primary. */
  readonly url: string;
  primary(): Promise<string>;
  /** Waits until the primary commits only what the standby has written too. */
  untilSafe(): Promise<void>;
  /** Like a power failure: that machine releases nothing. */
  killMachine(name: string): Promise<void>;
  /** Kills only the database; its watcher continues. */
  killDatabase(name: string): void;
  /** Starts a machine again, as a standby. */
  revive(name: string): void;
  stop(): Promise<void>;
}

interface Node {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  readonly data: string;
  readonly config: string;
  child: ChildProcess | null;
}

const PATIENCE_MS = 180_000;
const LOOK_EVERY_MS = 100;

export async function startPatroni(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'anilha-ha-'));
  const own = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, own.uid, own.gid);
  const run = (program: string, args: string[]) =>
    spawn(program, args, { cwd: folder, ...own, stdio: ['ignore', 'ignore', 'ignore'] });
  const [client, peer, front] = [await freePort(), await freePort(), await freePort()];
  const etcd = run('etcd', [
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    `http://127.0.0.1:${client}`,
    '--advertise-client-urls',
    `http://127.0.0.1:${client}`,
    '--listen-peer-urls',
    `http://127.0.0.1:${peer}`,
    '--initial-advertise-peer-urls',
    `http://127.0.0.1:${peer}`,
    '--initial-cluster',
    `default=http://127.0.0.1:${peer}`,
  ]);
  const nodes: Node[] = [];
  for (const name of ['a', 'b']) {
    const place = join(folder, name);
    mkdirSync(place);
    chownSync(place, own.uid, own.gid);
    const node = {
      name,
      port: await freePort(),
      rest: await freePort(),
      data: join(place, 'data'),
      config: join(place, 'patroni.json'),
      child: null,
    };
    writeFileSync(node.config, JSON.stringify(settingsOf(node, { client, programs, place })));
    nodes.push(node);
  }
  const watch = join(folder, 'haproxy.cfg');
  writeFileSync(watch, proxySettings(front, nodes));
  const haproxy = run('haproxy', ['-db', '-f', watch]);
  const powerUp = (node: Node) => {
    node.child = run('patroni', [node.config]);
  };
  for (const node of nodes) powerUp(node);
  const url = `postgres://postgres@127.0.0.1:${front}/postgres`;

  const nodeOf = (name: string) => {
    const node = nodes.find((one) => one.name === name);
    if (!node) throw new Error(`no machine ${name}`);
    return node;
  };
  /** The machine with this role according to its Patroni. */
  const nodeThat = async (what: 'primary' | 'sync') => {
    const asked = nodes.map(async ({ name, rest }) => {
      const signal = AbortSignal.timeout(2000);
      const answer = await fetch(`http://127.0.0.1:${rest}/${what}`, { signal }).catch(() => null);
      return answer?.status === 200 ? name : null;
    });
    return (await Promise.all(asked)).find((name) => name !== null) ?? null;
  };
  const killDatabase = (name: string) => {
    const [pid = ''] = readFileSync(join(nodeOf(name).data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };
  return {
    url,
    async primary() {
      const found = await nodeThat('primary');
      if (found === null) throw new Error('there is no primary');
      return found;
    },
    // PostgreSQL's own state is not enough: a standby takes over once Patroni has recorded that it
    // may.
    untilSafe: () => until('a synchronous standby', async () => (await nodeThat('sync')) !== null),
    async killMachine(name) {
      const { child } = nodeOf(name);
      // The watcher dies first: it would notice the database's end.
      child?.kill('SIGKILL');
      killDatabase(name);
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    killDatabase,
    revive: (name) => powerUp(nodeOf(name)),
    async stop() {
      haproxy.kill('SIGKILL');
      for (const { child } of nodes) child?.kill('SIGTERM');
      await Promise.all(
        nodes.map(async ({ child }) => {
          if (child && child.exitCode === null && child.signalCode === null) {
            await Promise.race([once(child, 'exit'), wait(30_000, undefined, { ref: false })]);
          }
        }),
      );
      etcd.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Ground {
  /** Port of etcd. */
  readonly client: number;
  readonly programs: string;
  readonly place: string;
}

/** The shortest times that Patroni allows: a primary that is silent for 20 s is replaced. */
function settingsOf({ name, port, rest, data }: Node, { client, programs, place }: Ground) {
  const account = { username: 'postgres' };
  return {
    scope: 'anilha',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${client}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        // Patroni does not wait for a crashed database; the standby takes over.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: { wal_log_hints: 'on', max_connections: 100, hot_standby: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: programs,
      pgpass: join(place, 'pgpass'),
      authentication: { superuser: account, replication: account, rewind: account },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      parameters: { unix_socket_directories: place },
    },
  };
}

function proxySettings(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    (node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`,
  );
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/** Waits for something that may take as long as the start of a machine. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const begun = Date.now();
  while (!(await isSo())) {
    if (Date.now() - begun > PATIENCE_MS) throw new Error(`${what} did not come`);
    await wait(LOOK_EVERY_MS);
  }
}

function idOf(flag: '-u' | '-g'): number {
  const id = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  if (id.status !== 0) throw new Error('There is no system user postgres.');
  return Number(id.stdout.trim());
}
