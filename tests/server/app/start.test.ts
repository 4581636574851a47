import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Running, start } from '../../../server/app/start';
import { createLog } from '../../../server/core/log';
import { freePort } from '../../harness/free-port';
import { testEnv } from '../../harness/server';

let folder: string;
let running: Running | undefined;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anilha-start-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Anilha</title>');
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  agent.destroy();
  await rm(folder, { recursive: true, force: true });
});

async function startHere(settings: Record<string, string>): Promise<Running> {
  const ports = { WEB_PORT: '0', API_PORT: '0' };
  const env = testEnv({ DATA_DIR: join(folder, 'data'), ...ports, ...settings });
  running = await start(env, createLog('silent'), folder);
  return running;
}

/** Requests over one connection, like a proxy. */
async function ask(port: number, path: string): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(
    get({ host: 'localhost', port, path, agent }),
    'response',
  );
  if (!answer) throw new Error('no answer');
  answer.resume();
  await once(answer, 'end');
  return answer;
}

test('what is counted is told on a port of its own alone', async () => {
  const port = await freePort();
  const { webPort, apiPort } = await startHere({ METRICS_PORT: String(port) });
  await ask(webPort, '/api/operator');
  const answer = await fetch(`http://localhost:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(text).toContain(
    'anilha_http_requests_total{method="GET",route="/api/operator",status="200"} 1',
  );
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{quantile="0.99"\} \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
  for (const path of ['/metrics', '/api/metrics']) {
    for (const other of [webPort, apiPort]) {
      const refused = await fetch(`http://localhost:${other}${path}`);
      expect([path, refused.status]).toEqual([path, 404]);
    }
  }
});

test('told to stop it is not ready, goes on answering, and then ends', async () => {
  const { webPort, stop } = await startHere({ DRAIN_SECONDS: '2' });
  expect((await ask(webPort, '/api/ready')).statusCode).toBe(200);
  expect((await ask(webPort, '/api/health')).headers.connection).toBe('keep-alive');
  const stopped = stop();
  const draining = await ask(webPort, '/api/ready');
  expect([draining.statusCode, draining.headers.connection]).toEqual([503, 'close']);
  expect((await ask(webPort, '/api/operator')).statusCode).toBe(200);
  await stopped;
  running = undefined;
  await expect(ask(webPort, '/api/health')).rejects.toThrow('ECONNREFUSED');
});
