import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { changeTheme, SIZES, settle } from './camera';
import { disc, goTo, logSet, startWorkout } from './moments';
import { ANA, type Stage } from './stage';

const FOLDER = join(import.meta.dirname, '../../public/screens');

/** The pictures that the manifest names: 1080 × 2340 of a phone and 1280 × 800 of a desktop. */
export async function takeStorePictures(stage: Stage): Promise<void> {
  const phone = await stage.signedIn(ANA, 3);
  const wide = await stage.signedIn(ANA, 1);
  await wide.setViewportSize(SIZES.desktop);

  await take(phone, 'narrow-hoje');
  await take(wide, 'wide-hoje');
  await goTo(phone, '/app/history');
  await take(phone, 'narrow-historico');
  await startWorkout(phone);
  await logSet(phone);
  await logSet(phone);
  await undisturbed(phone);
  await take(phone, 'narrow-treino');
  await phone
    .getByRole('button', { name: /^(Adicionar exercício|Exercício)$/ })
    .first()
    .click();
  await phone.getByRole('searchbox').waitFor();
  await take(phone, 'narrow-exercicios');

  await wide.goto('/app/workout');
  await disc(wide).waitFor();
  await undisturbed(wide);
  await take(wide, 'wide-treino');
}

async function undisturbed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Desfazer' }).waitFor({ state: 'detached' });
}

async function take(page: Page, name: string): Promise<void> {
  await changeTheme(page, 'dark');
  await settle(page);
  await writeFile(join(FOLDER, `${name}.png`), await page.screenshot());
}
