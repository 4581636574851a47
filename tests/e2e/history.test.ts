import { describe, expect, test } from 'vitest';
import { addDays, localDay, startOfWeek } from '../../src/domain/local-day';
import { longDay, numericDay } from '../../src/words/format/day';
import { ZONE } from '../harness/zone';
import { axeFindings } from './axe-steps';
import { button, complaints, device, page, signedIn } from './opened';
import { BENCH, goTo } from './person-steps';

const today = localDay(Date.now(), ZONE);
const YESTERDAY = addDays(today, -1);
const EARLIER = addDays(today, -40);
const EMAIL = 'lia@example.com';
const NOTE = 'Dor no ombro esquerdo';

signedIn('Lia Prado', EMAIL);

const link = (name: string | RegExp) => page.getByRole('link', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const set = (effort: RegExp) => page.getByRole('button', { name: effort });

async function when(day: string, time: string): Promise<void> {
  await page.getByLabel('Dia', { exact: true }).fill(numericDay(day));
  await page.getByLabel('Começo').fill(time);
  // The toast of the step before covers the button for some seconds.
  await page.mouse.move(0, 0);
  const said = page.getByRole('region', { name: 'Avisos' }).locator('p');
  await said.first().waitFor({ state: 'detached' });
}

describe('the past of one person, without a workout under way', () => {
  test('a workout that already was is written down; tomorrow is refused', async () => {
    await goTo(page, '/app/history');
    await link('Registrar um que já passou').click();
    await heading('Quando foi').waitFor();
    await when(addDays(today, 1), '18:00');
    await page.getByLabel('Começo').blur();
    await page.getByText(/A data mais recente aqui é/).waitFor();
    expect(await button('Registrar').isDisabled()).toBe(true);
    await when(YESTERDAY, '1805');
    await button('Registrar').click();
    await page.getByText(/ · 18:05 às 19:05$/).waitFor();
    await button('Opções do treino').click();
    await button('Adicionar exercício').click();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('supino reto barra');
    await button(`Adicionar ${BENCH}`).click();
    await button(/^1\s/).click();
    await button('Registrar série').click();
    await set(/^1\s*20\D*kg × 10/).waitFor();
    await button('Opções do treino').click();
    await button('Anotar').click();
    await page.getByRole('textbox', { name: 'Nota' }).fill(NOTE);
    await button('Salvar').click();
    await page.getByText(NOTE).waitFor();
  });

  test('it never looks like one under way', async () => {
    await goTo(page, '/');
    await heading('Bom treino, Lia').waitFor();
    // On a Monday, yesterday is in another week.
    const trained = startOfWeek(today) === today ? 'Nenhum treino ainda' : '1 dia de treino';
    await page.getByText(trained).waitFor();
    expect(await link(/^Continuar/).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
    await device.setOffline(true);
  });

  test('an older one like it is added, and the records follow what is put right in it', async () => {
    await goTo(page, '/app/history');
    await link(/séries?/)
      .first()
      .click();
    await button('Opções do treino').click();
    await button(/^Repetir em outro dia/).click();
    await when(EARLIER, '07:30');
    await button('Registrar').click();
    await page.getByText(/ · 07:30 às 08:30$/).waitFor();

    const correct = async (day: string, presses: number) => {
      await goTo(page, `/app/history?from=${day}&to=${day}`);
      await link(new RegExp(longDay(day))).click();
      await set(/^1\s/).click();
      await heading('Corrigir série 1').waitFor();
      for (let press = 0; press < presses; press += 1) await button('Aumentar 2,5 quilos').click();
      await button('Salvar correção').click();
    };
    await correct(YESTERDAY, 1);
    await heading('Recordes deste treino').waitFor();
    await correct(EARLIER, 3);
    await set(/^1\s*27,5\D*kg × 10/).waitFor();
    await link('Voltar ao histórico').click();
    await button(/^Tirar o filtro Desde/).click();
    await button(/^Tirar o filtro Até/).click();
    await link(new RegExp(longDay(YESTERDAY))).click();
    await set(/^1\s*22,5\D*kg × 10/).waitFor();
    await heading('Recordes deste treino').waitFor({ state: 'detached' });
  });

  test('its day, hour and length are put right', async () => {
    await button('Opções do treino').click();
    await button('Mudar data e hora').click();
    await page.getByLabel('Começo').fill('06:00');
    await page.getByLabel('Duração').fill('45');
    await button('Salvar').click();
    await page.getByText(/ · 06:00 às 06:45$/).waitFor();
  });

  test('it is found by a word of its note, and the way back finds the search again', async () => {
    await goTo(page, '/app/history');
    await page.getByRole('searchbox').fill('ombro supino');
    await page.getByText('1 treino', { exact: true }).waitFor();
    await expect.poll(() => page.locator('mark').allInnerTexts()).toEqual(['ombro']);
    await page.waitForURL(/q=ombro/);
    expect(await axeFindings(page)).toEqual([]);
    await link(new RegExp(longDay(YESTERDAY))).click();
    await link('Voltar ao histórico').click();
    await page.getByText('1 treino', { exact: true }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('ombro supino');
  });

  test('when nothing fits, it is said what to drop', async () => {
    await button('Filtros').click();
    await page.getByLabel('Grupo muscular').selectOption({ label: 'Costas' });
    await button('Nenhum treino assim').click();
    // A toast of the previous test may be where the sheet's button was, and a pointer on it keeps
    // it open.
    await page.mouse.move(0, 0);
    await heading('Nenhum treino com tudo isso').waitFor();
    await button('Tirar Costas · 1 treino').click();
    await link(new RegExp(longDay(YESTERDAY))).waitFor();
  });

  test('the calendar leads to the workout of a day, and from a day without one to adding it', async () => {
    await goTo(page, '/app/history?view=calendar');
    const yesterday = page.getByRole('grid').getByRole('link', { name: longDay(YESTERDAY) });
    const inSight = YESTERDAY.slice(0, 7) === today.slice(0, 7);
    if (!inSight) await button('Mês anterior').click();
    await yesterday.first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await yesterday.first().click();
    await page.getByText(/ · 06:00 às 06:45$/).waitFor();
    await link('Voltar ao histórico').click();
    if (!inSight) await button('Próximo mês').waitFor();
    await goTo(page, `/app/history?view=calendar&month=${EARLIER.slice(0, 7)}`);
    await link(`${longDay(addDays(EARLIER, -1))}: sem treino. Registrar`)
      .first()
      .click();
    await heading('Quando foi').waitFor();
    const day = page.getByLabel('Dia', { exact: true });
    expect(await day.inputValue()).toBe(numericDay(addDays(EARLIER, -1)));
    await link('Cancelar').click();
    await heading('Histórico').waitFor();
  });

  test('nothing was complained about on the way', () => {
    expect(complaints).toEqual([]);
  });
});
