import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, WebSocket } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeProfiles, complaintsOf, openChromium } from '../harness/browser';
import { type BuiltServer, builtDist, startServer } from '../harness/built-server';
import { freePort } from '../harness/free-port';
import { createPerson, openDevice, openTab, signIn, untilSent } from './person-steps';
import { addExercise, disc, reopener, startEmpty } from './workout-steps';

const root = join(import.meta.dirname, '..', '..');
const email = 'lia@example.com';

let server: BuiltServer;
let browser: Browser;
let dist: string;

/** The build of an operator with a separate API address, with this run's server. */
function buildFor(api: string): string {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'e2e-'));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_URL: api };
  const run = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The build failed:\n${run.stdout}\n${run.stderr}`);
  cpSync(join(builtDist(), 'server'), join(outDir, 'server'), { recursive: true });
  return outDir;
}

beforeAll(async () => {
  const ports = { web: await freePort(), api: await freePort() };
  dist = buildFor(`http://localhost:${ports.api}`);
  server = await startServer({ dist, ports });
  await createPerson(server, 'Lia', email);
  browser = await openChromium();
});

afterAll(async () => {
  await closeProfiles();
  await server?.stop();
  if (dist) rmSync(dist, { recursive: true, force: true });
});

test('the app on one origin and its API on another: session, records and live pokes', async () => {
  const page = await openTab(await openDevice(browser, server));
  const complaints = complaintsOf(page);
  const asked = new Set<string>();
  const sockets: WebSocket[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(origin);
  });
  page.on('websocket', (socket) => sockets.push(socket));
  await signIn(page, email);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Lia/ }).waitFor();
  await expect.poll(() => sockets.length).toBeGreaterThan(0);

  const other = await openTab(await openDevice(browser, server));
  await signIn(other, email);
  await startEmpty(other);
  await addExercise(other, 'Supino reto com barra');
  await disc(other, 1, 3).click();
  await reopener(other, 1).waitFor();
  await untilSent(other);
  // A poke brings it to the first device, without a tap.
  await page.getByText('1 de 3 séries').waitFor();

  expect([...asked]).toEqual([server.apiUrl]);
  const api = new URL(server.apiUrl).host;
  expect([...new Set(sockets.map((socket) => new URL(socket.url()).host))]).toEqual([api]);
  expect(complaints).toEqual([]);
});
