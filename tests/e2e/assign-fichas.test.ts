import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { linkPeople } from './coaching-steps';
import { layoutFaults } from './layout-faults';
import { browser, server, withServer } from './opened';
import { createPerson, fillSignIn, goTo, openDevice, openTab } from './person-steps';

const COACH = 'carla@example.com';
const STUDENT = 'bia@example.com';
let student: string;

withServer();

beforeAll(async () => {
  await createPerson(server, 'Carla Mendes', COACH);
  await createPerson(server, 'Bia Alves', STUDENT);
  student = await linkPeople(server, COACH, STUDENT, ['program', 'log']);
});

test('a spreadsheet with two fichas becomes a draft for a student and a model', async () => {
  const page = await openTab(
    await openDevice(browser, server, {
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
  const [first, second] = await page.getByLabel('Para quem').all();
  expect([await first?.inputValue(), await second?.inputValue()]).toEqual([student, '']);
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
