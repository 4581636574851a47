import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { linkPeople } from './coaching-steps';
import { layoutFaults } from './layout-faults';
import { app, browser, withApp } from './opened';
import { createPerson, fillSignIn, goTo, openDevice, openTab } from './person-steps';

const COACH = 'carla@example.com';
const STUDENT = 'bia@example.com';
let student: string;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Carla Mendes', COACH);
  await createPerson(app, 'Bia Alves', STUDENT);
  student = await linkPeople(app, COACH, STUDENT, ['program', 'log']);
});

test('a spreadsheet with two fichas becomes a draft for a student and a model', async () => {
  const page = await openTab(
    await openDevice(browser, app, {
      serviceWorkers: 'block',
      viewport: { width: 360, height: 780 },
    }),
  );
  await page.goto('/login');
  await fillSignIn(page, COACH);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  await goTo(page, '/app/students');
  await page.getByRole('link', { name: /Bia Alves/ }).waitFor();
  await goTo(page, '/app/import/program');
  await page.getByLabel('Planilha com fichas').setInputFiles({
    name: 'fichas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Aluno: Bia;;',
        'Exercício;Séries;Reps',
        'Supino reto com barra;4;10',
        ';;',
        'Aluno: Ficha geral;;',
        'Exercício;Séries;Reps',
        'Puxada frontal na polia;3;12',
      ].join('\n'),
      'latin1',
    ),
  });
  await page.getByRole('heading', { name: '2 fichas no texto' }).waitFor();
  const chosen = () =>
    page
      .getByLabel('Para quem')
      .evaluateAll((all: HTMLSelectElement[]) => all.map(({ value }) => value));
  await expect.poll(chosen).toEqual([student, '']);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar 2 fichas' }).click();
  await page
    .getByRole('region', { name: 'Avisos' })
    .getByText('2 fichas guardadas, 1 em rascunho')
    .waitFor();
  await page.getByRole('link', { name: /Ficha geral/ }).waitFor();
  await goTo(page, `/app/students/${student}/programs`);
  await page
    .getByText('Supino reto com barra')
    .or(page.getByText('Bia', { exact: true }))
    .first()
    .waitFor();
  await page
    .getByText(/Rascunho/)
    .first()
    .waitFor();
  if (process.env.LOOK_AT) await page.screenshot({ path: `${process.env.LOOK_AT}/assigned.png` });
});

test('a chat that is pasted into a new ficha loses its senders, and several fichas come apart', async () => {
  const page = await openTab(
    await openDevice(browser, app, {
      serviceWorkers: 'block',
      viewport: { width: 360, height: 780 },
    }),
  );
  await page.goto('/login');
  await fillSignIn(page, STUDENT);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  await goTo(page, '/app/programs/new');
  await page.getByRole('button', { name: 'Digitar ou colar' }).click();
  const text = page.getByRole('textbox', { name: 'Texto da ficha' });
  const chat = [
    '[12/01/2026 10:00:01] Carla: *Treino A*',
    '[12/01/2026 10:00:20] Carla: supino reto com barra 4x10',
    '[12/01/2026 10:00:30] Carla: imagem ocultada',
  ];
  await text.fill(chat.join('\n'));
  await expect.poll(() => text.inputValue()).toBe('Treino A\nsupino reto com barra 4x10');
  await page.getByText('1 linha da conversa ficou de fora:').waitFor();
  // A typed line is left as it is typed.
  await text.press('End');
  await text.pressSequentially('\n*rosca* direta 3x12');
  expect(await text.inputValue()).toMatch(/\n\*rosca\* direta 3x12$/);
  await text.fill(
    [
      ...chat,
      '[12/01/2026 10:01:00] Carla: Aluna: Bia',
      '[12/01/2026 10:02:00] Carla: remada curvada com barra 3x8',
    ].join('\n'),
  );
  await page.getByText('O texto tem 2 fichas.').waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver as 2 fichas' }).click();
  await page.getByRole('heading', { name: '2 fichas no texto' }).waitFor();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  // The text waits where it was pasted.
  await page.getByRole('button', { name: 'Continuar o texto' }).click();
  await page.getByRole('button', { name: 'Ver as 2 fichas' }).click();
  await page.getByRole('button', { name: 'Guardar 2 fichas' }).click();
  await page.getByRole('region', { name: 'Avisos' }).getByText('2 fichas guardadas').waitFor();
  await goTo(page, '/app/programs/new');
  await page.getByRole('button', { name: 'Digitar ou colar' }).waitFor();
});
