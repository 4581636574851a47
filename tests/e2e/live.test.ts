import type { Browser, BrowserContext, Page, WebSocket } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeProfiles, openChromium } from '../harness/browser';
import { type BuiltServer, startServer } from '../harness/built-server';
import {
  BENCH,
  createPerson,
  endOtherSessions,
  fillSignIn,
  openDevice,
  openTab,
  signIn,
} from './person-steps';
import { addExercise, disc, reopener, startEmpty } from './workout-steps';

const EMAIL = 'ana.aviso@example.com';
let server: BuiltServer;
let browser: Browser;
let phone: Device;
let tablet: Device;

type Device = {
  context: BrowserContext;
  page: Page;
  /** All WebSockets so far, newest last. */
  sockets: WebSocket[];
  /** The received pokes. */
  pokes: string[];
};

async function openListening(): Promise<Device> {
  const context = await openDevice(browser, server);
  const page = await openTab(context);
  const device: Device = { context, page, sockets: [], pokes: [] };
  page.on('websocket', (socket) => {
    device.sockets.push(socket);
    socket.on('framereceived', ({ payload }) => device.pokes.push(String(payload)));
  });
  await signIn(page, EMAIL);
  return device;
}

beforeAll(async () => {
  server = await startServer();
  browser = await openChromium();
  await createPerson(server, 'Ana', EMAIL);
  phone = await openListening();
  tablet = await openListening();
});

afterAll(async () => {
  await closeProfiles();
  await server?.stop();
});

const nameOf = (socket: WebSocket | undefined) =>
  socket ? new URL(socket.url()).searchParams.get('device') : null;

test('every device listens under its own name', async () => {
  await expect.poll(() => [phone.sockets.length, tablet.sockets.length]).toEqual([1, 1]);
  const names = [phone, tablet].map(({ sockets }) => nameOf(sockets[0]));
  expect(names[0]).toMatch(/^[a-z0-9]{10}$/);
  expect(names[1]).toMatch(/^[a-z0-9]{10}$/);
  expect(names[0]).not.toBe(names[1]);
});

test('who logs a set is not poked for it; the other device is, by space and rev alone', async () => {
  await startEmpty(phone.page);
  await tablet.page.goto('/app/workout');
  await addExercise(phone.page, BENCH);
  await tablet.page.getByRole('heading', { level: 2, name: BENCH }).waitFor();
  const before = phone.pokes.length;
  await disc(phone.page, 1, 3).click();
  await reopener(tablet.page, 1).waitFor();
  await disc(tablet.page, 2, 3).click();
  await reopener(phone.page, 2).waitFor();
  await expect.poll(() => phone.pokes.length - before).toBe(1);
  const poke: unknown = JSON.parse(phone.pokes.at(-1) ?? 'null');
  expect(poke).toEqual({ space: expect.stringMatching(/^u:/), rev: expect.any(Number) });
});

test('after a restart of the server both come back, and pokes go on', async () => {
  const opened = [phone, tablet].map(({ sockets }) => sockets.length);
  await server.kill();
  server = await startServer({ dataDir: server.dataDir, ports: server.ports });
  await expect
    .poll(() => [phone, tablet].every(({ sockets }, at) => sockets.length > (opened[at] ?? 0)))
    .toBe(true);
  await disc(phone.page, 3, 3).click();
  await reopener(tablet.page, 3).waitFor();
});

test('a session ended elsewhere is noticed while training, and leads back to it', async () => {
  await endOtherSessions(server, EMAIL);
  await phone.page.getByRole('button', { name: 'Mais uma série' }).click();
  await disc(phone.page, 4, 4).click();
  await phone.page.getByRole('button', { name: 'Entre de novo para enviar' }).click();
  await phone.page.getByRole('heading', { name: 'Entre de novo' }).waitFor();
  await fillSignIn(phone.page, EMAIL);
  await phone.page.getByText('4 de 4 séries').first().waitFor();

  // The tablet noticed it because its connection was refused.
  await tablet.page.getByRole('button', { name: 'Entre de novo', exact: true }).click();
  await fillSignIn(tablet.page, EMAIL);
  await tablet.page.getByText('4 de 4 séries').first().waitFor();
  // Both are connected again.
  await phone.page.getByRole('button', { name: 'Mais uma série' }).click();
  await tablet.page.getByText('4 de 5 séries').first().waitFor();
  await disc(tablet.page, 5, 5).click();
  await reopener(phone.page, 5).waitFor();
});
