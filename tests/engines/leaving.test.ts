import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startServer } from '../harness/built-server';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import { ENGINES, type EnginePage } from '../harness/engines/engine-page';
import { press, see } from '../harness/engines/steps';
import { freePort } from '../harness/free-port';
import { type HoldingProxy, startHoldingProxy } from '../harness/holding-proxy';

let server: BuiltServer;
let line: HoldingProxy;

beforeAll(async () => {
  const ports = { web: await freePort(), api: await freePort() };
  line = await startHoldingProxy(async (url) => {
    server = await startServer({ ports, settings: { WEB_URL: url } });
    return { port: ports.web };
  });
});
afterAll(async () => {
  await line?.stop();
  await server?.stop();
});

const SIGN_UP_PARTS = /\/assets\/signup-.*\.js/;

/** In a task of its own, because a navigation ends the call that began it. */
async function leaveForTerms(page: EnginePage): Promise<void> {
  await page.run(() => void setTimeout(() => location.assign('/legals/terms')));
  await see(page, { role: 'heading', name: 'Termos de uso' });
}

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => line.url);
  afterEach(() => line.release());

  test('leaves for another address while a screen loads', async () => {
    const { page } = browser;
    await page.goto('/login');
    await see(page, { role: 'heading', name: 'Entrar' });
    line.hold(SIGN_UP_PARTS);
    await press(page, { role: 'link', name: 'Criar conta' });
    await expect.poll(line.heldCount).toBe(1);
    await leaveForTerms(page);
    line.release();
    // A reload that was begun would end at the screen that was left.
    await page.reload();
    await see(page, { role: 'heading', name: 'Termos de uso' });
    const guards = await page.run(() => sessionStorage.getItem('anilha:reloaded-for'));
    expect(guards).toBeNull();
  });

  test('shows the screen that was loading when the person comes back', async () => {
    const { page } = browser;
    await page.goto('/login');
    await see(page, { role: 'heading', name: 'Entrar' });
    line.hold(SIGN_UP_PARTS);
    await press(page, { role: 'link', name: 'Criar conta' });
    await expect.poll(line.heldCount).toBe(1);
    await leaveForTerms(page);
    line.release();
    await page.run(() => void setTimeout(() => history.back()));
    await see(page, { role: 'heading', name: 'Criar conta' });
  });
});
