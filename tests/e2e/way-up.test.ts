import { afterEach, describe, expect, test } from 'vitest';
import { complaints, device, page, signedUp } from './opened';
import { goTo, openTab } from './person-steps';
import { discardRunning } from './workout-steps';

// Without the worker, so that the test can delay a part of the app.
signedUp({ email: 'ivo@example.com', name: 'Ivo Prado' }, { serviceWorkers: 'block' });

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const up = (name = 'Voltar aos exercícios') => page.getByRole('link', { name, exact: true });
const rows = (list = 'Catálogo') =>
  page.getByRole('list', { name: list, exact: true }).getByRole('link');
const scrolled = () => page.evaluate(() => Math.round(scrollY));
const untilScrolled = (top: number) => expect.poll(scrolled).toBe(top);

/** Opens the list of exercises from the profile, like a person. */
async function openList(): Promise<void> {
  await goTo(page, '/app/profile');
  await page.getByRole('link', { name: 'Exercícios' }).click();
  await rows().first().waitFor();
}

/** Scrolls to the hundredth row, for which the list grows, and opens it. */
async function openFarRow(): Promise<{ name: string; top: number }> {
  for (const nth of [25, 85, 100]) {
    await rows().nth(nth).waitFor();
    await rows().nth(nth).scrollIntoViewIfNeeded();
  }
  const top = await scrolled();
  expect(top).toBeGreaterThan(3000);
  await rows().nth(100).click();
  await up().waitFor();
  await untilScrolled(0);
  // Until it is read, the screen is called by its kind.
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Exercício$/ });
  return { name: await heading.innerText(), top };
}

describe('the way up of the top bar, where it leads to the screen before', () => {
  test('is the way back: the list stands where it was, and the phone goes on back from there', async () => {
    await openList();
    const { name, top } = await openFarRow();
    await up().click();
    await title('Exercícios').waitFor();
    await untilScrolled(top);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.goBack();
    await title('Ivo Prado').waitFor();
    await page.goForward();
    await title('Exercícios').waitFor();
    await untilScrolled(top);
    // The phone's own back and forward buttons restore the position of the list too.
    await page.goForward();
    await title(name).waitFor();
    await page.goBack();
    await untilScrolled(top);
  });

  test('so it is after a reload of what is left', async () => {
    await openList();
    const { name, top } = await openFarRow();
    await page.reload();
    await title(name).waitFor();
    await up().click();
    await title('Exercícios').waitFor();
    await untilScrolled(top);
    await page.goBack();
    await title('Ivo Prado').waitFor();
  });

  test('it keeps what was searched for', async () => {
    await openList();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('cadeira extensora');
    await page.waitForURL(/q=cadeira/);
    await rows('Encontrados').first().click();
    await title('Cadeira extensora').waitFor();
    await up().click();
    await rows('Encontrados').first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('cadeira extensora');
    await page.goBack();
    await title('Ivo Prado').waitFor();
  });

  test('two taps in a row go up once', async () => {
    await openList();
    await rows().first().click();
    await up().evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
    await title('Exercícios').waitFor();
    await page.goBack();
    await title('Ivo Prado').waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/profile');
  });

  test('a list that is opened anew begins at its top, though it was left further down', async () => {
    await openList();
    await openFarRow();
    await openList();
    await untilScrolled(0);
    await page.goBack();
    await title('Ivo Prado').waitFor();
  });
});

