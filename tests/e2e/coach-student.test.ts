import type { Page } from 'playwright';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import { PROTO, SCHEMA } from '#protocol/version';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { linkPeople, sessionOf } from './coaching-steps';
import { app, browser, withApp } from './opened';
import { BENCH, createPerson, goTo, openDevice, openTab, signIn, untilSent } from './person-steps';
import { addExercise, disc, finish, logTyped, startEmpty } from './workout-steps';

const CARLA = 'carla@example.com';
const BIA = 'bia@example.com';
const COMMENT = 'Desça mais devagar na próxima.';
const ANSWER = 'Combinado, desço em três segundos.';

let coach: Page;
let student: Page;
/** Path of the student's page in the coach's app. */
let page: string;
/** Path of the workout in the student's app. */
let workout: string;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Carla', CARLA);
  await createPerson(app, 'Bia', BIA);
  const id = await linkPeople(app, CARLA, BIA, ['program', 'log']);
  page = `/app/students/${id}`;
  await trainLongAgo(id);
  const desktop = { viewport: { width: 1280, height: 800 } };
  coach = await openTab(await openDevice(browser, app, desktop));
  student = await openTab(await openDevice(browser, app));
  await Promise.all([signIn(coach, CARLA), signIn(student, BIA)]);
  await untilWorkerControls(student);
});

/** A workout of half a year ago, from a device of Bia that the test does not open. */
async function trainLongAgo(id: string): Promise<void> {
  const at = Date.now() - 180 * 86_400_000;
  const day = new Date(at).toISOString().slice(0, 10);
  const values = {
    title: 'Treino antigo',
    start: { at, zone: 'UTC', day },
    finish: { at: at + 1 },
    'e.a.exercise': 'back-squat',
    'e.a.order': 'i',
    's.b.place': ['a', 'i'],
    's.b.kind': 'normal',
    's.b.done.old': { load: 50_000, reps: 8, at },
  };
  const stamp = [at, 0, 'old'];
  const full = Object.fromEntries(
    Object.entries(values).map(([at, value]) => [at, [value, stamp]]),
  );
  const op = { id: 'o1', space: `u:${id}`, kind: 'workout', record: uuidv7(), stamp, full };
  const sent = await (await sessionOf(app, BIA)).post('/api/sync', {
    proto: PROTO,
    schema: SCHEMA,
    account: id,
    device: 'old',
    spaces: [],
    ops: [op],
  });
  expect(sent).toMatchObject({ results: [{ ok: {} }] });
}

test('a finished workout stands on the student’s page of the coach, with the way to what is not shared', async () => {
  await startEmpty(student);
  await addExercise(student, BENCH);
  await logTyped(student, '60');
  await disc(student, 2, 3).click();
  await finish(student);
  workout = new URL(student.url()).pathname;
  await untilSent(student);

  await goTo(coach, page);
  const done = coach.getByRole('list', { name: 'Treinos, planejado e feito' });
  await done.getByRole('term').filter({ hasText: BENCH }).waitFor();
  const missing = coach.getByRole('region', { name: 'Corpo e metas' });
  await missing.getByText('Sem permissão: Bia não compartilha').waitFor();
  expect(await axeInBothThemes(coach)).toEqual([]);
  await missing.getByRole('link', { name: 'Pedir por mensagem' }).click();
  const field = coach.getByLabel('Mensagem para Bia');
  await expect.poll(() => field.inputValue()).toContain('Medidas do corpo');
  // A message draft survives a look elsewhere, and is cleared after sending.
  await field.fill('Bia, como está o');
  await coach.reload();
  await expect.poll(() => field.inputValue()).toBe('Bia, como está o');
  // A template that was inserted can be removed by a tap.
  await coach.getByRole('button', { name: 'Recorde', exact: true }).click();
  await expect.poll(() => field.inputValue()).toMatch(/^Vi o seu recorde, Bia/);
  await coach.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => field.inputValue()).toBe('Bia, como está o');
  await goTo(coach, page);
  await missing.getByText('Sem permissão: Bia não compartilha').waitFor();
  await goTo(coach, `${page}/messages`);
  await expect.poll(() => field.inputValue()).toBe('Bia, como está o');
  await coach.reload();
  await expect.poll(() => field.inputValue()).toBe('Bia, como está o');
  // A second request is appended to the draft.
  await goTo(coach, page);
  await missing.getByRole('link', { name: 'Pedir por mensagem' }).click();
  await expect.poll(() => field.inputValue()).toMatch(/^Bia, como está o\n\nOi, Bia\. Para/);
  const both = `${await field.inputValue()} Pode ser?`;
  await field.fill(both);
  await goTo(coach, page);
  await missing.getByRole('link', { name: 'Pedir por mensagem' }).click();
  await expect.poll(() => field.inputValue()).toBe(both);
  await field.fill('');
});

