import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { button, complaints, page, signedUp, toast } from './opened';
import { BENCH, goTo } from './person-steps';
import {
  addExercise,
  disc,
  discardRunning,
  finish,
  reopener,
  typeFirstLoad,
} from './workout-steps';

const FICHA = `Treino A - Superiores
supino reto com barra 2x8 60 sem descanso
puxada frontal na polia 1x10 50 sem descanso`;
const DUMBBELLS = 'Supino reto com halteres';
const PULLDOWN = 'Puxada frontal na polia';

signedUp(
  { email: 'gil@example.com', name: 'Gil' },
  { acceptDownloads: true },
  // The test can skip an hour; otherwise the clock runs normally.
  (phone) => phone.clock.install(),
);

beforeAll(async () => {
  await page.goto('/');
  await untilWorkerControls(page);
  await page.getByRole('link', { name: 'Escolher uma ficha pronta' }).click();
  await button('Digitar ou colar').click();
  const text = page.getByRole('textbox', { name: 'Texto da ficha' });
  await text.fill(FICHA);
  // After an accidental tap closed it, it is still there.
  await page.keyboard.press('Escape');
  await button('Continuar o texto').click();
  expect(await text.inputValue()).toBe(FICHA);
  // It also survives a look elsewhere, and the app in the background.
  await goTo(page, '/app/exercises');
  await page.getByRole('searchbox').waitFor();
  await goTo(page, '/app/programs/new');
  await page.reload();
  await button('Continuar o texto').click();
  expect(await text.inputValue()).toBe(FICHA);
  await button('Criar ficha').click();
  // The first ficha becomes the active one.
  await page.getByText('É o próximo').waitFor();
  // Once the ficha is created, a new form does not continue its text.
  const made = new URL(page.url()).pathname;
  await goTo(page, '/app/programs/new');
  await button('Digitar ou colar').waitFor();
  await goTo(page, made);
  await page.context().setOffline(true);
});

const current = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

async function openSwap(): Promise<void> {
  await button(/^Opções de /)
    .first()
    .click();
  await button(/^Trocar exercício/).click();
}
const choose = (name: string) => page.getByRole('dialog').getByRole('button', { name: `${name} ` });

test('an exercise is swapped for today in three taps without network, and taken back', async () => {
  await goTo(page, '/');
  await button('Começar treino').click();
  await current(BENCH).waitFor();
  await openSwap();
  await page.getByText('Mesmos músculos · halteres · primeira vez').waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
  await choose(DUMBBELLS).click();
  await current(DUMBBELLS).waitFor();
  await toast(`Trocado por ${DUMBBELLS}, só hoje`).waitFor();
  await disc(page, 1, 2).waitFor();
  await button('Desfazer').click();
  await current(BENCH).waitFor();
});

test('swapped for good, what was done stays, the rest goes on, and the ficha has the new one', async () => {
  await disc(page, 1, 2).click();
  await reopener(page, 1).waitFor();
  await openSwap();
  await page.getByRole('radio', { name: 'De agora em diante' }).check({ force: true });
  await choose(DUMBBELLS).click();
  await current(DUMBBELLS).waitFor();
  await toast(`${DUMBBELLS} entrou na ficha`).waitFor();
  await button(new RegExp(`${BENCH}.*1 de 1 série`)).waitFor();
  await disc(page, 1, 1).click();
  await typeFirstLoad(page, '20');
  await current(PULLDOWN).waitFor();
});

test('finished late, it ends with its last set, and says how hard it was and what was more', async () => {
  await disc(page, 1, 1).click();
  await button('Concluir treino').waitFor();
  await page.clock.fastForward(70 * 60_000);
  await button('Concluir treino').click();
  const ending = page.getByRole('dialog', { name: 'Concluir treino' });
  await ending.getByText(/^Termina às \d\d:\d\d, com a última série\.$/).waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Terminei agora').click();
  await page.waitForURL(/\/app\/history\//);
  await page.getByRole('heading', { name: 'Treino salvo' }).waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByText(/^1\sh\s1\d$/).waitFor();
  await button(/^Terminou às \d\d:\d\d, na última série$/).click();
  await page.getByText(/^1\sh\s1\d$/).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: '7, Muito forte' }).check({ force: true });

  const url = page.url();
  await goTo(page, '/app/history');
  await goTo(page, new URL(url).pathname);
  await page.getByText('7 · Muito forte').waitFor();
});

