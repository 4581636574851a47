import { beforeAll, expect, test } from 'vitest';
import { untilWorkerControls } from '../pwa/worker-page';
import { layoutFaults } from './layout-faults';
import { button, page, sheet, signedUp } from './opened';
import { disc, figuresOf, finish, reopener } from './workout-steps';

const FICHA = `Treino A - Pernas
leg press 45 2x12-15 rir 3; dupla
cadeira extensora 2x12-15
remada baixa com triângulo 2x12-15`;

signedUp({ email: 'lia@example.com', name: 'Lia' });

beforeAll(async () => {
  await page.goto('/');
  await untilWorkerControls(page);
});

const exercises = () => page.getByRole('list', { name: 'Exercícios do treino' });
const start = () => page.getByRole('region', { name: 'Carga para começar' });

test('the exercise library is one tap from the start screen', async () => {
  await page.getByRole('link', { name: /^Exercícios/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Exercícios' }).waitFor();
  await page.goBack();
});

test('who begins reads whole sentences, and is proposed a load that nobody is asked to reach', async () => {
  await page.getByRole('link', { name: 'Escolher uma ficha pronta' }).click();
  await button('Digitar ou colar').click();
  await page.getByRole('textbox', { name: 'Texto da ficha' }).fill(FICHA);
  await button('Criar ficha').click();
  await page.getByText('É o próximo').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Hoje' }).first().click();
  const sentence = '2 séries de 12 a 15 repetições; pare com 3 sobrando';
  await page.getByText(sentence).waitFor();
  await button('Começar treino').click();
  await page.getByText('12 a 15 repetições; pare com 3 sobrando').first().waitFor();

  // Nothing is known about the person, so the lightest load comes first.
  await start()
    .getByText(/^Comece com a menor carga; se sobrarem mais de 3/)
    .waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  await button('Calcular pelo meu peso').click();
  const asked = sheet('Carga para começar');
  await asked.getByLabel('Peso').fill('70');
  await asked.getByLabel('Idade').fill('62');
  await asked.getByText('Feminino').click();
  expect(await layoutFaults(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Calcular' }).click();
  // 63.5 kg × 0.82 × 40 and 50 %, by the steps of the machine.
  await start()
    .getByText(/^Comece com 20\skg; se sobrarem mais de 3 repetições, aumente/)
    .waitFor();
  await start().getByText('De onde vem esta carga').click();
  await start()
    .getByText(/Cooper Institute/)
    .waitFor();
  await button(/^Usar 20\skg$/).click();
  await expect.poll(() => figuresOf(page, 2)).toMatch(/20 quilos/);
  await disc(page, 1, 2).click();
  await reopener(page, 1).waitFor();
  expect(await start().count()).toBe(0);

  // The facts serve the next exercise too, and nothing is proposed without a source.
  await exercises()
    .getByRole('button', { name: /Cadeira extensora/ })
    .click();
  await start()
    .getByText(/^Comece com 5\skg; /)
    .waitFor();
  await exercises()
    .getByRole('button', { name: /Remada baixa/ })
    .click();
  await start()
    .getByText(/^Comece com a menor carga; /)
    .waitFor();
  expect(await button('Calcular pelo meu peso').count()).toBe(0);

  // The first workout has its moment.
  await finish(page);
  const first = page.getByRole('region', { name: 'Seu primeiro treino' });
  await first.getByText(/^O mais difícil já foi\./).waitFor();
  await page.context().setOffline(false);
});