describe('the way up of the top bar, where the screen before is another', () => {
  test('puts the screen above in the place of what was opened by its address', async () => {
    await openList();
    await rows().first().click();
    await up().waitFor();
    const address = page.url();
    const other = await openTab(device);
    await other.goto(address);
    await other.getByRole('link', { name: 'Voltar aos exercícios' }).click();
    await other.waitForURL('**/app/exercises');
    await other.getByRole('heading', { level: 1, name: 'Exercícios' }).waitFor();
    await other.getByRole('link', { name: 'Voltar ao perfil' }).click();
    await other.getByRole('heading', { level: 1, name: 'Ivo Prado' }).waitFor();
    await other.goBack();
    expect(other.url()).toBe('about:blank');
    await other.close();
  });

  test('and of what was come to from elsewhere', async () => {
    const exercise = new URL(page.url()).pathname;
    await goTo(page, '/app/settings');
    await title('Configurações').waitFor();
    await goTo(page, exercise);
    await up().click();
    await title('Exercícios').waitFor();
    await page.goBack();
    await title('Configurações').waitFor();
    await page.goForward();
    await title('Exercícios').waitFor();
  });

  test('steps of one address are told apart: up is the list of them, not the step before', async () => {
    await goTo(page, '/app/professionals/onboarding?step=name');
    await up('Voltar à lista de passos').waitFor();
    await goTo(page, '/app/professionals/onboarding?step=bio');
    await up('Voltar à lista de passos').click();
    await page.waitForURL('**/app/professionals/onboarding');
    await page.goBack();
    await page.waitForURL('**/app/professionals/onboarding?step=name');
  });

  test('it stays a link: with Ctrl it opens another tab, and this one stays', async () => {
    await openList();
    await rows().first().click();
    await up().waitFor();
    const here = page.url();
    const opened = device.waitForEvent('page');
    await up().click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await other.getByRole('heading', { level: 1, name: 'Exercícios' }).waitFor();
    expect(page.url()).toBe(here);
    await other.close();
  });
});

describe('the back button over a sheet', () => {
  const sheet = () => page.getByRole('dialog');
  /** The browser's own button; with the sheet open nothing navigates that could be awaited. */
  const back = () => page.evaluate(() => history.back());

  test('closes the sheet, and the screen below stays until the next one', async () => {
    await goTo(page, '/app/profile');
    await title('Ivo Prado').waitFor();
    await goTo(page, '/app/workout?start=1');
    await page.getByRole('heading', { name: 'Treino começado' }).waitFor();
    await page.getByRole('button', { name: 'Opções do treino', exact: true }).click();
    await sheet().waitFor();
    await back();
    await sheet().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Adicionar exercício' }).click();
    await sheet().waitFor();
    await back();
    await sheet().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/app/workout');
    await page.getByRole('heading', { name: 'Treino começado' }).waitFor();
    await back();
    await title('Ivo Prado').waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/profile');
    await goTo(page, '/app/workout');
    await discardRunning(page);
  });

  test('asks before it discards what was written', async () => {
    await goTo(page, '/app/profile');
    await title('Ivo Prado').waitFor();
    await goTo(page, '/app/workout?start=1');
    await page.getByRole('button', { name: 'Opções do treino', exact: true }).click();
    await page.getByRole('button', { name: 'Anotação do treino' }).click();
    await sheet().getByRole('textbox').fill('Ombro estranho');
    await back();
    await page.getByText('Feche de novo para descartar o que foi escrito.').waitFor();
    await back();
    await sheet().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/app/workout');
    await discardRunning(page);
  });
});

describe('a list whose rows come late', () => {
  test('is at its place once they are there, and then goes with who scrolls', async () => {
    await openList();
    const { top } = await openFarRow();
    await up().click();
    await untilScrolled(top);

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/catalogue-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await title('Exercícios').waitFor();
    await expect.poll(() => rows().count()).toBe(0);
    expect(await scrolled()).toBeLessThan(top);
    letGo();
    await rows().nth(100).waitFor();
    await untilScrolled(top);

    // Rows that load on scrolling lengthen the page, and the position is not held any more.
    const last = (await rows().count()) - 1;
    await rows().nth(last).scrollIntoViewIfNeeded();
    await rows()
      .nth(last + 1)
      .waitFor();
    expect(await scrolled()).toBeGreaterThan(top + 1000);
    await page.unroute('**/assets/catalogue-*.js');
  });
});
