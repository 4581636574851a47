import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import { ENGINES } from '../harness/engines/engine-page';
import { layerFaults } from '../harness/engines/layer-faults';
import { pressButton, see, seeNo } from '../harness/engines/steps';
import { type KitServer, serveKit } from '../harness/kit-server';

const WINDOWS = [
  [390, 844],
  [1280, 800],
] as const;

/** Styles as a wrong rule may leave them, and what then keeps a person from using the sheet. */
const BREAKS = [
  ['has no height', 'min-block-size: 0; block-size: 0; overflow: hidden', /^it cuts off|reach/],
  ['is lower than its content', 'max-block-size: 90px; overflow: hidden', /^it cuts off|reach/],
  ['lies below the window', 'translate: 0 300px', /^it is not inside of the window/],
  ['gets no pointer', 'pointer-events: none', /^a pointer does not reach/],
] as const;

/** Each kind of layer on the kit's page: what opens it, and what in it closes it. */
const LAYERS = [
  ['the keypad', 'Abrir teclado', 'Concluir série'],
  ['a short sheet', 'Abrir folha curta', 'Concluir e salvar'],
  ['a long sheet', 'Abrir folha longa', /^Exercício 30/],
  ['a tall sheet', 'Abrir folha', 'Adicionar 2 exercícios'],
  ['a question', 'Abrir confirmação', 'Continuar'],
  ['a menu', 'Opções de Remada curvada', 'Mover para cima'],
] as const;

let kit: KitServer;
beforeAll(async () => {
  kit = await serveKit();
});
afterAll(() => kit?.stop());

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => kit.url);
  beforeAll(() => browser.page.goto('/'));
  // A layer that does not close would lie over what the next test opens.
  beforeEach(() => onTestFailed(() => browser.page.goto('/')));

  for (const [width, height] of WINDOWS) {
    test.each(LAYERS)(`shows all of %s when it opens at ${width} px`, async (_, opener, out) => {
      const { page } = browser;
      await page.resize(width, height);
      await pressButton(page, opener);
      await see(page, { role: 'dialog', name: /./ });
      await expect.poll(() => layerFaults(page, 'dialog:modal')).toEqual([]);
      await pressButton(page, out);
      await seeNo(page, { role: 'dialog', name: /./ });
    });

    test(`shows a toast over a sheet that is open at ${width} px`, async () => {
      const { page } = browser;
      await page.resize(width, height);
      await pressButton(page, 'Abrir folha curta');
      await pressButton(page, 'Avisar');
      await expect.poll(() => layerFaults(page, '[popover]')).toEqual([]);
      await pressButton(page, 'Entendi');
      await pressButton(page, 'Concluir e salvar');
      await seeNo(page, { role: 'dialog', name: /./ });
    });
  }

  test.each(BREAKS)('sees a sheet that %s', async (_, broken, fault) => {
    const { page } = browser;
    const restyle = (style: string) =>
      page.run((text: string) => {
        const dialog = document.querySelector<HTMLElement>('dialog:modal');
        if (dialog) dialog.style.cssText = text;
      }, style);
    await page.resize(390, 844);
    await pressButton(page, 'Abrir folha curta');
    await see(page, { role: 'dialog', name: /./ });
    await expect.poll(() => layerFaults(page, 'dialog:modal')).toEqual([]);
    await restyle(broken);
    const [first] = await layerFaults(page, 'dialog:modal');
    expect(first).toMatch(fault);
    await restyle('');
    await pressButton(page, 'Concluir e salvar');
    await seeNo(page, { role: 'dialog', name: /./ });
  });

  test('leaves the room of the scroll bar as it is when a menu opens on a desktop', async () => {
    const { page } = browser;
    const colour = () => page.run(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.resize(1280, 800);
    const before = await colour();
    await pressButton(page, 'Opções de Remada curvada');
    await see(page, { role: 'dialog', name: /./ });
    expect(await colour()).toEqual(before);
    await pressButton(page, 'Mover para cima');
  });

  test('complains of nothing, nor of a resize that the browser delivers a frame later', async () => {
    const noticed = await browser.page.run(
      () =>
        new Promise((resolve) => {
          const box = document.body.appendChild(document.createElement('div'));
          const grows = new ResizeObserver(() => {
            box.style.inlineSize = `${box.offsetWidth + 1}px`;
          });
          addEventListener('error', ({ message }) => {
            grows.disconnect();
            resolve(message);
          });
          grows.observe(box);
        }),
    );
    expect(noticed).toContain('ResizeObserver loop');
    expect(browser.takeComplaints()).toEqual([]);
  });
});
