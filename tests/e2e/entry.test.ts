import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { fillSignUp, mailedCode, PASSWORD, signUp, signUpInPage } from './entry-steps';
import { app, browser, withApp } from './opened';

const open: BrowserContext[] = [];

withApp();

afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

/** A page in a new browser. */
async function stranger(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app.url,
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 360, height: 780 },
  });
  open.push(context);
  return context.newPage();
}

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const alertIn = (page: Page) => page.locator('main [role=alert]');

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

describe('signing up', () => {
  test('a wrong code is refused in words, the mailed one signs in, after a reload as well', async () => {
    const page = await stranger();
    await fillSignUp(page, { email: 'bia@example.com', name: 'Bia' });
    const code = await mailedCode(app, 'bia@example.com');
    await page.getByLabel('Código').fill(code === '000000' ? '000001' : '000000');
    await alertIn(page).getByText('O código não confere', { exact: false }).waitFor();

    await page.reload();
    await title(page, 'Confirme o seu e-mail');
    await page.getByText('bia@example.com').waitFor();
    await page.getByLabel('Código').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await title(page, 'Boas-vindas, Bia');
    await page.reload();
    await title(page, 'Boas-vindas, Bia');
  });

  test('an e-mail that has an account looks like a new one; its owner gets another mail', async () => {
    const owner = await stranger();
    await signUpInPage(owner, app, { email: 'caio@example.com', name: 'Caio' });
    const seen = await app.mailCount('caio@example.com');
    const page = await stranger();
    await fillSignUp(page, { email: 'caio@example.com', name: 'Outra' });
    expect(await app.mailTo('caio@example.com', seen)).not.toMatch(/\b\d{6}\b/);
    await page.getByRole('button', { name: 'Usar outro e-mail' }).click();
    await title(page, 'Criar conta');
    // Everything but the password is still filled in.
    expect(await page.getByLabel('Nome').inputValue()).toBe('Outra');
    expect(await page.getByLabel('E-mail').inputValue()).toBe('caio@example.com');
    expect(await page.getByLabel('Data de nascimento').inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('');
  });

  test('somebody who signs up with the same e-mail afterwards has chosen nothing', async () => {
    const person = { email: 'gil@example.com', name: 'Gil' };
    const page = await stranger();
    await fillSignUp(page, person);
    // The first code is already being sent, and no other one may be mistaken for it.
    await app.mailTo(person.email);
    const seen = await app.mailCount(person.email);
    const other = await stranger();
    await fillSignUp(other, { ...person, name: 'Outra', password: 'a senha do estranho' });
    await page.getByLabel('Código').fill(await mailedCode(app, person.email, seen));
    await title(page, 'Boas-vindas, Gil');
    await other.goto('/login');
    await signIn(other, person.email, 'a senha do estranho');
    await alertIn(other).getByText('E-mail ou senha não conferem', { exact: false }).waitFor();
  });

  test('a code typed in another browser leads to a password of one’s own', async () => {
    const email = 'hugo@example.com';
    const page = await stranger();
    await fillSignUp(page, { email, name: 'Hugo' });
    await page.context().clearCookies();
    await page.getByLabel('Código').fill(await mailedCode(app, email));
    await title(page, 'Falta escolher a senha');
    await page.getByRole('link', { name: 'Escolher a senha' }).click();
    await page.getByLabel('Nova senha', { exact: true }).fill('outra frase bem longa');
    await page.getByLabel('Repita a nova senha').fill('outra frase bem longa');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await title(page, 'Senha trocada');
    await page.goto('/login?redirect=/app/help');
    await signIn(page, email, 'outra frase bem longa');
    await title(page, 'Ajuda');
  });

  test('wrong fields are named beside them, the first gets the focus, nothing is sent', async () => {
    const page = await stranger();
    let sent = 0;
    await page.route('**/api/auth/sign-up/**', (route) => {
      sent += 1;
      return route.abort();
    });
    await page.goto('/signup');
    await page.getByLabel('Nome').fill('Ana');
    await page.getByLabel('E-mail').fill('ana@');
    await page.getByLabel('Data de nascimento').fill('2012-01-01');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.getByText('Por favor, insira um e-mail válido', { exact: true }).waitFor();
    await page.getByText('Use pelo menos 8 caracteres na senha').waitFor();
    await page.getByText('quem responde por você precisa concordar').waitFor();
    await page.getByText('é preciso aceitar os termos').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('email');
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByText('Por favor, insira um e-mail válido').waitFor({ state: 'detached' });

    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    const birthDate = page.getByLabel('Data de nascimento');
    await birthDate.fill('');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    const complaint = page.getByText('Confira a data de nascimento');
    await complaint.waitFor();
    await expect.poll(() => birthDate.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('17051990');
    await complaint.waitFor({ state: 'detached' });
    expect(await birthDate.inputValue()).toBe('17/05/1990');
    expect(sent).toBe(0);
  });

  test('who is under 18 is asked for the word of a guardian', async () => {
    const page = await stranger();
    const agreed = page.getByLabel('Respondo por quem abre esta conta', { exact: false });
    await page.goto('/signup');
    await page.getByLabel('Data de nascimento').fill('1990-05-17');
    expect(await agreed.count()).toBe(0);
    const person = {
      email: 'caio@example.com',
      birthDate: `${new Date().getFullYear() - 15}-01-01`,
    };
    const sent = fillSignUp(page, person);
    await page.getByText('quem responde por você precisa concordar', { exact: false }).waitFor();
    await page.getByLabel('Quem responde por você').fill('Rosa Lima');
    await page.getByLabel('Vínculo com você').selectOption('Mãe');
    await page.getByLabel('Contato dessa pessoa').fill('(11) 91234-5678');
    await agreed.check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await sent;
  });

  test('a password that everybody uses is refused by the server, in its words', async () => {
    const page = await stranger();
    await page.goto('/signup');
    await page.getByLabel('Nome').fill('Ana');
    await page.getByLabel('E-mail').fill('comum@example.com');
    await page.getByLabel('Senha', { exact: true }).fill('password123');
    await page.getByLabel('Data de nascimento').fill('1990-05-17');
    await page.getByLabel('Li e aceito').check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await alertIn(page).getByText('Esta senha é fácil de adivinhar', { exact: false }).waitFor();
  });
});

describe('signing in', () => {
  test('who never typed the code gets a new one and types it, then goes where they wanted', async () => {
    const first = await stranger();
    await fillSignUp(first, { email: 'davi@example.com', name: 'Davi' });
    // The first code is already being sent, and may not be mistaken for the new one.
    await app.mailTo('davi@example.com');
    const seen = await app.mailCount('davi@example.com');

    const page = await stranger();
    await page.goto('/app/help?from=mail');
    await title(page, 'Entrar');
    await signIn(page, 'davi@example.com');
    await title(page, 'Confirme o seu e-mail');
    await page.getByLabel('Código').fill(await mailedCode(app, 'davi@example.com', seen));
    await title(page, 'Ajuda');
    expect(new URL(page.url()).search).toBe('?from=mail');
  });

  test('wrong password, no network and a broken server are told apart', async () => {
    const page = await stranger();
    await page.goto('/login');
    await signIn(page, 'ninguem@example.com');
    await alertIn(page).getByText('E-mail ou senha não conferem', { exact: false }).waitFor();

    await page.route('**/api/auth/sign-in/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await alertIn(page).getByText('Sem conexão', { exact: false }).waitFor();

    await page.route('**/api/auth/sign-in/**', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await alertIn(page).getByText('O problema é do nosso lado', { exact: false }).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ninguem@example.com');
  });

  test('a second tap while it runs sends nothing more', async () => {
    const page = await stranger();
    await page.goto('/login');
    let sent = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/sign-in/**', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await signIn(page, 'ninguem@example.com');
    const button = page.locator('button[type=submit]');
    await page.locator('button[type=submit][aria-busy=true]').waitFor();
    await button.click({ force: true });
    await page.getByLabel('E-mail').press('Enter');
    answer();
    await alertIn(page).getByText('E-mail ou senha', { exact: false }).waitFor();
    expect(sent).toBe(1);
  });
});

describe('forgot and reset password', () => {
  test('the mailed link sets a new password, once, and ends the other sessions', async () => {
    const other = await stranger();
    await signUp(other, app, { email: 'eva@example.com', name: 'Eva' });
    const seen = await app.mailCount('eva@example.com');

    const page = await stranger();
    await page.goto('/forgot-password?redirect=/help');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await page.getByText('Por favor, insira um e-mail válido', { exact: true }).waitFor();
    await page.getByLabel('E-mail').fill('eva@example.com');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await title(page, 'Veja o seu e-mail');
    const back = page.getByRole('link', { name: 'Voltar para entrar' });
    expect(await back.getAttribute('href')).toBe('/login?redirect=/help');

    const mail = await app.mailTo('eva@example.com', seen);
    const link = /https?:\/\/\S+\/reset-password\?token=\S+/.exec(mail)?.[0];
    if (!link) throw new Error('the mail holds no link');
    await page.goto(link);
    await page.getByLabel('Nova senha', { exact: true }).fill('outra frase bem longa');
    await page.getByLabel('Repita a nova senha').fill('outra frase bem long');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await page.getByText('As duas senhas estão diferentes').waitFor();
    await page.getByLabel('Repita a nova senha').fill('outra frase bem longa');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await title(page, 'Senha trocada');

    await other.reload();
    await title(other, 'Entre de novo');

    await page.goto(link);
    await page.getByLabel('Nova senha', { exact: true }).fill('mais uma frase longa');
    await page.getByLabel('Repita a nova senha').fill('mais uma frase longa');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await title(page, 'Este link não vale mais');

    await page.goto('/login?redirect=/app/help');
    await signIn(page, 'eva@example.com', 'outra frase bem longa');
    await title(page, 'Ajuda');
  });

  test('who was still in here enters with the new one', async () => {
    const page = await stranger();
    await signUp(page, app, { email: 'gilda@example.com', name: 'Gilda' });
    const seen = await app.mailCount('gilda@example.com');
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill('gilda@example.com');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await title(page, 'Veja o seu e-mail');
    const mail = await app.mailTo('gilda@example.com', seen);
    const link = /https?:\/\/\S+\/reset-password\?token=\S+/.exec(mail)?.[0];
    if (!link) throw new Error('the mail holds no link');
    await page.goto(link);
    await page.getByLabel('Nova senha', { exact: true }).fill('outra frase bem longa');
    await page.getByLabel('Repita a nova senha').fill('outra frase bem longa');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await title(page, 'Senha trocada');
    await page.getByRole('link', { name: 'Entrar' }).click();
    await title(page, 'Entre de novo');
    await signIn(page, 'gilda@example.com', 'outra frase bem longa');
    await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  });

  test('a link without its token says what to do', async () => {
    const page = await stranger();
    await page.goto('/reset-password');
    await title(page, 'Este link não vale mais');
    await page.getByRole('link', { name: 'Pedir outro link' }).click();
    await title(page, 'Esqueci a senha');
  });
});

describe('retired versions', () => {
  test('what an old version left is offered as a file and stays where it is', async () => {
    const page = await stranger();
    await signUp(page, app, { email: 'fabi@example.com', name: 'Fabi' });
    await page.goto('/v0-deprecated');
    await page.getByText('não há nada de uma versão antiga', { exact: false }).waitFor();

    await page.evaluate(async () => {
      localStorage.setItem('workouts', '[{"name":"Peito"}]');
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('old-app', 3);
        request.onupgradeneeded = () => request.result.createObjectStore('sets');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const write = request.result.transaction('sets', 'readwrite');
          write
            .objectStore('sets')
            .put({ reps: 8, at: new Date(0), more: new Map([['a', 1n]]) }, 1);
          write.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      });
    });
    await page.goto('/v2-deprecated');
    await page.getByText('1 registro solto e 1 banco de dados', { exact: false }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar meus dados antigos' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('anilha-v2.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
      localStorage: { workouts: '[{"name":"Peito"}]' },
      indexedDB: {
        'old-app': { sets: [{ reps: 8, at: '1970-01-01T00:00:00.000Z', more: [['a', '1']] }] },
      },
      unreadable: [],
    });
    expect(await page.evaluate(() => localStorage.getItem('workouts'))).not.toBeNull();
  });
});
