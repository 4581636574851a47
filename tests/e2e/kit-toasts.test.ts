import { describe, expect, it } from 'vitest';
import {
  TOAST_GAP_PX,
  TOAST_MS,
  TOAST_REMOVAL_MS,
  TOAST_SWIPE_PX,
  TOAST_WIDTH_PX,
  TOAST_WITH_ACTION_MS,
  TOASTS_VISIBLE,
} from '../../src/ui/layer/toast-figures';
import { kitInChromium } from './kit-steps';

const kit = kitInChromium();
const { openKit, button } = kit;

const toasts = () => kit.page.getByRole('region', { name: 'Avisos' }).locator('p');
/** Opens the kit with a paused clock: however long a tap takes, toasts stay until `runFor`. */
async function openPaused(): Promise<void> {
  await kit.takeNewPage();
  await kit.page.clock.install({ time: 0 });
  await openKit();
  await kit.page.clock.pauseAt(60_000);
}

/** Runs the paused clock until no toast is left: effects that start their time follow an act. */
async function untilNone(): Promise<void> {
  const gone = async () => {
    await kit.page.clock.runFor(TOAST_WITH_ACTION_MS + TOAST_REMOVAL_MS);
    return toasts().count();
  };
  await expect.poll(gone).toBe(0);
}

const undo = () => kit.page.getByRole('region', { name: 'Avisos' }).getByRole('button').last();

