import { beforeAll, expect, test } from 'vitest';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { button, page, signedUp } from './opened';
import { BENCH, untilSent } from './person-steps';
import { disc, finish, reopener } from './workout-steps';

/** Two days with one exercise each, so that a round has three sets. */
const FICHA = `Treino A - Superiores
supino reto com barra 2x8 60 sem descanso; dupla
Treino B - Inferiores
agachamento livre com barra 1x5 80 sem descanso; linear`;

signedUp({ email: 'rui@example.com', name: 'Rui' });

beforeAll(async () => {
  await page.goto('/');
  // Files for offline use are there once the worker is.
  await untilWorkerControls(page);
});

const heading = (name: string) => page.getByRole('heading', { name });

async function toHome(): Promise<void> {
  await page.getByRole('link', { name: 'Hoje' }).first().click();
}

async function logSets(count: number): Promise<void> {
  for (let nth = 1; nth <= count; nth += 1) {
    await disc(page, nth, count).click();
    await reopener(page, nth).waitFor();
  }
}

test('a ficha is trained by without network: its days in turn, its loads by its rule', async () => {
  await page.getByRole('link', { name: 'Escolher uma ficha pronta' }).click();
  await button('Digitar ou colar').click();
  await page.getByRole('textbox', { name: 'Texto da ficha' }).fill(FICHA);
  await button('Criar ficha').click();
  // The first ficha becomes the active one.
  await page.getByText('É o próximo').waitFor();
  await page.context().setOffline(true);

  await toHome();
  await heading('A · Superiores').waitFor();
  await page.getByText(/^2 séries de 8 repetições com 60\skg$/).waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Começar treino').click();
  await page.getByText(/^A ficha pede 60\skg para começar\.$/).waitFor();
  await logSets(2);
  await finish(page);

  await toHome();
  await page.getByText(/^Próximo treino · /).waitFor();
  await heading('B · Inferiores').waitFor();
  await button('Treinar mesmo assim').click();
  await logSets(1);
  await finish(page);

  await toHome();
  await heading('A · Superiores').waitFor();
  await page.getByText(/^2 séries de 8 repetições com 62,5\skg$/).waitFor();
  await button('Treinar mesmo assim').click();
  await heading(BENCH).waitFor();
  await page.getByText(/^Você fez 2 × 8 com 60\skg: hoje 62,5\skg\.$/).waitFor();

  // The account accepts all of it.
  await page.context().setOffline(false);
  await untilSent(page);
  await page.getByText(/^Você fez 2 × 8 com 60\skg/).waitFor();
});
