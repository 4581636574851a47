import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type BuiltServer, builtDist, startServer } from '../harness/built-server';

const PASSWORD = 'quatro anilhas de cobre';

let dist: string;
let server: BuiltServer;

beforeAll(async () => {
  dist = builtDist();
  server = await startServer({ dist });
});
afterAll(() => server?.stop());

function post(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: server.url, cookie };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`${server.url}/api/auth${path}`, init);
}

/** Signs up and verifies with the mailed code; returns the session's cookie. */
async function signIn(email: string): Promise<string> {
  const person = { name: 'Ana', birthDate: '1990-05-17', termsVersion: '2026-11-20' };
  const begun = await post('/sign-up/email', { ...person, email, password: PASSWORD });
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0];
  const otp = /\b\d{6}\b/.exec(await server.mailTo(email))?.[0];
  const answer = await post('/email-otp/verify-email', { email, otp }, cookie);
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Runs a second server until it exits; returns its output and exit code. */
async function tryStart(settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(dist, 'server', 'main.js')], {
    cwd: server.dataDir,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: server.dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (written += part));
  const code = await new Promise((resolve) => {
    child.once('close', (status, signal) => resolve(signal ?? status));
  });
  return { code, lines: written.trim().split('\n') };
}

describe('the built server', () => {
  test.each([
    ['App', '/'],
    ['API', '/api/ready'],
  ])('says the address of the %s, and answers there', async (what, path) => {
    const told = [...server.output().matchAll(new RegExp(`^${what} em (\\S+)$`, 'gm'))];
    const answers = await Promise.all(told.map(([, url]) => fetch(`${url}${path}`)));
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('answers the app and the API on the web port, the API alone on its own', async () => {
    const page = await fetch(server.url);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    for (const base of [server.url, server.apiUrl]) {
      expect(await (await fetch(`${base}/api/health`)).json()).toEqual({ ok: true });
    }
    expect((await fetch(`${server.apiUrl}/login`)).status).toBe(404);
  });

  test('serves every script that its page names, compressed', async () => {
    const html = await (await fetch(server.url)).text();
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      const answer = await fetch(`${server.url}${path}`, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status).toBe(200);
    }
  });

  test.each([
    [{ WEB_PORT: 'abc' }, /^Configuração inválida: WEB_PORT deve/],
    [{ NODE_ENV: 'production' }, /^Configuração inválida: WEB_URL é obrigatória em produção/],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^O banco de dados não abriu. Confira DATABASE_URL/,
    ],
  ])('with %o it stops with one clear line', async (settings, line) => {
    const { code, lines } = await tryStart(settings);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  test('a port that is taken is named', async () => {
    const { code, lines } = await tryStart({ WEB_PORT: String(server.ports.web), API_PORT: '0' });
    expect([code, lines]).toEqual([
      1,
      [`A porta ${server.ports.web} já está em uso. Feche o outro programa ou mude WEB_PORT.`],
    ]);
  });

  test('opens sockets on both ports for who is signed in, and for the app alone', async () => {
    const cookie = await signIn('bia@example.com');
    const open = (base: string, headers: Record<string, string>) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, { headers });
        socket.on('open', () => {
          socket.terminate();
          resolve('open');
        });
        socket.on('unexpected-response', (_, answer) => resolve(String(answer.statusCode)));
        socket.on('error', () => resolve('error'));
      });
    for (const base of [server.url, server.apiUrl]) {
      expect(await open(base, { origin: server.url, cookie })).toBe('open');
      expect(await open(base, { origin: server.url })).toBe('401');
      expect(await open(base, { origin: 'http://evil.example', cookie })).toBe('403');
    }
  });

  test('two processes may start at once on one data folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'anilha-twice-'));
    const both = await Promise.all([
      startServer({ dist, dataDir }),
      startServer({ dist, dataDir }),
    ]);
    for (const one of both) expect((await fetch(`${one.url}/api/health`)).status).toBe(200);
    await Promise.all(both.map((one) => one.stop()));
    await rm(dataDir, { recursive: true });
  });

  test('killed and started again it still knows the account', async () => {
    await signIn('ana@example.com');
    await server.kill();
    const { dataDir, ports } = server;
    const again = await startServer({ dist, dataDir, ports });
    const answer = await post('/sign-in/email', { email: 'ana@example.com', password: PASSWORD });
    expect(answer.status).toBe(200);
    await again.stop();
    await rm(dataDir, { recursive: true });
    server = await startServer({ dist });
  });
});