test('a picture of it is made on the device, with and without the loads', async () => {
  await button('Opções do treino').click();
  await button('Compartilhar').click();
  const picture = page.getByRole('dialog').getByRole('img');
  await picture.waitFor();
  await expect.poll(() => picture.getAttribute('alt')).toMatch(/^A · Superiores, .*3 séries.*kg/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Salvar imagem').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^anilha-treino-\d{4}-\d\d-\d\d\.png$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1920]);
  await page.getByRole('switch', { name: 'Cargas e volume' }).click();
  await expect.poll(() => picture.getAttribute('alt')).not.toContain('kg');
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Fechar').click();

  await goTo(page, '/');
  await page.getByText(DUMBBELLS).first().waitFor();
});

test('with a painful shoulder, what loads it is left out of a swap, and can be seen all the same', async () => {
  await button(/^(Começar treino|Treinar mesmo assim)$/).click();
  await disc(page, 1, 2).click();
  await reopener(page, 1).waitFor();
  await finish(page);
  await button('Ombro').click();
  await page.getByRole('dialog').getByText('deixar de fora o que pega onde doeu').waitFor();
  await button('Concordo em guardar').click();
  await page.getByText('Forte', { exact: true }).click();
  await page.getByRole('radio', { name: 'Forte', checked: true }).waitFor();

  await goTo(page, '/');
  await button(/^(Começar treino|Treinar mesmo assim)$/).click();
  await addExercise(page, 'Supino fechado com barra');
  await button(/Supino fechado com barra.*0 de 3 séries/).click();
  await button('Opções de Supino fechado com barra').click();
  await button(/^Trocar exercício/).click();
  const sheet = page.getByRole('dialog', { name: 'Trocar exercício' });
  const instead = sheet.getByRole('list', { name: 'No lugar dele' });
  await sheet
    .getByText(/^5 exercícios que pegam o ombro ficaram de fora, pela dor anotada/)
    .waitFor();
  await expect.poll(() => instead.getByRole('button').count()).toBe(5);
  expect(await instead.getByText('pega o ombro').count()).toBe(0);
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Ver mesmo assim').click();
  const leftOut = sheet.getByRole('list', { name: 'Ficaram de fora' }).getByRole('button');
  await leftOut.first().getByText('pega o ombro').waitFor();
  await expect.poll(() => leftOut.count()).toBe(5);
  // A search by name finds it too.
  await sheet.getByRole('searchbox').fill('supino inclinado com barra');
  await sheet.getByText(/^Peito · barra · pega o ombro$/).waitFor();
  await sheet.getByRole('searchbox').fill('');
  await button('Ver mesmo assim').click();
  const name = (await leftOut.first().innerText()).split('\n')[0] ?? '';
  await leftOut.first().click();
  await toast(`Trocado por ${name}, só hoje`).waitFor();
  expect(complaints).toEqual([]);
});

test('C8b: where nothing is stored the end of a workout is not said to be saved, and nothing reloads', async () => {
  await discardRunning(page);
  await button(/^(Começar treino|Treinar mesmo assim)$/).click();
  await disc(page, 1, 2).click();
  await reopener(page, 1).waitFor();
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
      return transaction.call(this, names, mode, options);
    };
  });
  await disc(page, 2, 2).click();
  await toast('Série 2 registrada. Ainda só na memória.').waitFor();
  await finish(page);
  await page.getByRole('heading', { name: 'Treino concluído' }).waitFor();
  const unsaved = page
    .getByRole('alert')
    .getByText(/^Não foi possível salvar neste aparelho.* mantenha o app aberto/);
  await unsaved.waitFor();
  expect(await page.getByText('Treino salvo').count()).toBe(0);

  // Only memory has it, so a reload of the page waits.
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await goTo(page, '/app/history');
  await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor();
  await unsaved.waitFor();
});
