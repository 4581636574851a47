import { describe, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { goOffline } from './offline-steps';
import { app, browser, button, complaints, device, page, signedUp, toast } from './opened';
import { BENCH, fillSignIn, openDevice, openTab } from './person-steps';

signedUp({ email: 'bia@example.com', name: 'Bia Ramos' }, { serviceWorkers: 'block' });

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
/** The history is a section of the progress screen. */
async function openHistory(): Promise<void> {
  await tab('Progresso').click();
  await page
    .getByRole('navigation', { name: 'Seções do progresso' })
    .getByRole('link', { name: 'Histórico' })
    .click();
}

const sets = () => page.getByRole('list', { name: `Séries de ${BENCH}` }).getByRole('listitem');

/** A choice is shown once it is stored; leaving earlier would lose it. */
const chosen = (name: string) =>
  expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);

/** The effort of each set on the page, without the non-breaking spaces. */
async function efforts(): Promise<string[]> {
  const texts = await sets().allInnerTexts();
  return texts.map((text) => (text.split('\n')[1] ?? '').replaceAll('\u00a0', ' '));
}

async function untilEfforts(expected: string[]): Promise<void> {
  await expect.poll(efforts).toEqual(expected);
}

const findings = () => axeInBothThemes(page);

describe('one person, from the first workout to the way out', () => {
  test('a new person is told what to do, and one tap starts it', async () => {
    await page.goto('/');
    await heading('Bom treino, Bia').waitFor();
    await heading('Seu primeiro treino').waitFor();
    await page.getByText('Nenhum treino ainda').waitFor();
    expect(await findings()).toEqual([]);
    await button('Treino livre').click();
    await page.waitForURL('**/app/workout');
  });

  test('opening the app goes straight to the running workout, once per start', async () => {
    await page.goto('/');
    await page.waitForURL('**/app/workout');
    await button('Adicionar exercício').click();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('supino reto barra');
    await button(`Adicionar ${BENCH}`).click();
    for (const nth of [1, 2, 3]) {
      await button(new RegExp(`^Concluir série ${nth} de 3`)).click();
      await button(`Reabrir série ${nth}`).waitFor();
    }
    await page.evaluate(() => history.pushState(null, '', '/'));
    await heading('Bom treino, Bia').waitFor();
    await page.getByRole('link', { name: /^Continuar · \d+:\d\d/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: /^Continuar · / }).click();
    await button('Concluir').click();
    await button('Concluir e salvar').click();
    await page.waitForURL('**/app/history/*');
    await untilEfforts(['20 kg × 10', '20 kg × 10', '20 kg × 10']);
  });

  test('the home screen counts the day and offers to repeat', async () => {
    await tab('Hoje').click();
    await heading('Treino feito, Bia').waitFor();
    await page.getByText('1 dia de treino').waitFor();
    await button('Repetir treino').waitFor();
    await page.getByText('Repetir · feito hoje').waitFor();
    // The pill stays silent about saved data: it appears when something waits.
    const pill = button(/guardad|Enviando|Recebendo|Sem conexão|Ainda não enviado/);
    await expect.poll(() => pill.count()).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('a past set is corrected in place, and stays so', async () => {
    await openHistory();
    await page.getByRole('link', { name: /3 séries/ }).click();
    await button(/^2\s*20\D*kg × 10/).click();
    await heading('Corrigir série 2').waitFor();
    expect(await findings()).toEqual([]);
    await button('Aumentar 2,5 quilos').click();
    await button('Salvar correção').click();
    await untilEfforts(['20 kg × 10', '22,5 kg × 10', '20 kg × 10']);
    await page.reload();
    await untilEfforts(['20 kg × 10', '22,5 kg × 10', '20 kg × 10']);
    expect(await findings()).toEqual([]);
  });

  test('without network a set is removed, brought back, and one is added', async () => {
    await goOffline(page);
    await button('Opções da série 1').click();
    await button('Remover série').click();
    await untilEfforts(['22,5 kg × 10', '20 kg × 10']);
    await button('Desfazer').click();
    await untilEfforts(['20 kg × 10', '22,5 kg × 10', '20 kg × 10']);

    await button('Adicionar série').click();
    await heading('Registrar série 4').waitFor();
    await button('Registrar série').click();
    await untilEfforts(['20 kg × 10', '22,5 kg × 10', '20 kg × 10', '20 kg × 10']);

    await button('Adicionar série').click();
    await heading('Registrar série 5').waitFor();
    await button('Fechar').click();
    await untilEfforts(['20 kg × 10', '22,5 kg × 10', '20 kg × 10', '20 kg × 10']);

    await button('Opções do treino').click();
    await button('Mudar o nome').click();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Peito de sexta');
    await button('Salvar').click();
    await heading('Peito de sexta').waitFor();
    await tab('Hoje').click();
    await button(/^Sem conexão · \d séries? guardadas?$/).waitFor();
  });

  test('loads are read in the unit that the person chose', async () => {
    await device.setOffline(false);
    await page.goto('/app/settings');
    expect(await findings()).toEqual([]);
    await page.getByText('Libras').click();
    await chosen('Libras');
    await page.goto('/app/history');
    await page.getByText(/^1\.8\d\d\slb$/).waitFor();
    await page.goto('/app/settings');
    await page.getByText('Quilos').click();
    await chosen('Quilos');
    await page.goto('/app/history');
    await page.getByText(/^825\skg$/).waitFor();
    expect(await findings()).toEqual([]);
  });

  test('a deleted workout waits in the bin and comes back from it', async () => {
    await page.getByRole('link', { name: /Peito de sexta/ }).click();
    await button('Opções do treino').click();
    await button(/^Apagar treino/).click();
    await toast('Treino na lixeira').waitFor();
    await heading('Nenhum treino ainda').waitFor();
    // The phone's back button neither reopens it nor shows its list again.
    await page.goBack();
    await heading('Configurações').waitFor();
    await page.goForward();
    await heading('Nenhum treino ainda').waitFor();
    await page.getByRole('link', { name: 'Lixeira' }).click();
    await page.getByText('Some em 30 dias').waitFor();
    expect(await findings()).toEqual([]);
    await button('Restaurar').click();
    await heading('A lixeira está vazia').waitFor();
    await page.getByRole('link', { name: 'Voltar ao histórico' }).click();
    await page.getByRole('link', { name: /Peito de sexta.*4 séries/ }).waitFor();
  });

  test('a workout that is not here says so', async () => {
    await page.goto('/app/history/0199aaaa-0000-7000-8000-000000000000');
    await heading('Este treino não está neste aparelho').waitFor();
    await page.getByRole('link', { name: 'Ver o histórico' }).click();
    await heading('Histórico').waitFor();
  });

  test('of a set that two devices corrected apart, the person chooses', async () => {
    const other = await openDevice(browser, app, {
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
    });
    const desktop = await openTab(other);
    await desktop.goto('/login?redirect=/app/history');
    await fillSignIn(desktop, 'bia@example.com');
    for (const each of [desktop, page]) {
      await each.getByRole('link', { name: /Peito de sexta/ }).click();
      await each.getByRole('button', { name: /^1\s*20\D*kg × 10/ }).waitFor();
      await goOffline(each);
      await each.getByRole('button', { name: /^1\s*20\D*kg × 10/ }).click();
      const presses = each === page ? 1 : 2;
      for (let press = 0; press < presses; press += 1) {
        await each.getByRole('button', { name: 'Aumentar 2,5 quilos' }).click();
      }
      await each.getByRole('button', { name: 'Salvar correção' }).click();
    }
    await page.getByRole('button', { name: /^1\s*22,5\D*kg × 10/ }).waitFor();
    await desktop.getByRole('button', { name: /^1\s*25\D*kg × 10/ }).waitFor();
    await other.setOffline(false);
    await device.setOffline(false);

    await button(/^Ficar com/).waitFor();
    await desktop.getByRole('button', { name: /^Ficar com/ }).waitFor();
    expect(await findings()).toEqual([]);
    await button(/22,5\D*kg × 10$/)
      .and(page.getByRole('button', { name: /^(Ficar com|Usar)/ }))
      .click();
    for (const each of [page, desktop]) {
      await each.getByText(/Outro aparelho registrou/).waitFor({ state: 'detached' });
      await each.getByRole('button', { name: /^1\s*22,5\D*kg × 10/ }).waitFor();
    }
    await other.close();
    await openHistory();
  });

  test('a session that ended keeps the data in sight and leads to signing in', async () => {
    await device.clearCookies();
    await page.goto('/app/history');
    await page.getByRole('link', { name: /Peito de sexta/ }).waitFor();
    await tab('Hoje').click();
    await button('Entre de novo').waitFor();
    expect(await findings()).toEqual([]);
    await tab('Perfil').click();
    await page.getByRole('link', { name: 'Entrar de novo' }).click();
    await fillSignIn(page, 'bia@example.com');
    await page.waitForURL('**/app/profile');
    await page.getByText('Tudo está neste aparelho e no servidor.').waitFor();
    await openHistory();
  });

  test('signing out with unsent sets asks, and says what it means without network', async () => {
    await page.getByRole('link', { name: /Peito de sexta/ }).click();
    await button(/^4\s*20\D*kg × 10/).waitFor();
    await goOffline(page);
    await button(/^4\s*20\D*kg × 10/).click();
    await button('Aumentar 2,5 quilos').click();
    await button('Salvar correção').click();
    await toast('Série corrigida').waitFor();
    await tab('Perfil').click();
    await page.getByText('1 registro por enviar').waitFor();
    await button('Sair deste aparelho').click();
    await heading('1 registro por enviar').waitFor();
    expect(await findings()).toEqual([]);
    await button('Sair mesmo assim e perder 1 registro').waitFor();
    await page.getByText(/só termina quando este aparelho se conectar/).waitFor();
    await button('Cancelar').click();
    await heading('Bia Ramos').waitFor();
  });

  test('it waits until everything is sent, and leaves nothing of the person here', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await device.route('**/api/sync', async (route) => {
      await released;
      await route.continue();
    });
    await device.setOffline(false);
    await button('Sair deste aparelho').click();
    await button('Esperar e enviar').click();
    await page.getByText('Enviando. 1 registro por enviar.').waitFor();
    release();
    await heading(/Uma série/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const left = () =>
      page.evaluate(async () => ({
        databases: (await indexedDB.databases()).map(({ name }) => name),
        keys: Object.keys(localStorage).filter((key) => key.startsWith('anilha')),
      }));
    await expect.poll(left).toEqual({ databases: [], keys: [] });
  });

  test('nothing was complained about on the way', () => {
    expect(complaints).toEqual([]);
  });
});
