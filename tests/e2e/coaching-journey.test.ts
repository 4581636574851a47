import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { CHARGES_KEY } from '../../src/data/coaching/coaching-memory';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { sessionOf } from './coaching-steps';
import { PASSWORD } from './entry-steps';
import { app, browser, withApp } from './opened';
import {
  BENCH,
  createPerson,
  fillSignIn,
  goTo,
  openDevice,
  openTab,
  untilSent,
} from './person-steps';
import { disc, finish, reopener } from './workout-steps';

const COACH = 'carla@example.com';
const STUDENT = 'diego@example.com';
const CURL = 'Rosca direta com barra';
const FEEDBACK = 'Pare antes de doer. Falamos na quinta.';
const VIDEO = 'https://youtu.be/supino';

let coach: Page;
let student: Page;
/** The student's account, once it exists. */
let diego: string;
/** Path of the coach's template. */
let template: string;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Carla Mendes', COACH);
  const viewport = { width: 1280, height: 900 };
  const desk = await openDevice(browser, app, { serviceWorkers: 'block', viewport });
  [coach, student] = await Promise.all([openTab(desk), openTab(await openDevice(browser, app))]);
  await coach.goto('/login');
  await fillSignIn(coach, COACH);
  await coach.getByRole('navigation', { name: 'Principal' }).waitFor();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const change = (page: Page, list: string, text: RegExp) =>
  page.getByRole('list', { name: list }).getByText(text);
const typing = (day: string) =>
  coach.getByRole('combobox', { name: `Digitar exercício em ${day}` });

/** The field takes the focus a moment after it is shown. */
const untilTyping = (day: string) => typing(day).and(coach.locator(':focus')).waitFor();

async function type(line: string) {
  await coach.keyboard.type(line);
  await coach.keyboard.press('Enter');
}

async function toPrograms() {
  await goTo(coach, `/app/students/${diego}/programs`);
  await title(coach, 'Fichas de Diego').waitFor();
}

/** The address in the text for a conversation. */
async function invited(page: Page): Promise<string> {
  const to = await link(page, 'Mandar por WhatsApp').getAttribute('href');
  const text = new URL(to ?? '').searchParams.get('text') ?? '';
  expect(text).toMatch(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/);
  return /\/links\/[\w-]+/.exec(text)?.[0] ?? '';
}

/** The coach's choice about overdue charges. */
async function chooseOverdue(overdue: 'hold' | 'none') {
  const carla = await sessionOf(app, COACH);
  await carla.put('/api/charges/settings', { ladder: [], wordings: {}, overdue, overdueDays: 7 });
  return carla;
}

/** A charge that is overdue for longer than the coach's limit for a warning. */
async function oweForLong() {
  const carla = await chooseOverdue('hold');
  await carla.post('/api/charges', {
    plan: null,
    title: 'Consultoria',
    includes: '',
    period: 'once',
    centavos: 15_000,
    discount: 0,
    discountReason: '',
    sessions: null,
    parts: 1,
    zone: 'America/Sao_Paulo',
    for: { kind: 'students', students: [diego] },
    due: '2026-01-10',
  });
}

test('who is invited into a group signs up by the link, chooses what is shared and is in', async () => {
  await goTo(coach, '/app/groups');
  await button(coach, 'Nova turma').click();
  await coach.getByLabel('Nome da turma').fill('Turma das 7h');
  await button(coach, 'Criar turma').click();
  // The conversation is three taps away.
  await button(coach, 'Convidar').click();
  await button(coach, 'Criar convite').click();
  const path = await invited(coach);
  expect(await axeInBothThemes(coach)).toEqual([]);
  await button(coach, 'Fechar').click();

  await student.goto(path);
  await title(student, 'Treinar com Carla Mendes').waitFor();
  await student.getByText('Sem CREF declarado').waitFor();
  await link(student, 'Criar conta e continuar').click();
  await student.getByLabel('Nome').fill('Diego Souza');
  await student.getByLabel('E-mail').fill(STUDENT);
  await student.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await student.getByLabel('Data de nascimento').fill('1990-05-17');
  await student.getByLabel('Li e aceito').check();
  await button(student, 'Criar conta').click();
  await title(student, 'Confirme o seu e-mail').waitFor();
  const code = /\b\d{6}\b/.exec(await app.mailTo(STUDENT))?.[0] ?? '';
  await student.getByLabel('Código').fill(code);

  // The invitation is there again. Health data wait for a consent of their own.
  const scope = (name: RegExp) => student.getByRole('switch', { name });
  await expect.poll(() => scope(/^Ver os treinos/).isChecked()).toBe(true);
  await scope(/^Triagem e anamnese/).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Concordo em guardar' }).click();
  await expect.poll(() => scope(/^Triagem e anamnese/).isChecked()).toBe(true);
  expect(await axeInBothThemes(student)).toEqual([]);
  await button(student, 'Aceitar e compartilhar').click();
  await title(student, 'Carla acompanha você').waitFor();

  await coach.reload();
  await link(coach, 'Diego Souza').waitFor();
  diego = /[^/]+$/.exec((await link(coach, 'Diego Souza').getAttribute('href')) ?? '')?.[0] ?? '';
  // The invitation was for one person.
  await student.goto(path);
  await title(student, 'Carla já acompanha você').waitFor();
});

