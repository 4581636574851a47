import { describe, expect, test } from 'vitest';
import { addDays, localDay } from '../../src/domain/local-day';
import { numericDay } from '../../src/words/format/day';
import { ZONE } from '../harness/zone';
import { axeInBothThemes } from './axe-steps';
import { importPast } from './import-steps';
import { device, page, signedIn } from './opened';
import { BENCH, goTo, SQUAT } from './person-steps';

const EMAIL = 'lia.progresso@example.com';

signedIn('Lia', EMAIL);

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
const section = (name: string) =>
  page.getByRole('navigation', { name: 'Seções do progresso' }).getByRole('link', { name });
const choose = (name: string) => page.getByText(name, { exact: true }).first().click();

/** Workouts at numbers of days before today, a kilo more each week; two sets each. */
function importAgo(daysAgo: readonly number[], exercise = 'Bench Press (Barbell)'): Promise<void> {
  const today = localDay(Date.now(), ZONE);
  const workouts = daysAgo.map(
    (days) => [addDays(today, -days), 100 - Math.floor(days / 7)] as const,
  );
  return importPast(page, { workouts, exercise, sets: 2 });
}

describe('the summary of progress', () => {
  test('before the first workout says what will be here and starts one', async () => {
    await tab('Progresso').click();
    await heading('Nenhum treino ainda').waitFor();
    await page.getByRole('button', { name: 'Começar treino' }).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  test('says the weeks and the rhythm in words, without network', async () => {
    // Two in each of the last four whole weeks, and one long before.
    await importAgo([7, 9, 14, 16, 21, 23, 28, 30, 200]);
    await device.setOffline(true);
    await goTo(page, '/app/progress');
    await page
      .getByText(/^Desde .*: 8 treinos, 16 séries, 15,.*t, 8.h.00; .* por semana\.$/)
      .waitFor();
    await page.getByText(/semanas você treinou pelo menos \d dias?\.$/).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  test('shows another figure, its table, and says where it has none', async () => {
    await choose('Séries');
    await page.getByText(/^Em média .*séries por semana; no máximo 4.séries/).waitFor();
    await page.getByRole('button', { name: 'Ver como tabela' }).first().click();
    const rows = page.getByRole('region', { name: 'Séries por semana' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(13);
    await choose('Esforço');
    await page.getByText('Nenhum treino com PSE neste período').waitFor();
  });

  test('keeps its range in the address, so that the way back finds it', async () => {
    await choose('Tudo');
    await page.getByText(/^Desde o começo: 9 treinos/).waitFor();
    await section('Histórico').click();
    await heading('Histórico').waitFor();
    await page.goBack();
    await page.getByText(/^Desde o começo: 9 treinos/).waitFor();
    expect(new URL(page.url()).searchParams.get('range')).toBe('all');
    expect(await section('Resumo').getAttribute('aria-current')).toBe('page');
  });
});

describe('the exercises of a time', () => {
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  const trained = () => list('Neste período').getByRole('link');
  const rested = () => list('Sem treinar há mais tempo').getByRole('link');
  const search = (text: string) =>
    page.getByRole('searchbox', { name: 'Buscar exercício' }).fill(text);

  test('are told in words, and those of long ago with how long', async () => {
    await importAgo([180, 187], 'Squat (Barbell)');
    await goTo(page, '/app/progress/exercises');
    // Brzycki (1993): 96 kg × 10 is 128 kg, 99 kg × 10 is 132 kg.
    await trained()
      .getByText(/^De 128 para 132.kg em 3 semanas, \+3% · 8 treinos$/)
      .waitFor();
    await rested().getByText(SQUAT).waitFor();
    await rested().getByText('Última vez há 6 meses').waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  test('are found by their names, and sorted', async () => {
    await search('agachamento');
    await page.getByText('Nenhum exercício com essas palavras', { exact: false }).waitFor();
    await rested().getByText(SQUAT).waitFor();
    await search('');
    await choose('Tudo');
    await choose('Recentes');
    await trained().nth(1).getByText(SQUAT).waitFor();
    expect(await rested().count()).toBe(0);
  });

  test('lead to a page each, from which the way up is this list as it was', async () => {
    await trained().nth(1).click();
    await heading(SQUAT).waitFor();
    await page.getByRole('link', { name: 'Voltar aos exercícios' }).click();
    await trained().nth(1).getByText(SQUAT).waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('last');
  });

  test('stand beside each other where they are opposites, without a verdict', async () => {
    const balance = page.getByRole('region', { name: 'Equilíbrio de força' });
    await balance.getByText(/^Supino reto com barra .* é \d+% de Agachamento/).waitFor();
    await balance.getByText('O que isto diz e não diz').click();
    await balance.getByText(/^Não conhecemos referência sólida/).waitFor();
  });

  test('have a page each: other figures, and records that follow a deleted workout', async () => {
    const today = localDay(Date.now(), ZONE);
    const record = page.getByRole('row', { name: /^10 99.kg/ });
    await choose('12 sem');
    await trained().getByText(BENCH).click();
    await page.getByText(/^De 128 para 132.kg em 3 semanas, \+3%\.$/).waitFor();
    await choose('Carga');
    await page.getByText(/^De 96 para 99.kg em 3 semanas, \+3%\.$/).waitFor();
    await choose('Reps');
    await page
      .getByRole('group', { name: 'Com qual carga' })
      .getByRole('button', { name: /^97.kg$/ })
      .click();
    await page.getByText(/^Em 10.reps, sem mudança em 2 dias\.$/).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    // With equal performances on two days, the first one has the record.
    await record.getByRole('link', { name: numericDay(addDays(today, -9)) }).click();
    await page.getByRole('button', { name: 'Opções do treino' }).click();
    await page.getByRole('button', { name: /^Apagar treino/ }).click();
    await page.getByText('Treino na lixeira').first().waitFor();
    await goTo(page, '/app/exercises/barbell-bench-press');
    await record.getByRole('link', { name: numericDay(addDays(today, -7)) }).waitFor();
  });
});
