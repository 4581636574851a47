import type { Page } from 'playwright';
import { button, disc, logSet, type Shoot } from './moments';
import { CARLA_EMAIL, type Stage } from './stage';

const BRUNO_NAME = /^Bruno Lima/;

async function hrefOf(page: Page, link: string): Promise<string> {
  const found = page.locator(link).first();
  await found.waitFor();
  return (await found.getAttribute('href')) ?? '';
}

/**
 * A professional's screens with students: the list by urgency, a student, their ficha, the floor.
 */
export async function shootCoach(stage: Stage, shoot: Shoot): Promise<void> {
  const page = await stage.signedIn(CARLA_EMAIL);
  await page.goto('/app/panel');
  await page.locator('main a[href^="/app/students/"]').first().waitFor();
  await shoot(page, 'coach-panel');
  await page.goto('/app/students');
  const student = page.getByRole('link', { name: BRUNO_NAME }).first();
  await student.waitFor();
  await shoot(page, 'coach-students');
  await button(page, /^Convidar/).click();
  await shoot(page, 'coach-invite');
  await page.keyboard.press('Escape');
  const home = (await student.getAttribute('href')) ?? '';
  await shootStudent(page, home, shoot);
  for (const place of ['groups', 'team', 'agenda', 'messages', 'professionals/onboarding']) {
    await page.goto(`/app/${place}`);
    await shoot(page, `coach-${place.replace('/', '-')}`);
  }
  await shootFloor(page, shoot);
}

async function shootStudent(page: Page, home: string, shoot: Shoot): Promise<void> {
  await page.goto(home);
  const workout = await hrefOf(page, `main a[href^="${home}/workouts/"]`);
  await shoot(page, 'coach-student');
  await page.goto(workout);
  await page.locator('main table, main li').first().waitFor();
  await shoot(page, 'coach-student-workout');
  for (const place of ['messages', 'programs', 'app/progress/exercises', 'app/body']) {
    await page.goto(`${home}/${place}`);
    await shoot(page, `coach-student-${place.replaceAll('/', '-')}`);
  }
  await page.goto(`${home}/app/body/assessments/new`);
  await shoot(page, 'coach-student-assessment');
}

async function shootFloor(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/app/floor');
  await button(page, 'Escolher pessoas').click();
  const people = page.getByRole('dialog').getByRole('list', { name: 'Pessoas' });
  for (const person of await people.getByRole('button').all()) await person.click();
  await shoot(page, 'coach-floor-picker');
  await button(page, /^Abrir com/).click();
  const regions = page.locator('section[id^="floor-"]');
  await regions.first().waitFor();
  await shoot(page, 'coach-floor-start');
  await regions
    .first()
    .getByRole('button', { name: /^Começar/ })
    .first()
    .click();
  await disc(page).waitFor();
  await logSet(page);
  await shoot(page, 'coach-floor-running');
}
