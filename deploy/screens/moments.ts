import type { Page } from 'playwright';
import { CARLA_EMAIL, type Stage } from './stage';

export type Shoot = (page: Page, name: string) => Promise<void>;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Opens another screen of the same document, as a link does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Starts the workout that home offers, up to its first set. */
export async function startWorkout(page: Page): Promise<void> {
  await page.goto('/');
  // Home shows the second one on a day of rest, and after a workout of the same day.
  await button(page, /^(Começar treino|Treinar mesmo assim)$/).click();
  await disc(page).waitFor();
}

/** The button that logs the next set. */
export const disc = (page: Page) => button(page, /^Concluir (série|aquecimento) \d+ de \d+/);

/** Logs the next set. */
export async function logSet(page: Page): Promise<void> {
  const name = (await disc(page).getAttribute('aria-label')) ?? '';
  await disc(page).click();
  await page.locator(`button[aria-label="${name}"]`).waitFor({ state: 'detached' });
}

/** A workout from its first set to its last sheet, with a network outage in between. */
export async function shootWorkout(page: Page, shoot: Shoot): Promise<void> {
  await startWorkout(page);
  await shoot(page, 'workout-running');
  await logSet(page);
  await shoot(page, 'workout-logged');
  await logSet(page);
  await page.getByRole('button', { name: 'Desfazer' }).waitFor({ state: 'detached' });
  await shoot(page, 'workout-resting');

  await button(page, /^Carga.*Digitar$/).click();
  await shoot(page, 'workout-keypad');
  await page.keyboard.press('Escape');
  await button(page, /^Opções (do|de) treino/).click();
  await shoot(page, 'workout-menu');
  await page.keyboard.press('Escape');
  await button(page, /^(Adicionar exercício|Exercício)$/).click();
  await page.getByRole('searchbox').waitFor();
  await shoot(page, 'workout-picker');
  await page.keyboard.press('Escape');
  await button(page, /^Concluir( treino)?$/).click();
  await button(page, 'Concluir e salvar').waitFor();
  await shoot(page, 'workout-finish');
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await logSet(page);
  await shoot(page, 'offline-workout');
  await goTo(page, '/');
  await page.getByRole('button', { name: /^Sem conexão · / }).waitFor();
  await shoot(page, 'offline-home');
  await goTo(page, '/app/profile');
  await shoot(page, 'offline-profile');
  await page.context().setOffline(false);
}

/** An account without any training. */
export async function shootEmpty(stage: Stage, shoot: Shoot): Promise<void> {
  const page = await stage.signedIn(CARLA_EMAIL);
  await page.goto('/');
  await shoot(page, 'empty-home');
  for (const place of ['history', 'history/bin', 'workout']) {
    await page.goto(`/app/${place}`);
    await shoot(page, `empty-${place.replace('/', '-')}`);
  }
}

/** A new build that appears while the app is open. */
export async function shootUpdate(stage: Stage, page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await stage.deploy();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await button(page, 'Atualizar').waitFor();
  await shoot(page, 'update-home');
  await goTo(page, '/app/profile');
  await shoot(page, 'update-profile');
}

/** A session that ended on the server, on a device with the person's data. */
export async function shootEnded(page: Page, shoot: Shoot): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/app/profile');
  await page.getByRole('link', { name: 'Entrar de novo' }).waitFor();
  await shoot(page, 'ended-profile');
  await page.goto('/onboarding');
  await page.getByRole('heading', { name: 'Entre de novo' }).waitFor();
  await shoot(page, 'ended-login');
}
