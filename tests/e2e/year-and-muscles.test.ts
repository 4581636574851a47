import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, localDay } from '../../src/domain/local-day';
import { ZONE } from '../harness/zone';
import { axeFindings } from './axe-steps';
import { importPast } from './import-steps';
import { device, page, signedIn } from './opened';
import { BENCH, goTo } from './person-steps';

const EMAIL = 'ivo@example.com';

signedIn('Ivo', EMAIL);

beforeAll(async () => {
  const today = localDay(Date.now(), ZONE);
  const lately = [15, 8, 1].map((days) => [addDays(today, -days), 60] as const);
  await importPast(page, {
    workouts: [['2023-05-08', 50], ['2023-05-17', 55], ...lately],
    exercise: 'Bench Press (Barbell)',
    sets: 4,
  });
  // Screens that were not opened yet come from the offline storage.
  await device.setOffline(true);
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('sets by muscle, without network', () => {
  test('are told against the range, which the person can change', async () => {
    await goTo(page, '/app/progress/muscles');
    await page.getByText(/abaixo da faixa de 10–20 séries por semana: .*peito \(4\)/).waitFor();
    await page.getByText(/Sem treino: .*panturrilhas/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button('Mudar a faixa').click();
    for (let least = 10; least > 4; least -= 1) {
      await button('Uma série a menos no mínimo').click();
    }
    await button('Salvar faixa').click();
    await page.getByText(/dentro da faixa de 4–20 séries por semana: peito \(4\)\./).waitFor();
  });

  test('each group has its weeks and the exercises that trained it', async () => {
    await button(/^Tríceps/).click();
    const sheet = page.getByRole('dialog', { name: 'Tríceps' });
    await sheet.getByText(/^2 séries por semana, abaixo da faixa/).waitFor();
    await sheet.getByRole('link', { name: /^Supino.*Ajuda: vale metade.*6 séries/ }).click();
    await heading(BENCH).waitFor();
    await page.goBack();
    await button(/^Tríceps/).waitFor();
  });
});

describe('a year looked back at, without network', () => {
  test('says what was done in that year alone', async () => {
    await goTo(page, '/app/progress/year/2023');
    await page.getByText(/^Em 2023: 2 treinos em 2 dias, 2.h.00 e 8 séries\.$/).waitFor();
    await page.getByText('Maio teve mais: 2 treinos.').waitFor();
    await page.getByText('2 semanas, de 8 de mai. a 21 de mai.').waitFor();
    await page.getByText(/séries? fo(i|ram) recorde/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is drawn to be shared, with loads or without', async () => {
    await button('Compartilhar o ano').click();
    const sheet = page.getByRole('dialog', { name: 'Compartilhar o ano' });
    await sheet.getByRole('img', { name: /Meu 2023 de treino.*\bde carga/ }).waitFor();
    await sheet.getByText('Cargas e volume').click();
    const picture = sheet.getByRole('img', { name: /Meu 2023 de treino/ });
    await expect.poll(() => picture.getAttribute('alt')).not.toMatch(/carga|\bkg\b|\bt\b/);
    await sheet.getByRole('button', { name: 'Salvar imagem' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('of a year without a workout says so, and leads to one that has some', async () => {
    await goTo(page, '/app/progress/year/2020');
    await heading('Nenhum treino em 2020').waitFor();
    await button('2023').click();
    await page.getByText(/^Em 2023: /).waitFor();
  });
});