describe('toasts', () => {
  it('have the figures of the spec', () => {
    expect(TOAST_MS).toBe(4000);
    expect(TOAST_WITH_ACTION_MS).toBe(6000);
    expect(TOASTS_VISIBLE).toBe(3);
    expect(TOAST_WIDTH_PX).toBe(356);
    expect(TOAST_GAP_PX).toBe(14);
    expect(TOAST_SWIPE_PX).toBe(45);
    expect(TOAST_REMOVAL_MS).toBe(200);
  });

  it('are as wide and as far apart as the figures say', async () => {
    await openKit();
    for (const _ of [1, 2]) await button('Andamento').click();
    await expect.poll(() => toasts().count()).toBe(2);
    const [lower, upper] = await kit.page
      .getByRole('region', { name: 'Avisos' })
      .locator(':scope > div')
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().toJSON()));
    expect(lower.width).toBe(TOAST_WIDTH_PX);
    expect(lower.top - upper.bottom).toBe(TOAST_GAP_PX);
  });

  it('go after four seconds, six with an action, and 200 ms for leaving', async () => {
    await openPaused();
    await button('Sucesso').click();
    await button('Aviso com ação').click();
    await expect.poll(() => toasts().count()).toBe(2);
    await kit.page.mouse.move(5, 5);
    await kit.page.clock.runFor(TOAST_MS - 100);
    expect(await toasts().allTextContents()).toContain('Treino salvo');
    const leaving = kit.page.locator('[data-leaving]').getByText(/Treino salvo|Série 3 registrada/);
    await kit.page.clock.runFor(100);
    await expect.poll(() => leaving.allTextContents()).toEqual(['Treino salvo']);
    await kit.page.clock.runFor(TOAST_REMOVAL_MS);
    await expect.poll(() => toasts().allTextContents()).toEqual(['Série 3 registrada']);
    await kit.page.clock.runFor(TOAST_WITH_ACTION_MS - TOAST_MS - TOAST_REMOVAL_MS);
    await expect.poll(() => leaving.allTextContents()).toEqual(['Série 3 registrada']);
    await kit.page.clock.runFor(TOAST_REMOVAL_MS);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('go at once where nothing is to move', async () => {
    await openPaused();
    await button('Sucesso').click();
    await expect.poll(() => toasts().count()).toBe(1);
    await kit.page.mouse.move(5, 5);
    await kit.page.clock.runFor(TOAST_MS);
    const leaving = kit.page.locator('[data-leaving]');
    await leaving.waitFor({ state: 'attached' });
    const durations = await leaving.evaluate((slot) =>
      slot.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
    );
    expect(durations).toEqual([1]);
  });

  it('wait while the focus is on them', async () => {
    await openPaused();
    await button('Aviso com ação').click();
    await undo().focus();
    await kit.page.clock.runFor(TOAST_WITH_ACTION_MS * 5);
    expect(await toasts().count()).toBe(1);
    await button('Abrir folha').focus();
    await untilNone();
  });

  it('are three at most', async () => {
    await openPaused();
    for (const name of ['Sucesso', 'Informação', 'Atenção', 'Neutro']) await button(name).click();
    await kit.page.clock.runFor(TOAST_REMOVAL_MS);
    await expect
      .poll(() => toasts().allTextContents())
      .toEqual(['Link copiado', 'Pouco espaço neste aparelho', 'Há uma versão nova']);
  });

  it.each([
    [TOAST_SWIPE_PX - 2, 1],
    [TOAST_SWIPE_PX, 0],
  ])('after a swipe of %i px there are %i', async (distance, left) => {
    await openKit();
    await button('Andamento').click();
    const box = await toasts().first().boundingBox();
    if (!box) throw new Error('no toast');
    await kit.page.mouse.move(box.x + 20, box.y + 10);
    await kit.page.mouse.down();
    await kit.page.mouse.move(box.x + 20 + distance, box.y + 10, { steps: 5 });
    await kit.page.mouse.up();
    await expect.poll(() => toasts().count()).toBe(left);
  });

  it('do their action and go', async () => {
    await openKit();
    await button('Aviso com ação').click();
    await undo().click();
    await kit.page.getByText('1 desfeitas').waitFor();
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('go on counting after one left under the pointer, with the focus', async () => {
    await openPaused();
    await button('Neutro').click();
    await button('Aviso com ação').click();
    await undo().click();
    await kit.page.mouse.move(5, 5);
    await kit.page.clock.runFor(TOAST_REMOVAL_MS + 50);
    await button('Informação').click();
    await kit.page.mouse.move(5, 5);
    await untilNone();
  });

  it('go on counting when another layer hid them from the mouse that was over them', async () => {
    await openPaused();
    await button('Neutro').click();
    await toasts().first().waitFor();
    // A layer that opens on top takes the mouse without a leave event.
    await kit.page.getByRole('region', { name: 'Avisos' }).evaluate((region) =>
      region.dispatchEvent(
        new PointerEvent('pointerover', {
          bubbles: true,
          pointerType: 'mouse',
          relatedTarget: document.body,
        }),
      ),
    );
    await kit.page.mouse.move(5, 5);
    await untilNone();
  });

  it('go on counting when a mouse was over them and gone before that could be drawn', async () => {
    await openPaused();
    await button('Neutro').click();
    await toasts().first().waitFor();
    await kit.page.mouse.move(5, 5);
    await kit.page.getByRole('region', { name: 'Avisos' }).evaluate((region) => {
      for (const type of ['pointerover', 'pointerout']) {
        const relatedTarget = document.body;
        region.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget }),
        );
      }
    });
    await untilNone();
  });

  it('last as long as ever when the next one came while a mouse was over them and gone', async () => {
    await openPaused();
    await button('Neutro').click();
    await toasts().first().waitFor();
    await kit.page.mouse.move(5, 5);
    const next = await button('Sucesso').elementHandle();
    await kit.page.getByRole('region', { name: 'Avisos' }).evaluate((region, shower) => {
      for (const type of ['pointerover', 'pointerout']) {
        const relatedTarget = document.body;
        region.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget }),
        );
      }
      if (shower instanceof HTMLElement) shower.click();
    }, next);
    await expect.poll(() => toasts().count()).toBe(2);
    await kit.page.clock.runFor(TOAST_MS / 2);
    expect(await toasts().count()).toBe(2);
    await untilNone();
  });

  it('are said: politely, errors at once', async () => {
    await openKit();
    await button('Sucesso').click();
    await expect
      .poll(() => kit.page.getByRole('status').allTextContents())
      .toContain('Treino salvo');
    await button('Erro').click();
    await expect
      .poll(() => kit.page.getByRole('alert').allTextContents())
      .toEqual([expect.stringContaining('Não deu para enviar.')]);
  });

  it('stay in sight over a sheet', async () => {
    await openKit();
    await button('Andamento').click();
    await button('Abrir folha').click();
    await kit.page.keyboard.press('Escape');
    await expect.poll(() => toasts().first().isVisible()).toBe(true);
  });

  it('do their action while a sheet is open, and stay when it closes', async () => {
    await openKit();
    await button('Aviso com ação').click();
    await button('Abrir folha').click();
    await undo().click();
    await kit.page.getByText('1 desfeitas').waitFor();
    await button('Fechar').click();
    await button('Andamento').click();
    await button('Abrir folha curta').click();
    await button('Concluir e salvar').click();
    await expect.poll(() => toasts().allTextContents()).toEqual(['Enviando']);
  });
});