test('what lies further back than twelve weeks comes when the coach asks for it, also later', async () => {
  await goTo(coach, page);
  const past = coach.getByRole('region', { name: 'Histórico' });
  await coach.context().setOffline(true);
  await past.getByRole('button', { name: 'Carregar todo o histórico' }).click();
  await past.getByText('chega quando houver conexão').waitFor();
  await coach.context().setOffline(false);
  await past.getByRole('link', { name: /Treino antigo/ }).waitFor();
  await past.getByText('2 treinos ao todo').waitFor();
});

test('notes about a student stay with the coach', async () => {
  await goTo(coach, page);
  await coach.getByRole('button', { name: 'Nova nota' }).click();
  await coach.getByRole('textbox', { name: 'Nota' }).fill('Prefere treinar cedo');
  await coach.getByRole('button', { name: 'Salvar' }).click();
  await coach.getByRole('list', { name: 'Notas privadas' }).getByText('treinar cedo').waitFor();
});

test('a comment on an exercise reaches the student, and an answer without network the coach', async () => {
  // The comment is not visible here; otherwise it would be read as soon as it is sent.
  await goTo(student, '/app/profile');
  await coach.getByRole('list', { name: 'Todos os treinos' }).getByRole('link').first().click();
  const exercise = coach.getByRole('listitem').filter({ has: coach.getByRole('table') });
  await exercise.getByRole('button', { name: 'Comentar' }).click();
  await coach.getByLabel('Sobre').selectOption('Série 2');
  await coach.getByRole('textbox', { name: 'Comentário' }).fill(COMMENT);
  await coach.getByRole('button', { name: 'Salvar' }).click();
  const said = coach.getByRole('list', { name: `Comentários sobre ${BENCH}` });
  await said.getByText('Série 2 · Você · Enviada').waitFor();
  expect(await axeInBothThemes(coach)).toEqual([]);

  await goTo(student, workout);
  await student.getByText(COMMENT).waitFor();
  await student.getByText('Série 2 · Carla').waitFor();
  // The coach sees that the student read it, without a reload.
  await said.getByText('Você · Lida').waitFor();

  await student.context().setOffline(true);
  const comments = student.getByRole('region', { name: 'Comentários' });
  await comments.getByRole('button', { name: 'Responder' }).click();
  await student.getByRole('textbox', { name: 'Comentário' }).fill(ANSWER);
  await student.getByRole('button', { name: 'Salvar' }).click();
  await student.getByText('Você · Neste aparelho, ainda não enviada').waitFor();
  await student.context().setOffline(false);
  await said.getByText(ANSWER).waitFor();

  await goTo(student, '/app/messages');
  const thread = student.getByRole('list', { name: 'Conversa com Carla' });
  await thread.getByText(ANSWER).waitFor();
  await thread
    .getByRole('link', { name: new RegExp(`${BENCH}, série 2`) })
    .first()
    .waitFor();
  expect(await axeInBothThemes(student)).toEqual([]);

  const mine = thread.getByRole('listitem').filter({ hasText: ANSWER });
  const takeBack = async () => {
    await mine.getByRole('button', { name: 'Opções da mensagem' }).click();
    await student.getByRole('button', { name: /^Apagar/ }).click();
    await mine.waitFor({ state: 'detached' });
  };
  await student.context().setOffline(true);
  await takeBack();
  await student.getByRole('button', { name: 'Desfazer' }).click();
  await takeBack();
  await student.context().setOffline(false);
  await said.getByText(ANSWER).waitFor({ state: 'detached' });
  await said.getByText(COMMENT).waitFor();
});

test('a coach finds unread messages from the panel, and answers them in the list', async () => {
  await goTo(student, '/app/messages');
  await student.getByRole('textbox', { name: /mensagem/i }).fill('Treino amanhã às 6?');
  await student.getByRole('button', { name: 'Enviar mensagem' }).click();
  await student.getByText('Treino amanhã às 6?').waitFor();
  await untilSent(student);
  await goTo(coach, '/app/panel');
  await coach.getByRole('link', { name: 'Mensagens: 1 não lida' }).click();
  const rows = coach.getByRole('list', { name: 'Conversas com alunos' });
  await rows.getByText('1 não lida · Treino amanhã às 6?').waitFor();
  expect(await axeInBothThemes(coach)).toEqual([]);
  await rows.getByRole('button', { name: /^Bia/ }).click();
  const sheet = coach.getByRole('dialog', { name: 'Bia' });
  await sheet.getByText('Treino amanhã às 6?').waitFor();
  await sheet.getByRole('textbox').fill('Pode ser.');
  await sheet.getByRole('button', { name: 'Enviar mensagem' }).click();
  await sheet.getByText('Pode ser.').waitFor();
  expect(await axeInBothThemes(coach)).toEqual([]);
  await student.getByText('Pode ser.').waitFor();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await rows.getByText('Você: Pode ser.').waitFor();
});
