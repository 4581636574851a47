import type { Locator } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { button, complaints, device, page, signedUp, toast, undo } from './opened';
import { BENCH, IN_MOTION } from './person-steps';
import {
  addExercise,
  disc,
  discardRunning,
  figuresOf,
  logTyped,
  reopener,
  row,
  startEmpty,
} from './workout-steps';

signedUp({ email: 'caio@example.com', name: 'Caio' }, { ...IN_MOTION, serviceWorkers: 'block' });

/** The seconds of a timer that shows "1:28". */
async function secondsOf(timer: Locator): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await timer.innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

const findings = () => axeInBothThemes(page);

describe('one workout on one phone', () => {
  beforeEach(async () => {
    await startEmpty(page);
    await addExercise(page, BENCH);
  });
  afterEach(() => discardRunning(page));

  test('a tap logs the set as shown, starts the rest and moves on; a typed load carries on', async () => {
    await logTyped(page, '82,5');
    await reopener(page, 1).waitFor();
    await toast('Série 1 registrada').waitFor();
    await page.getByRole('timer').waitFor();
    await disc(page, 2, 3).click();
    await reopener(page, 2).waitFor();
    // The tick gets its own frame; the rest of the row changes in the next one.
    await expect.poll(() => figuresOf(page, 2)).toContain('82,5 quilos, 10 repetições. Feita');
    await expect.poll(() => figuresOf(page, 3)).toContain('82,5 quilos');
    await expect.poll(() => row(page, 3).getAttribute('aria-current')).toBe('step');
  });

  test('a device that does not keep its screen on is said to be the reason', async () => {
    const tab = await device.newPage();
    await tab.addInitScript(() => {
      navigator.wakeLock.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await tab.goto('/app/workout');
    await tab.getByText('O aparelho não deixou manter a tela acesa').waitFor();
    await tab.close();
  });

  test('a double tap logs one set', async () => {
    // Tapped again while it is being stored, and once more as soon as it is shown. In the page, so
    // that the machine's speed does not matter.
    await page.evaluate(() => {
      const named = (start: string) =>
        document.querySelector<HTMLElement>(`button[aria-label^="${start}"]`);
      const shown = new MutationObserver(() => {
        if (!named('Reabrir série 1')) return;
        shown.disconnect();
        named('Concluir série 2 de 3')?.click();
      });
      shown.observe(document.body, { attributes: true, childList: true, subtree: true });
      for (const _ of [1, 2]) named('Concluir série 1 de 3')?.click();
    });
    await reopener(page, 1).waitFor();
    await disc(page, 2, 3).click({ trial: true });
    expect(await reopener(page, 2).count()).toBe(0);
  });

  test('the toast takes a set back with its values, and so does its row for ever', async () => {
    await logTyped(page, '60');
    await button('Desfazer').click();
    await disc(page, 1, 3).waitFor();
    await expect.poll(() => figuresOf(page, 1)).toContain('60 quilos');
    await page.getByRole('timer').waitFor({ state: 'detached' });
    await disc(page, 1, 3).click();
    // An immediate tap would count as part of a double tap.
    await disc(page, 2, 3).click({ trial: true });
    await reopener(page, 1).click();
    await disc(page, 1, 3).waitFor();
  });

  test('a done set is corrected from its row', async () => {
    await disc(page, 1, 3).click();
    await button(/^Série 1 de 3.*Corrigir$/).click();
    const sheet = page.getByRole('dialog', { name: 'Corrigir série 1' });
    await sheet.getByRole('button', { name: 'Diminuir 1 repetição' }).click();
    await sheet.getByRole('button', { name: 'Salvar correção' }).click();
    await expect.poll(() => figuresOf(page, 1)).toContain('20 quilos, 9 repetições. Feita');
  });

  test('steps are kept at once: a reload finds them, the sets and the rest', async () => {
    await button('Aumentar 2,5 quilos').click();
    await button('Aumentar 2,5 quilos').click();
    await disc(page, 1, 3).click();
    await reopener(page, 1).waitFor();
    await page.reload();
    await reopener(page, 1).waitFor();
    await expect.poll(() => figuresOf(page, 1)).toContain('25 quilos');
    await page.getByRole('timer').waitFor();
    await expect.poll(() => disc(page, 2, 3).getAttribute('aria-label')).toContain('25 quilos');
  });

  test('the rest is lengthened, paused and skipped', async () => {
    await disc(page, 1, 3).click();
    const timer = page.getByRole('timer');
    await timer.waitFor();
    const left = await secondsOf(timer);
    expect(left).toBeGreaterThan(60);
    await button('Mais 15 segundos').click();
    await expect.poll(() => secondsOf(timer)).toBeGreaterThan(left);
    await button('Pausar descanso').click();
    await button('Continuar descanso').waitFor();
    const paused = await timer.textContent();
    await page.reload();
    await button('Continuar descanso').waitFor();
    await expect.poll(() => timer.textContent()).toBe(paused);
    await button('Pular descanso').click();
    await timer.waitFor({ state: 'detached' });
  });

  test('a set gets a kind, another is removed and comes back', async () => {
    await button('Opções da série 1').click();
    await button(/^Aquecimento/).click();
    await expect.poll(() => figuresOf(page, 1)).toMatch(/^Aquecimento 1 de 1:/);
    await button('Opções da série 2').click();
    await button('Remover série').click();
    await expect.poll(() => row(page, 3).count()).toBe(0);
    await button('Desfazer').click();
    await row(page, 3).waitFor();
  });

  test('exercises move, carry notes and rests of their own, leave and come back', async () => {
    await addExercise(page, 'Prancha frontal');
    const names = () =>
      page.getByRole('list', { name: 'Exercícios do treino' }).getByRole('button').allInnerTexts();
    await button(`Opções de ${BENCH}`).click();
    await button('Mover para baixo').click();
    await expect.poll(async () => (await names())[1] ?? '').toContain(BENCH);

    await button(`Opções de ${BENCH}`).click();
    await button('Anotação').click();
    await page.getByLabel('Regulagem, pegada, como foi').fill('Banco no furo 3');
    await button('Salvar').click();
    await button('Banco no furo 3').waitFor();

    await button(/^Descanso: /).click();
    await button('2:00').click();
    await button('Salvar descanso').click();
    await button('Descanso: 2:00. Mudar').waitFor();

    await button(`Opções de ${BENCH}`).click();
    await button('Remover exercício').click();
    await page.getByRole('heading', { level: 2, name: 'Prancha frontal' }).waitFor();
    await button('Desfazer').click();
    await expect.poll(async () => (await names()).length).toBe(2);
  });

  test('a timed set is counted and logged with the time it took', async () => {
    await addExercise(page, 'Prancha frontal');
    await button(/Prancha frontal.*0 de 3 séries/).click();
    await button('Começar série 1 de 3: 30 segundos').click();
    await button('Parar tempo').waitFor();
    await page.reload();
    await button(/Prancha frontal.*0 de 3 séries/).click();
    await button('Parar tempo').waitFor();
    await disc(page, 1, 3).click();
    await expect.poll(() => figuresOf(page, 1)).toMatch(/: \d+ segundos?\. Feita/);
  });

  test('an exercise that is not in the list is made on the spot', async () => {
    await button('Exercício').click();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('Remada do Zeca');
    await button('Criar “Remada do Zeca”').click();
    await page.getByRole('group', { name: 'Músculos principais' }).getByText('Latíssimo').click();
    await button('Criar e adicionar').click();
    await button(/Remada do Zeca.*0 de 3 séries/).click();
    await page.getByRole('heading', { level: 2, name: 'Remada do Zeca' }).waitFor();
  });

  test('the search forgives accents, order and half words; filters narrow it', async () => {
    await button('Exercício').click();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('halt incl sup');
    await button('Adicionar Supino inclinado com halteres').waitFor();
    await button('Limpar busca').click();
    await button('Costas').click();
    await button('Máquina').click();
    await button('Adicionar Remada na máquina').waitFor();
    await button(`Adicionar ${BENCH}`).waitFor({ state: 'detached' });
    await button('Marcar Remada na máquina').click();
    await button('Marcar Puxada articulada').click();
    await button('Adicionar 2 exercícios').click();
    await page.getByText('0 de 9 séries').first().waitFor();
  });

  test('a discarded workout comes back from its toast', async () => {
    await disc(page, 1, 3).click();
    await reopener(page, 1).waitFor();
    await button('Opções do treino').click();
    await button('Descartar treino').click();
    await button('Descartar').click();
    await undo('Treino descartado').click();
    await reopener(page, 1).waitFor();
  });

  test('axe finds nothing on the live screen, its sheets and its menus, in both themes', async () => {
    await disc(page, 1, 3).click();
    await reopener(page, 1).waitFor();
    expect(await findings()).toEqual([]);
    for (const open of [
      'Exercício',
      'Opções da série 2',
      'Concluir',
      /^Carga.*Digitar$/,
      /^Descanso: /,
    ]) {
      await button(open).click();
      await page.getByRole('dialog').waitFor();
      expect(await findings(), String(open)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

test('the pages had nothing to complain about', () => {
  expect(complaints).toEqual([]);
});