test('a coach writes a ficha by typed lines, publishes it, and the student reads what changed', async () => {
  await toPrograms();
  await button(coach, 'Montar do zero').click();
  await untilTyping('Treino A');
  // Only the keyboard is used until the next day.
  await type('supino reto com barra 3x8-10 80 90s');
  await type('rosca direta com barra 3x10');
  await coach.getByRole('button', { name: new RegExp(`^${CURL}.*Mudar$`) }).waitFor();
  for (const day of ['Treino B', 'Treino C', 'Treino D']) {
    await button(coach, 'Novo dia').click();
    await untilTyping(day);
    await type('leg press 45 3x12');
  }
  await coach.getByRole('region', { name: 'Treino D' }).getByText('3 × 12').waitFor();
  // Four days fit side by side, with the sets per muscle above them.
  await coach.getByRole('region', { name: 'Séries por músculo' }).getByText('Peito').waitFor();
  const sideways = () =>
    coach.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sideways).toBe(0);
  await coach.getByRole('button', { name: new RegExp(`^${BENCH}.*Mudar$`) }).click();
  const asked = coach.getByRole('dialog', { name: BENCH });
  const reps = asked.getByRole('textbox', { name: 'Repetições' });
  const before = await reps.inputValue();
  await reps.fill('0');
  await asked.getByRole('button', { name: 'Salvar' }).click();
  await asked.getByText('Use um número de 1 a 999').waitFor();
  await reps.fill(before);
  await asked.getByRole('button', { name: 'Mais', exact: true }).click();
  const address = asked.getByRole('textbox', { name: /^Vídeo/ });
  await address.fill('youtu.be/supino');
  await asked.getByRole('button', { name: 'Salvar' }).click();
  await asked.getByText('O endereço precisa começar com https://').waitFor();
  expect(await axeInBothThemes(coach)).toEqual([]);
  await address.fill(VIDEO);
  await asked.getByRole('button', { name: 'Salvar' }).click();
  await coach.getByText('Com vídeo').waitFor();
  await button(coach, 'Publicar').click();
  const sheet = coach.getByRole('dialog', { name: 'Publicar para Diego' });
  await sheet.getByText('4 dias · 5 exercícios').waitFor();
  await button(coach, 'Publicar').last().click();
  await sheet.getByText('Dê um nome, como Hipertrofia A').waitFor();
  await sheet.getByLabel(/^Nome da ficha/).fill('Base');
  await sheet.getByLabel(/^Recado para Diego/).fill('Comece leve.');
  await sheet.getByLabel(/^Último dia do bloco/).fill('31/11/2027');
  await button(coach, 'Publicar').last().click();
  await sheet.getByText('Esta data não existe').waitFor();
  await sheet.getByLabel(/^Último dia do bloco/).fill('20/12/2020');
  await button(coach, 'Publicar').last().click();
  await sheet.getByText(/^A data mais antiga aqui é /).waitFor();
  await sheet.getByLabel(/^Último dia do bloco/).fill('');
  await button(coach, 'Publicar').last().click();
  await coach.getByText('Versão 1, publicada por Carla').waitFor();

  await goTo(student, '/');
  await student.getByText('Carla publicou uma ficha').waitFor();
  await student.getByText('Comece leve.').waitFor();
  expect(await axeInBothThemes(student)).toEqual([]);
  // The coach's ficha stands in the place of the ready ones, also after the first look at it.
  const shelf = link(student, 'Escolher uma ficha pronta');
  await expect.poll(() => shelf.count()).toBe(0);
  await button(student, 'Agora não').click();
  await student.getByText('Ficha de Carla').waitFor();
  expect(await shelf.count()).toBe(0);
  await button(student, 'Usar esta ficha').click();
  await button(student, 'Começar treino').waitFor();
  await student.getByText('Carla publicou uma ficha').waitFor({ state: 'detached' });

  // A change arrives while the student reads the ficha.
  await goTo(student, '/app/programs');
  await link(student, 'Ver ficha').click();
  await student.getByText('Versão 1, publicada por Carla').waitFor();
  await button(coach, 'Editar a ficha atual').click();
  await typing('Treino A').click();
  await type('prancha 3x30s');
  await button(coach, 'Publicar').click();
  await change(coach, 'Mudanças', /^Exercício novo: 3 × 30\ss$/).waitFor();
  await oweForLong();
  await button(coach, 'Publicar').last().click();
  const late = coach.getByRole('alertdialog', { name: 'Há uma cobrança atrasada' });
  await late.getByText(/^Diego Souza: R\$\s150,00/).waitFor();
  await late.getByRole('button', { name: 'Publicar mesmo assim' }).click();
  await coach.getByText('Versão 2, publicada por Carla').waitFor();
  await chooseOverdue('none');
  await student.getByText('Versão 2, publicada por Carla').waitFor();
  await button(student, 'O que mudou').click();
  await change(student, 'O que mudou', /^Exercício novo: 3 × 30\ss$/).waitFor();
  await student.keyboard.press('Escape');
});

