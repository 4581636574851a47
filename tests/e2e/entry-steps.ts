import type { Page } from 'playwright';
import type { RunningApp } from '../harness/running-app';

export const PASSWORD = 'quatro anilhas de cobre';

export type Newcomer = { email: string; name?: string; password?: string; birthDate?: string };

/** Opens the sign-up form, fills it in and sends it; ends at the input of the code. */
export async function fillSignUp(page: Page, person: Newcomer, origin = ''): Promise<void> {
  await page.goto(`${origin}/signup`);
  await fillSignUpForm(page, person);
}

/** Fills in and sends the form that is on the screen. */
export async function fillSignUpForm(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('Nome').fill(person.name ?? 'Ana');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password ?? PASSWORD);
  await page.getByLabel('Data de nascimento').fill(person.birthDate ?? '1990-05-17');
  await page.getByLabel('Li e aceito').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.getByRole('heading', { level: 1, name: 'Confirme o seu e-mail' }).waitFor();
}

/** The six-digit code of the newest mail to an address. */
export async function mailedCode(app: RunningApp, email: string, seen = 0): Promise<string> {
  const code = /\b\d{6}\b/.exec(await app.mailTo(email, seen))?.[0];
  if (!code) throw new Error(`the mail to ${email} holds no code`);
  return code;
}

async function post(page: Page, path: string, body: object): Promise<void> {
  const answer = await page.request.post(`/api/auth${path}`, { data: body });
  if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
}

/** Signs in the browser profile of a page without its screens. */
export const beginSession = (page: Page, email: string, password = PASSWORD) =>
  post(page, '/sign-in/email', { email, password });

/**
 * Signs up without the screens, which tests/e2e/entry tests; ends signed in on the welcome screen.
 * The page needs a profile with a base address.
 */
export async function signUp(page: Page, app: RunningApp, person: Newcomer): Promise<void> {
  await post(page, '/sign-up/email', {
    name: 'Ana',
    password: PASSWORD,
    birthDate: '1990-05-17',
    termsVersion: '2026-11-20',
    ...person,
  });
  const otp = await mailedCode(app, person.email);
  await post(page, '/email-otp/verify-email', { email: person.email, otp });
  await page.goto('/onboarding');
  await page.getByRole('heading', { level: 1, name: 'Boas-vindas' }).waitFor();
}

/** Signs up through the screens; ends signed in on the welcome screen. */
export async function signUpInPage(page: Page, app: RunningApp, person: Newcomer): Promise<void> {
  await fillSignUp(page, person);
  await page.getByLabel('Código').fill(await mailedCode(app, person.email));
  await page.getByRole('heading', { level: 1, name: 'Boas-vindas' }).waitFor();
}
