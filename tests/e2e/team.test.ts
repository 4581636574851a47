import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { madeInvitationSchema } from '#protocol/coaching/invitations';
import { axeInBothThemes } from './axe-steps';
import { linkPeople, sessionOf } from './coaching-steps';
import { layoutFaults } from './layout-faults';
import { app, browser, withApp } from './opened';
import { createPerson, fillSignIn, goTo, openDevice, openTab } from './person-steps';

const COACH = 'carla@example.com';
const ASSISTANT = 'rita@example.com';
const STUDENT = 'bia@example.com';
const NOTE = 'Prefere treinar cedo.';

let coach: Page;
let assistant: Page;
let student: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Carla Mendes', COACH);
  await createPerson(app, 'Rita Nunes', ASSISTANT);
  await createPerson(app, 'Bia Alves', STUDENT);
  await linkPeople(app, COACH, STUDENT, ['program', 'log']);
  const desk = { width: 1280, height: 800 };
  [coach, assistant, student] = await Promise.all([
    signedIn(COACH),
    signedIn(ASSISTANT, desk),
    signedIn(STUDENT),
  ]);
});

async function signedIn(email: string, viewport = { width: 360, height: 780 }) {
  const page = await openTab(await openDevice(browser, app, { serviceWorkers: 'block', viewport }));
  await page.goto('/login');
  await fillSignIn(page, email);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('an assistant sees who lets the team in, with what, until the professional says otherwise', async () => {
  await goTo(coach, '/app/team');
  await button(coach, 'Convidar assistente').click();
  const [made] = await Promise.all([
    coach.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().endsWith('/api/coaching/invitations'),
    ),
    button(coach, 'Criar convite').click(),
  ]);
  const { token } = v.parse(madeInvitationSchema, await made.json());
  await button(coach, 'Fechar').click();

  await assistant.goto(`/links/${token}`);
  await button(assistant, 'Entrar na equipe').click();
  await link(assistant, 'Ver seus alunos').click();
  await assistant.getByText('Ninguém por aqui ainda').waitFor();

  await goTo(student, '/app/coaches');
  await student.getByRole('switch', { name: 'Equipe de Carla' }).click();
  await student.getByText('Também com acesso: Rita Nunes', { exact: false }).waitFor();
  expect(await axeInBothThemes(student)).toEqual([]);

  await assistant.reload();
  await link(assistant, 'Bia Alves').click();
  await assistant.getByText('Sem permissão: Bia Alves não compartilha').first().waitFor();

  await coach.reload();
  await button(coach, 'Opções de Rita Nunes').click();
  await button(coach, 'Mudar com o que ajuda').click();
  await coach.getByRole('switch', { name: 'Ajuda com todos os seus alunos' }).click();
  await coach.getByRole('checkbox', { name: 'Bia Alves' }).uncheck();
  expect(await axeInBothThemes(coach)).toEqual([]);
  await button(coach, 'Salvar').click();
  await coach.getByText('Com ninguém por enquanto', { exact: false }).waitFor();
  expect(await layoutFaults(coach)).toEqual([]);
  // The access ends while the assistant looks at them.
  await assistant.getByText('O acesso terminou').waitFor();
});

test('the professional takes their own work along', async () => {
  await goTo(coach, '/app/students');
  await link(coach, 'Bia Alves').click();
  await button(coach, 'Nova nota').click();
  await coach.getByRole('textbox', { name: 'Nota' }).fill(NOTE);
  await button(coach, 'Salvar').click();
  await coach.getByRole('list', { name: 'Notas privadas' }).getByText(NOTE).waitFor();
  await goTo(coach, '/app/profile');
  const [saved] = await Promise.all([
    coach.waitForEvent('download'),
    button(coach, /^Exportar tudo/).click(),
  ]);
  expect(gunzipSync(await readFile(await saved.path())).toString('utf8')).toContain(NOTE);
});

test('a student who is shown another professional goes there with all they have, by their own act', async () => {
  const rita = await sessionOf(app, ASSISTANT);
  await rita.put('/api/coaching/profile', {
    name: 'Rita Nunes',
    city: '',
    state: null,
    specialities: [],
    ownSpecialities: '',
    bio: '',
    whatsapp: '',
    plans: [],
    open: true,
    cref: '',
    handle: 'rita-nunes',
  });
  await goTo(coach, '/app/students');
  await button(coach, 'Opções de Bia Alves').click();
  await button(coach, /^Indicar outro profissional/).click();
  await coach.getByLabel('Página de quem você indica').fill('rita-nunes');
  expect(await axeInBothThemes(coach)).toEqual([]);
  await button(coach, 'Mandar a indicação').click();
  await coach.getByText('Bia recebe um aviso com a página').first().waitFor();

  await goTo(student, '/app/inbox');
  await student.getByRole('link', { name: /sugere outra pessoa/ }).click();
  await button(student, 'Treinar com Rita').click();
  await student.getByRole('radio', { name: /^Trocar: encerrar com Carla Mendes/ }).check();
  expect(await layoutFaults(student)).toEqual([]);
  await button(student, 'Aceitar e compartilhar').click();
  await student.getByRole('heading', { name: 'Rita acompanha você' }).waitFor();

  await goTo(assistant, '/app/students');
  await assistant.reload();
  await link(assistant, 'Bia Alves').waitFor();
  await coach.reload();
  await coach.getByText('Ninguém por aqui ainda').waitFor();
});