test('a workout with a pain, half of it offline, comes first in the panel, is reviewed and answered', async () => {
  await untilWorkerControls(student);
  await goTo(student, '/');
  await button(student, 'Começar treino').click();
  // The coach shows the exercise in a tab that cannot control this one.
  const video = student.getByRole('link', { name: 'Vídeo do seu personal. Abre em outra aba' });
  await student.context().route(VIDEO, (route) => route.fulfill({ body: 'Supino' }));
  const [opened] = await Promise.all([student.context().waitForEvent('page'), video.click()]);
  await opened.waitForURL(VIDEO);
  expect(await opened.evaluate(() => window.opener === null && document.referrer === '')).toBe(
    true,
  );
  await opened.close();
  expect(await axeInBothThemes(student)).toEqual([]);
  await disc(student, 1, 3).click();
  await reopener(student, 1).waitFor();
  await student.context().setOffline(true);
  await video.click();
  await student.getByText('O vídeo precisa de internet.').first().waitFor();
  expect(student.context().pages()).toHaveLength(1);
  await disc(student, 2, 3).click();
  await reopener(student, 2).waitFor();
  await finish(student);
  await button(student, 'Ombro').click();
  await student.getByText('Forte', { exact: true }).click();
  await student.getByRole('radio', { name: 'Forte', checked: true }).waitFor();
  const workout = new URL(student.url()).pathname;
  await student.context().setOffline(false);
  await untilSent(student);

  await goTo(coach, '/app/panel');
  await coach.reload();
  const first = coach
    .getByRole('list', { name: 'Quem precisa de você' })
    .getByRole('listitem')
    .first();
  await first.getByText(/^Dor forte no ombro, hoje/).waitFor();
  await first.getByRole('link', { name: 'Revisar, Diego Souza' }).click();
  const done = coach.getByRole('list', { name: 'Treinos, planejado e feito' });
  await done.getByRole('term').filter({ hasText: BENCH }).waitFor();
  await button(coach, 'Marcar como revisado').click();
  await coach.getByText('Tudo revisado').waitFor();
  await coach
    .getByRole('region', { name: 'Histórico' })
    .getByRole('list')
    .getByRole('link')
    .first()
    .click();
  await coach.getByRole('definition').filter({ hasText: 'Dor forte no ombro' }).waitFor();
  const whole = coach.getByRole('region', { name: 'O treino' });
  await whole.getByRole('button', { name: 'Comentar' }).click();
  await coach.getByRole('textbox', { name: 'Comentário' }).fill(FEEDBACK);
  await button(coach, 'Salvar').click();

  await goTo(student, workout);
  await student.getByText(FEEDBACK).waitFor();
  await goTo(coach, '/app/panel');
  await coach.getByText('Já vistas (1)').waitFor();
});

