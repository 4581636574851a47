import type { Page } from 'playwright';

/** The button of a set: "Concluir série 3 de 4: …". */
export const disc = (page: Page, nth: number, of: number) =>
  page.getByRole('button', { name: `Concluir série ${nth} de ${of}` });

/** A row of the set table, by its number. */
export const row = (page: Page, nth: number) =>
  page
    .getByRole('list', { name: /^Séries de / })
    .getByRole('listitem')
    .nth(nth - 1);

/** The label of a set's row: "Série 1 de 3: 80 quilos, 8 repetições. Feita. Corrigir". */
export const figuresOf = async (page: Page, nth: number) =>
  (await row(page, nth).getByRole('button').first().getAttribute('aria-label')) ?? '';

export const reopener = (page: Page, nth: number) =>
  page.getByRole('button', { name: `Reabrir série ${nth}`, exact: true });

/** Starts an empty workout through the app's shortcut. */
export async function startEmpty(page: Page): Promise<void> {
  await page.goto('/app/workout?start=1');
  await page.getByRole('heading', { name: 'Treino começado' }).waitFor();
}

/** Adds an exercise by its name; ends when its first set is ready. */
export async function addExercise(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Adicionar exercício|Exercício)$/ }).click();
  await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill(name);
  await page.getByRole('button', { name: new RegExp(`^Adicionar ${name}(,|$)`) }).click();
  await page.getByRole('searchbox', { name: 'Buscar exercício' }).waitFor({ state: 'detached' });
  await page.getByText(name).first().waitFor();
}

/** Types into the open keypad once it has the focus, and not to the screen below. */
export async function typeIntoKeypad(page: Page, text: string): Promise<void> {
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.type(text);
}

/** Types a load into the keypad and logs the set from there. */
export async function logTyped(page: Page, load: string): Promise<void> {
  await page.getByRole('button', { name: /^Carga.*Digitar$/ }).click();
  await typeFirstLoad(page, load);
}

/** Types the load of a first time into the keypad that the disc opened, and logs the set. */
export async function typeFirstLoad(page: Page, load: string): Promise<void> {
  await typeIntoKeypad(page, load);
  await page.getByRole('button', { name: 'Concluir série', exact: true }).click();
}

/** Finishes the workout in two taps. */
export async function finish(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Concluir( treino)?$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Concluir e salvar' }).click();
  await page.waitForURL(/\/app\/history\//);
}

/** Ends a running workout, so that the next test starts without one. */
export async function discardRunning(page: Page): Promise<void> {
  const inSight = new URL(page.url()).pathname === '/app/workout';
  if (!inSight || (await page.getByRole('dialog').count()) > 0) await page.goto('/app/workout');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const menu = button('Opções do treino');
  const none = page.getByRole('heading', { name: 'Nenhum treino em andamento' });
  await menu.or(none).first().waitFor();
  if (!(await menu.isVisible())) return;
  await menu.click();
  await button('Descartar treino').click();
  await button('Descartar').click();
  await page.waitForURL((url) => url.pathname === '/');
}
