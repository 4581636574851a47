import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { ResolvedTheme } from '../../src/preferences/theme';
import { changeTheme, SIZES, settle } from './camera';
import { disc, goTo, logSet, startWorkout } from './moments';
import { ANA_EMAIL, type Stage } from './stage';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Takes the pictures of the manifest (1080 × 2340 for phones, 1280 × 800 for desktops) and that of
 * the README.
 */
export async function takeStorePictures(stage: Stage): Promise<void> {
  const phone = await stage.signedIn(ANA_EMAIL, 3);
  const small = await stage.signedIn(ANA_EMAIL);
  const wide = await stage.signedIn(ANA_EMAIL);
  await wide.setViewportSize(SIZES.desktop);
  const keep = async (page: Page, name: string) =>
    writeFile(join(ROOT, `public/screens/${name}.png`), await take(page, 'dark'));

  for (const page of [phone, small, wide]) await showHome(page);
  await keep(phone, 'narrow-hoje');
  await keep(wide, 'wide-hoje');
  const home = await take(small, 'dark');
  await goTo(phone, '/app/history');
  await keep(phone, 'narrow-historico');
  await goTo(small, '/app/history');
  const history = await take(small, 'light');

  await startWorkout(phone);
  await logSet(phone);
  await logSet(phone);
  await undisturbed(phone);
  await keep(phone, 'narrow-treino');
  for (const page of [small, wide]) {
    await page.goto('/app/workout');
    await disc(page).waitFor();
    await page.getByRole('button', { name: 'Reabrir aquecimento 2', exact: true }).waitFor();
  }
  await keep(wide, 'wide-treino');
  const [dark, light] = [await take(small, 'dark'), await take(small, 'light')];

  const exercise = { name: /^(Adicionar exercício|Exercício)$/ };
  await phone.getByRole('button', exercise).first().click();
  await phone.getByRole('searchbox').waitFor();
  await keep(phone, 'narrow-exercicios');
  await frame(await stage.visitor(), [home, dark, light, history]);
}

async function showHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Últimos treinos' }).waitFor();
}

async function undisturbed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Desfazer' }).waitFor({ state: 'detached' });
}

async function take(page: Page, theme: ResolvedTheme): Promise<Buffer> {
  await changeTheme(page, theme);
  await settle(page);
  return page.screenshot();
}

/**
 * Puts phones side by side on a transparent background, because a README is shown in light and
 * dark.
 */
async function frame(page: Page, pictures: readonly Buffer[]): Promise<void> {
  const images = pictures.map(
    (png) => `<img src="data:image/png;base64,${png.toString('base64')}">`,
  );
  await page.setViewportSize({ width: pictures.length * 376 - 16, height: 780 });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: flex; gap: 16px; background: transparent }
    img { border-radius: 28px }
  </style>${images.join('')}`);
  const options = { omitBackground: true };
  await writeFile(join(ROOT, 'deploy/readme.png'), await page.screenshot(options));
}
