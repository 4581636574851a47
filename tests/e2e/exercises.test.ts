import { beforeAll, describe, expect, test } from 'vitest';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { button, complaints, page, sheet, signedUp } from './opened';
import { goTo } from './person-steps';

signedUp({ email: 'rui@example.com', name: 'Rui Prado' });

beforeAll(async () => {
  await untilWorkerControls(page);
});

const search = (text: string) =>
  page.getByRole('searchbox', { name: 'Buscar exercício' }).fill(text);
const listed = (list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('link');
/** Removes the exercise of the open sheet from the lists. */
const remove = async () => {
  await button('Remover exercício').click();
  await sheet('Editar exercício').waitFor({ state: 'hidden' });
};
const sideways = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the exercises of one person', () => {
  test('are found in spite of a wrong letter, and lead to their page and back to the same list', async () => {
    await goTo(page, '/app/profile');
    await page.getByRole('link', { name: 'Exercícios' }).click();
    await page.getByRole('heading', { level: 1, name: 'Exercícios' }).waitFor();
    await listed('Catálogo').first().waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await search('cadiera extensora');
    const found = listed('Encontrados').first();
    await found.getByText('Cadeira extensora', { exact: true }).waitFor();
    await found.click();
    await page.getByRole('heading', { level: 1, name: 'Cadeira extensora' }).waitFor();
    await page.goBack();
    await listed('Encontrados').first().getByText('Cadeira extensora', { exact: true }).waitFor();
  });

  test('get one of their own without network, with what it takes to log it', async () => {
    await page.context().setOffline(true);
    await search('Remada do prédio');
    await page.getByText('Nenhum exercício com essas palavras').waitFor();
    await button('Criar “Remada do prédio”').click();
    await page.getByRole('textbox', { name: 'Nome' }).fill(' ');
    await sheet('Novo exercício').getByRole('button', { name: 'Criar exercício' }).click();
    await page.getByText('Digite um nome').waitFor();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Remada do prédio');
    await page.getByRole('group', { name: 'Músculos principais' }).getByText('Latíssimo').click();
    await sheet('Novo exercício').getByRole('button', { name: 'Criar exercício' }).click();
    await listed('Seus exercícios').getByText('Remada do prédio').waitFor();
    await listed('Seus exercícios').getByText('costas · máquina').waitFor();
  });

  test('are put right: other names, what is logged, the step', async () => {
    await button('Editar Remada do prédio').click();
    await page.getByRole('textbox', { name: 'Outros nomes' }).fill('barca, remo da esquina');
    await page.getByRole('combobox', { name: 'O que anotar' }).selectOption('Carga de cada lado');
    await page.getByRole('combobox', { name: 'Passo da carga' }).selectOption('7,5 kg');
    await page.getByText('Isolado', { exact: true }).click();
    await page.setViewportSize({ width: 320, height: 780 });
    expect(await sideways()).toBe(0);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await axeInBothThemes(page)).toEqual([]);
    await button('Salvar').click();
    await sheet('Editar exercício').waitFor({ state: 'hidden' });
    await search('baarca');
    await listed('Encontrados').getByText('Remada do prédio').waitFor();
    await button('Editar Remada do prédio').click();
    expect(await page.getByRole('combobox', { name: 'Passo da carga' }).inputValue()).toBe('7500');
    expect(await page.getByRole('radio', { name: 'Isolado' }).isChecked()).toBe(true);
  });

  test('are taken from the lists, and brought back at once or later', async () => {
    await remove();
    await page.getByText('Nenhum exercício com essas palavras').waitFor();
    await button('Desfazer').click();
    await listed('Encontrados').getByText('Remada do prédio').waitFor();
    await button('Editar Remada do prédio').click();
    await remove();
    await search('');
    await page.getByText('Removidos (1)').click();
    await page.getByRole('list', { name: 'Removidos' }).getByRole('button').click();
    await button('Devolver às listas').click();
    await button('Remover exercício').waitFor();
    await button('Fechar').click();
    await listed('Seus exercícios').getByText('Remada do prédio').waitFor();
  });

  test('are there for a workout, under any of their names', async () => {
    await page.goto('/app/workout?start=1');
    await button(/^(Adicionar exercício|Exercício)$/).click();
    await search('remo esquina');
    await button('Adicionar Remada do prédio').click();
    await page.getByText('Remada do prédio').first().waitFor();
    await page.getByText('kg por lado').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

test('what is typed stays when a part of the app does not load', async () => {
  await goTo(page, '/app/exercises');
  await button('Criar exercício').click();
  const name = page.getByRole('textbox', { name: 'Nome' });
  await name.fill('Remada do Zé');
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  // The app notes a reload before it begins.
  expect(await page.evaluate(() => sessionStorage.getItem('anilha:reloaded-for'))).toBeNull();
  expect(await name.inputValue()).toBe('Remada do Zé');
});
