import { describe, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { layoutFaults } from './layout-faults';
import { goOffline } from './offline-steps';
import { button, complaints, page, sheet, signedUp } from './opened';
import { goTo } from './person-steps';
import { startEmpty, typeIntoKeypad } from './workout-steps';

signedUp({ email: 'bia@example.com', name: 'Bia Ramos' }, { serviceWorkers: 'block' });

const rows = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const plates = async () =>
  (await rows('Anilhas').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

describe('a gym at home, with two plates of each weight', () => {
  test('is created from what such places have, and is the one at hand', async () => {
    await page.goto('/app/gyms');
    await page.getByRole('heading', { name: 'Nenhum local ainda' }).waitFor();
    await button('Novo local').click();
    await page.getByRole('radio', { name: /^Em casa: barra e anilhas/ }).check();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Garagem');
    await button('Criar local').click();
    await page.getByRole('heading', { level: 1, name: 'Garagem' }).waitFor();
    await expect
      .poll(() => page.getByRole('switch', { name: 'Estou aqui' }).isChecked())
      .toBe(true);
  });

  test('takes what there really is, without network', async () => {
    await button('Opções: Barra reta de 20\u00a0kg').click();
    await button('Tirar da lista').click();
    await page.getByText('Nenhuma barra aqui.').waitFor();
    // Loads the parts that the next taps need.
    await button('Calcular anilhas').click();
    await sheet('Anilhas').waitFor();
    await page.keyboard.press('Escape');
    await goOffline(page, ['records', 'plate-sheet']);
    await button(/^1,25\skg/).click();
    await button('Tirar da lista').click();
    await expect.poll(plates).toEqual(['10 kg 2 anilhas', '5 kg 2 anilhas', '2,5 kg 2 anilhas']);
    await button('Adicionar barra').click();
    await sheet('Adicionar barra').getByLabel('Peso sem anilhas').fill('12');
    await button('Adicionar').click();
    await expect.poll(() => rows('Barras').count()).toBe(1);
  });

  test('a row of weights that means nothing is not left out when it is saved', async () => {
    await button('Editar halteres').click();
    const rack = sheet('Halteres');
    await rack.getByLabel('De', { exact: true }).fill('10');
    await rack.getByLabel(/^Até/).fill('900');
    for (const press of ['Adicionar', 'Salvar']) {
      await rack.getByRole('button', { name: press }).click();
      await rack.getByText('Use um número de 0,5 a 200\u00a0kg').waitFor();
      await rack.getByText('Nenhum peso na lista.').waitFor();
    }
    await rack.getByLabel(/^Até/).fill('14');
    await rack.getByRole('button', { name: 'Adicionar' }).click();
    await rack.getByRole('button', { name: 'Tirar 14\u00a0kg' }).waitFor();
    await rack.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('10 a 14\u00a0kg de 2 em 2').waitFor();
  });

  test('tells what to put on each side, and the nearest where a load cannot be', async () => {
    await button('Calcular anilhas').click();
    await sheet('Anilhas').getByText('De cada lado: 10 + 5 + 2,5\u00a0kg').waitFor();
    await page
      .getByText('60\u00a0kg não dá com estas anilhas. O mais perto é 47\u00a0kg.')
      .waitFor();
    expect(await button('Aumentar').isDisabled()).toBe(true);
    await button('Diminuir para 42 quilos').click();
    await page.getByText('De cada lado: 10 + 5\u00a0kg').waitFor();
    expect(await page.getByText('não dá com estas anilhas').count()).toBe(0);
    await button(/^Carga: 42 quilos/).click();
    await typeIntoKeypad(page, '30');
    await button('Ver anilhas').click();
    await page
      .getByText('30\u00a0kg não dá com estas anilhas. O mais perto é 32\u00a0kg.')
      .waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('keeps a machine’s seat and start weight, and fits a narrow screen', async () => {
    await page.context().setOffline(false);
    await button('Anotar máquina').click();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('cadeira extensora');
    await button(/^Cadeira extensora(?! unilateral)/).click();
    await page.getByLabel('Ajustes').fill('Banco no 4');
    await page.getByLabel('Peso de partida').fill('700');
    const warning = page.getByText('Feche de novo para descartar o que foi escrito.');
    await page.keyboard.press('Escape');
    await warning.waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await page.getByLabel('Ajustes').inputValue()).toBe('Banco no 4');
    await button('Salvar').click();
    await page.getByText('Use um número de 0 a 500').waitFor();
    await sheet('Esta máquina').getByLabel('Peso de partida').fill('7');
    await button('Salvar').click();
    const kept = page.getByText('Banco no 4 · Começa em 7\u00a0kg');
    await kept.waitFor();
    // Without input there is no question; discarded input is gone.
    await button(/^Cadeira extensora/).click();
    await sheet('Esta máquina').waitFor();
    await button('Fechar').click();
    await sheet('Esta máquina').waitFor({ state: 'detached' });
    await button(/^Cadeira extensora/).click();
    await page.getByLabel('Ajustes').fill('Banco no 9');
    await page.mouse.click(5, 5);
    await warning.waitFor();
    await page.getByLabel('Ajustes').fill('Banco no 8');
    await warning.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await warning.waitFor();
    await button('Fechar').click();
    await sheet('Esta máquina').waitFor({ state: 'detached' });
    await kept.waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 780 });
    expect(await layoutFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
  });

  test('narrows the exercises to what it has, and the loads to what its plates make', async () => {
    await startEmpty(page);
    await button('Adicionar exercício').click();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('supino reto');
    const onSmith = button(/^Adicionar Supino reto no Smith/);
    await onSmith.waitFor();
    await button('Tenho aqui').click();
    await onSmith.waitFor({ state: 'detached' });
    await button(/^Adicionar Supino reto com barra/).click();
    // A bar of 12 kg with two plates of each weight cannot reach 22,5.
    await button(/^Carga: 20 quilos/).waitFor();
    await button('Aumentar 2 quilos').click();
    await button(/^Carga: 22 quilos/).waitFor();
    await button('Aumentar 5 quilos').waitFor();
  });

  test('is left for nowhere, removed, and brought back', async () => {
    await goTo(page, '/app/gyms');
    const here = button(/^Estou aqui/);
    await here.click();
    await expect.poll(() => here.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('link', { name: /^Garagem/ }).click();
    await button('Opções do local').click();
    await button('Apagar local').click();
    await page.getByRole('heading', { name: 'Nenhum local ainda' }).waitFor();
    await button('Desfazer').click();
    await page.getByRole('link', { name: /^Garagem/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});