test('a change of a model goes to whom of a group uses it, keeps their own, and is taken back', async () => {
  await goTo(coach, '/app/programs/new');
  await button(coach, 'Em branco').click();
  await untilTyping('Treino A');
  await type('supino reto com barra 4x8-10');
  await type('rosca direta com barra 3x10');
  await coach.getByRole('button', { name: new RegExp(`^${CURL}.*Mudar$`) }).waitFor();
  template = new URL(coach.url()).pathname.replace(/\/edit$/, '');
  await goTo(coach, '/app/groups');
  await link(coach, /Turma das 7h/).click();
  await button(coach, 'Passar uma ficha').click();
  await coach.getByLabel('Ficha', { exact: true }).selectOption({ index: 1 });
  await button(coach, 'Publicar para 1 pessoa').click();
  await coach.getByText('A ficha vai para 1 pessoa').first().waitFor();

  // The student removes an exercise, and the coach adds another one.
  await goTo(student, '/app/programs');
  await link(student, /1 dia · 2 exercícios/).click();
  await student.getByText('Versão 1, publicada por Carla').waitFor();
  await link(student, 'Editar').click();
  await button(student, `Opções de ${CURL}`).click();
  await student.getByRole('button', { name: /Remover exercício/ }).click();
  await button(student, new RegExp(`^${CURL}.*Mudar$`)).waitFor({ state: 'detached' });
  await untilSent(student);
  await goTo(coach, `${template}/edit`);
  await typing('Treino A').click();
  await type('prancha 3x30s');
  await coach.getByRole('button', { name: /^Prancha.*Mudar$/ }).waitFor();
  await goTo(coach, template);
  await link(coach, 'Levar a mudança a quem usa').click();
  await change(coach, 'O que muda para Diego Souza', /^Exercício novo/).waitFor();
  await coach.getByText('Só de Diego Souza, continua: 1 mudança').waitFor();
  await button(coach, 'Levar a mudança a 1 pessoa').click();
  await coach.getByText('Em dia com o modelo.').waitFor();
  const plank = student.getByRole('button', { name: /^Prancha.*Mudar$/ });
  await plank.waitFor();
  expect(await button(student, new RegExp(`^${BENCH}.*Mudar$`)).count()).toBe(1);
  expect(await button(student, new RegExp(`^${CURL}.*Mudar$`)).count()).toBe(0);

  await button(coach, 'Desfazer a última mudança').click();
  await change(coach, 'O que muda para Diego Souza', /^Exercício novo/).waitFor();
  await plank.waitFor({ state: 'detached' });
});

test('the student takes a part back, then all of it, and the coach sees nothing any more', async () => {
  await goTo(student, '/app/coaches');
  await student.getByRole('switch', { name: 'Triagem e anamnese' }).click();
  await student.getByText('Mudança feita').first().waitFor();
  await goTo(student, '/app/account/privacy');
  await student
    .getByRole('list', { name: 'Com quem você compartilha' })
    .getByText('fichas e mensagens e ver treinos')
    .waitFor();
  await goTo(coach, `/app/students/${diego}`);
  await coach.getByRole('region', { name: 'Histórico' }).waitFor();
  await goTo(student, '/app/coaches');
  // Without the sums the dialog gives the rule.
  const charges = /\/api\/charges(\?|$)/;
  await student.route(charges, (route) => route.abort());
  await student.evaluate((key) => localStorage.removeItem(key), CHARGES_KEY);
  await student.reload();
  await button(student, 'Encerrar com Carla').click();
  await student.getByText('Se há mensalidade, ela termina junto.').waitFor();
  await student.unroute(charges);
  await student.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
  await student.getByRole('list', { name: 'Encerrados' }).getByText('Carla Mendes').waitFor();
  // The access ends while the coach looks at it.
  await coach.getByText('O acesso terminou').waitFor();
  await goTo(coach, '/app/students');
  await coach.getByText('Ninguém por aqui ainda').waitFor();

  // Shared records belong to the student.
  await goTo(student, '/app/programs');
  await student.getByRole('heading', { name: 'Base' }).waitFor();
  await goTo(student, '/app/history');
  await link(student, /2 séries/).waitFor();
});
