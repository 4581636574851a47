import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import { ENGINES } from '../harness/engines/engine-page';
import { placeOf } from '../harness/engines/steps';
import { freePort } from '../harness/free-port';

const MOVED_PX = 300;

/** Its button stands still for a while before it moves, as on a page too busy to draw a frame. */
const PAGE = `<!doctype html><meta charset="utf-8"><style>
  @keyframes rise { from { transform: translateY(${MOVED_PX}px); } }
  button { animation: rise 200ms 600ms backwards; }
</style><button type="button">Concluir</button>`;

const server = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/html');
  answer.end(PAGE);
});
let origin = '';

beforeAll(async () => {
  const port = await freePort();
  server.listen(port);
  await once(server, 'listening');
  origin = `http://localhost:${port}`;
});
afterAll(() => {
  server.close();
});

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => origin);

  test('finds a button where it stays after its animation', async () => {
    await browser.page.goto('/');
    const { y } = await placeOf(browser.page, { role: 'button', name: 'Concluir' });
    expect(y).toBeLessThan(MOVED_PX);
  });
});
