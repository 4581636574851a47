import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { liftLogBytes } from '../interchange/liftlog-writer';
import { archive } from '../workers/archive';
import { HEVY_TITLES } from './import-steps';
import { app, browser, device, page, signedIn } from './opened';
import { goTo, openDevice, openTab, signIn, untilSent } from './person-steps';

const ANA = { name: 'Ana Prado', email: 'ana.arquivos@example.com' };

signedIn(ANA.name, ANA.email);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

/** A workout per day, newest first, in Hevy's Portuguese format. */
function hevy(days: number): string {
  const rows = Array.from({ length: days }, (_, day) => {
    const date = `${28 - day} fev 2026`;
    const row = (exercise: string, index: number, load: string) =>
      `"Treino de força","${date}, 18:02","${date}, 19:10","","${exercise}",,"",${index},"normal",${load},8,,,8.5`;
    return [
      row('Bench Press (Barbell)', 0, '82.5'),
      row('Bench Press (Barbell)', 1, day === 0 ? '"abc"' : '85'),
      row('Rosca do Zé', 0, '12'),
    ];
  });
  return [HEVY_TITLES, ...rows.flat()].join('\r\n');
}

async function choose(name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name, mimeType: 'text/csv', buffer });
}

async function historyLength(): Promise<number> {
  await goTo(page, '/app/history');
  await heading('Histórico');
  const links = page.getByRole('link', { name: /Treino de força/ });
  await links.or(page.getByText('Nenhum treino')).first().waitFor();
  return links.count();
}

test('the button for a file is in the window of a desk, whatever stands beside it', async () => {
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, '/app/import');
  const box = await page.getByText('Escolher arquivo', { exact: true }).boundingBox();
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(800);
  if (phone) await page.setViewportSize(phone);
});

test('a file that is none of ours is told by what it is, and another can be chosen', async () => {
  await goTo(page, '/app/import');
  await choose('contatos.csv', 'Nome;Telefone\nAna;123');
  await heading('Este arquivo não é de um app que lemos');
  await page.getByText('colunas “Nome” e “Telefone”', { exact: false }).waitFor();
  await choose('backup.fitnotes', 'SQLite format 3\0');
  await heading('O arquivo está incompleto');
  for (const [name, content, words] of [
    ['treinos.xlsx', archive({ 'xl/workbook.xml': '<a/>' }), 'É uma planilha do Excel'],
    ['treinos.ods', archive({ 'content.xml': '<a/>' }), 'É um documento do LibreOffice'],
    ['treinos.pdf', '%PDF-1.7\n', 'É um PDF'],
    [
      'treinos.zip',
      archive({ 'a.csv': hevy(1), 'b.csv': hevy(1) }),
      'É um ZIP com vários arquivos',
    ],
  ] as const) {
    await choose(name, content);
    await page.getByText(words, { exact: false }).waitFor();
  }
  // The file is created in the page, because transferring it there would take too long.
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(21 * 1024 * 1024).fill(97)], 'grande.csv'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await heading('O arquivo é grande demais');
  await page.getByText('Cabem até 20 MB.', { exact: false }).waitFor();
  await choose('vazio.csv', HEVY_TITLES);
  await heading('O arquivo está vazio');
});

test('without network: preview, another match, import, and everything is in the history', async () => {
  await device.setOffline(true);
  await choose('hevy.csv', hevy(25));
  await heading('Treinos do Hevy');
  await page.getByText("Linha 3: carga 'abc' não é um número. A série entra sem carga.").waitFor();
  await page.getByText('04/02/2026 a 28/02/2026').waitFor();
  await button(/^Rosca do Zé.*Exercício próprio/).waitFor();

  await button(/^Bench Press \(Barbell\)/).click();
  await page.getByLabel('Buscar exercício').fill('supino reto halteres');
  await button(/^Supino reto com halteres/).click();
  await button(/^Bench Press \(Barbell\).*Supino reto com halteres/).waitFor();

  await button('Importar 25 treinos').click();
  await heading('25 treinos importados');
  await page.getByRole('link', { name: 'Ver o histórico' }).click();
  await page
    .getByRole('link', { name: /Treino de força/ })
    .first()
    .click();
  await heading('Supino reto com halteres');
  await heading('Rosca do Zé');
  await device.setOffline(false);
  await untilSent(page);
});

test('a file of Strong without units is guessed in pounds, and its names are suggested until declined', async () => {
  const row = (name: string, load: number, more = '') =>
    `2026-01-05 18:00:00,Treino S,1h,${name},1,${load},5,0,0,,,${more}`;
  const titles =
    "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE,Pouls";
  await goTo(page, '/app/import');
  await choose(
    'strong.csv',
    [titles, row('Supino (Halter)', 135, ',121'), row('Leg Press (Máquina)', 225)].join('\n'),
  );
  await heading('Treinos do Strong');
  await page.getByText('“Pouls”: 1 linha, como “121”.').waitFor();
  await page.getByText(/^Leg Press \(Máquina\): 225\skg, ou 225\slb \(102,06\skg\)$/).waitFor();
  expect(await page.getByRole('radio', { name: 'lb' }).isChecked()).toBe(true);
  await button(/^Leg Press \(Máquina\).*Leg press 45°/).waitFor();
  await button(/^Supino \(Halter\).*Supino reto com halteres.*Sugerido/).waitFor();
  await button('Não usar as sugestões').click();
  await button(/^Supino \(Halter\).*Exercício próprio/).waitFor();
  await button('Usar as sugestões').click();
  await button(/^Supino \(Halter\).*Sugerido/).waitFor();
  await button('Cancelar').click();
});

test('a table of no known app is read once its columns are named, and straight away the next time', async () => {
  const sheet = (day: number) =>
    [
      'Dia;Movimento;Peso;Vezes;Humor',
      `0${day}/03/2026;Supino reto;60;10;bom`,
      `0${day}/03/2026;Rosca do Zé;12;8;bom`,
    ].join('\n');
  await goTo(page, '/app/import');
  await choose('caderno.csv', sheet(2));
  await heading('O que é cada coluna?');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  expect(await field('Movimento').inputValue()).toBe('exercise');
  expect(await field('Peso').inputValue()).toBe('load');
  await field('Vezes').selectOption({ label: 'Repetições' });
  await button('Ler o arquivo').click();
  await heading('Treinos da planilha');
  await page.getByText('“Humor”: 2 linhas, como “bom”.').waitFor();
  await page.getByText(/^696\skg$/).waitFor();
  await button('Mudar as colunas').click();
  await heading('O que é cada coluna?');
  expect(await field('Vezes').inputValue()).toBe('reps');
  await button('Cancelar').click();
  await choose('caderno.csv', sheet(3));
  await heading('Treinos da planilha');
  await page.getByText(/^696\skg$/).waitFor();
  await button('Cancelar').click();
});

test('a table of several people asks whose workouts to take, as often as the person wants', async () => {
  const rows = ['Ana;02/03/2026;Supino reto;60;10', 'Bruno;03/03/2026;Supino reto;80;8'];
  await goTo(page, '/app/import');
  await choose('turma.csv', ['Aluno;Data;Exercício;Carga (kg);Reps', ...rows].join('\n'));
  await button('Ler o arquivo').click();
  await heading('Quais treinos são seus?');
  expect(await button('Ver os treinos').isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Ana' }).check();
  await button('Ver os treinos').click();
  await page.getByText('São os treinos de Ana. Fica de fora: Bruno.').waitFor();
  await page.getByText(/^600\skg$/).waitFor();
  await button('Escolher de novo').click();
  await page.getByRole('checkbox', { name: 'Bruno' }).check();
  await button('Ver os treinos').click();
  await page.getByText('São os treinos de Bruno. Fica de fora: Ana.').waitFor();
  await page.getByText(/^640\skg$/).waitFor();
  await button('Cancelar').click();
});

test('a column "Séries" that could number sets or count them is read as the person says', async () => {
  const rows = ['Supino reto;1', ';2', 'Remada curvada;1', ';2'].map(
    (row, nth) => `${nth === 0 ? '13/02/2026' : ''};${row};10;60`,
  );
  await goTo(page, '/app/import');
  await choose('series.csv', ['Data;Exercício;Séries;Reps;Carga (kg)', ...rows].join('\n'));
  await heading('O que é cada coluna?');
  const say = (name: string) => page.getByRole('radio', { name });
  expect(await say('Quantas foram').isChecked()).toBe(true);
  await say('Qual delas é').check({ force: true });
  await button('Ler o arquivo').click();
  await page.getByText(/^2\.400\skg$/).waitFor();
  await button('Cancelar').click();
});

test('days and months are told apart in the preview, and the answer counts for the next file', async () => {
  const sheet = (rows: string) => `Dia;Movimento;Peso;Reps\n${rows}`;
  const first = sheet('03/02;Supino reto;60;10\n;Remada curvada;-20;8\n04/02;Supino reto;60;10');
  await goTo(page, '/app/import');
  await choose('treinos.csv', first);
  await button('Ler o arquivo').click();
  await heading('Treinos da planilha');
  await page.getByText('1 linha sem data ou sem exercício recebeu os da linha de cima.').waitFor();
  await page.getByText(/não são assistidos: Remada curvada \(1 série\)/).waitFor();
  const order = (name: string) => page.getByRole('radio', { name });
  await page.getByText('No arquivo, “03/02” é').waitFor();
  expect(await order('3 de fevereiro').isChecked()).toBe(true);
  await page.getByLabel('Ano da data mais recente').selectOption('2024');
  await page.getByText('03/02/2024 a 04/02/2024').waitFor();
  await order('2 de março').check({ force: true });
  await page.getByText('02/03/2024 a 02/04/2024').waitFor();
  await button('Cancelar').click();
  await choose('treinos.csv', sheet('05/02/2024;Supino reto;60;10'));
  await page.getByText('02/05/2024', { exact: true }).waitFor();
  expect(await order('2 de maio').isChecked()).toBe(true);
  await button('Cancelar').click();
});

test('the same file again brings nothing, and what was matched is known; a longer one brings what is new', async () => {
  await goTo(page, '/app/import');
  await choose('hevy.csv', hevy(25));
  await button('Nada novo para importar').waitFor();
  await button(/^Bench Press \(Barbell\).*Supino reto com halteres.*Aprendido/).waitFor();
  await button('Cancelar').click();
  await choose('hevy.csv', hevy(27));
  await button('Importar 2 treinos').waitFor();
  await page.getByLabel('Trazer também 25 treinos que já estão aqui').check();
  await button('Importar 27 treinos').waitFor();
  await button('Cancelar').click();
});

test('a file with a changed row says so, and brings the workout only when asked', async () => {
  await goTo(page, '/app/import');
  await choose('hevy.csv', hevy(25).replace('"",1,"normal",85', '"",1,"normal",87.5'));
  await button('Nada novo para importar').waitFor();
  await page.getByLabel('Trazer também 24 treinos que já estão aqui').waitFor();
  await page.getByLabel('Trazer também 1 treino que está aqui com outras séries').check();
  await button('Importar 1 treino').waitFor();
  await button('Cancelar').click();
});

test('before the first sync it says that repeats are not recognised, and afterwards they are', async () => {
  const phone = await openDevice(browser, app);
  const tab = await openTab(phone);
  await tab.route('**/api/sync', (route) => route.abort());
  await signIn(tab, ANA.email);
  await goTo(tab, '/app/import');
  const buffer = Buffer.from(hevy(25));
  const input = tab.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'hevy.csv', mimeType: 'text/csv', buffer });
  await tab.getByText('não dá para reconhecer os que já estão nela', { exact: false }).waitFor();
  await tab.getByRole('button', { name: 'Importar 25 treinos sem esperar' }).waitFor();
  await tab.unroute('**/api/sync');
  await tab.evaluate(() => dispatchEvent(new Event('online')));
  await tab.getByRole('button', { name: 'Nada novo para importar' }).waitFor();
  await phone.close();
});

test('a file of everything is taken along, and an import is undone as one, also later', async () => {
  await goTo(page, '/app/profile');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    button(/^Exportar tudo/).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^anilha-\d{4}-\d\d-\d\d\.anilha$/);
  const packed = await readFile(await saved.path());
  expect(JSON.parse(gunzipSync(packed).toString('utf8'))).toMatchObject({ format: 'anilha' });

  for (const [app, title] of [
    ['Strong', 'Treinos do Strong'],
    ['Hevy', 'Treinos do Hevy'],
  ] as const) {
    await goTo(page, '/app/profile');
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      button(new RegExp(`^Exportar no formato do ${app}`)).click(),
    ]);
    await goTo(page, '/app/import');
    await choose(sheet.suggestedFilename(), await readFile(await sheet.path()));
    await heading(title);
    await button('Nada novo para importar').waitFor();
    await page.getByLabel('Trazer também 25 treinos que já estão aqui').waitFor();
    await button('Cancelar').click();
  }

  await page.goto('/app/import');
  await page.getByText(/^Hevy, em /).waitFor();
  await button('Desfazer').click();
  await page.getByText('Os 25 treinos dela vão para a lixeira', { exact: false }).waitFor();
  await button('Desfazer importação').click();
  await heading('Importação desfeita');
  await expect.poll(historyLength).toBe(0);

  await goTo(page, '/app/import');
  await choose('anilha.anilha', packed);
  await heading('Arquivo da Anilha');
  await button('Importar').click();
  await heading('25 treinos importados');
  await button('Desfazer importação').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).click();
  await heading('Importação desfeita');
});

/** A backup of LiftLog with some workouts, as the app compressed it. */
function liftLog(count: number): Buffer {
  const exercises = [{ name: 'Bench Press', sets: [{ load: 82_500, reps: 8 }] }];
  const sessions = Array.from({ length: count }, (_, day) => ({
    start: 1_700_000_000 + day * 86_400,
    title: 'Treino de força',
    exercises,
  }));
  return gzipSync(liftLogBytes(sessions));
}

test.each([
  ['a table in gzip', 'Hevy', 'hevy.csv.gz', () => gzipSync(hevy(3))],
  ['a table in an archive', 'Hevy', 'hevy.zip', () => archive({ 'workouts.csv': hevy(3) })],
  ['a backup', 'LiftLog', 'export.liftlogbackup.gz', () => liftLog(3)],
])('%s is imported like a table, and undone', async (_, app, name, content) => {
  const before = await historyLength();
  await goTo(page, '/app/import');
  await choose(name, content());
  await heading(`Treinos do ${app}`);
  await button('Importar 3 treinos').click();
  await heading('3 treinos importados');
  await expect.poll(historyLength).toBe(before + 3);
  await goTo(page, '/app/import');
  await button('Desfazer').first().click();
  await button('Desfazer importação').click();
  await heading('Importação desfeita');
  await expect.poll(historyLength).toBe(before);
});

/** Ten years of training in FitNotes's format: 20 sets in each of 1,500 workouts. */
function tenYears(): string {
  const rows = [
    'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
  ];
  const names = ['Barbell Squat', 'Lat Pulldown', 'Flat Barbell Bench Press', 'Plank', 'Leg Press'];
  for (let workout = 0; workout < 1500; workout += 1) {
    const day = new Date(Date.UTC(2026, 10, 20) - workout * 58 * 3_600_000).toISOString();
    for (let set = 0; set < 20; set += 1) {
      rows.push(`${day.slice(0, 10)},${names[set % 5]},Treino,${40 + set},kgs,10,,,,`);
    }
  }
  return rows.join('\n');
}

test('ten years come in as one and go as one', async () => {
  // Sending is another matter: this device keeps everything to itself.
  const phone = await openDevice(browser, app);
  const tab = await openTab(phone);
  await tab.route('**/api/sync', (route) => route.abort());
  await signIn(tab, ANA.email);
  await goTo(tab, '/app/import');
  const buffer = Buffer.from(tenYears());
  const input = tab.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'fitnotes.csv', mimeType: 'text/csv', buffer });
  await tab.getByRole('heading', { name: 'Treinos do FitNotes' }).waitFor();
  await tab.getByText('marcados para o meio-dia', { exact: false }).waitFor();
  await tab.getByRole('button', { name: 'Importar 1.500 treinos sem esperar' }).click();
  await tab.getByRole('progressbar').waitFor();
  await tab.getByRole('heading', { name: '1.500 treinos importados' }).waitFor();
  await tab.getByRole('button', { name: 'Desfazer importação' }).click();
  const asked = tab.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Desfazer importação' }).click();
  await tab.getByRole('heading', { name: 'Importação desfeita' }).waitFor();
  await goTo(tab, '/app/history');
  await tab.getByText('Nenhum treino').first().waitFor();
  await phone.close();
});

test('a file that the system opens with the app is read at once', async () => {
  const tab = await openTab(device);
  await tab.addInitScript((text) => {
    const getFile = async () => new File([text], 'aberto.csv', { type: 'text/csv' });
    const setConsumer = (consume: (launch: object) => void) => consume({ files: [{ getFile }] });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, hevy(2));
  await tab.goto('/app/import');
  await tab.getByText('aberto.csv').waitFor();
  await tab.getByRole('button', { name: 'Importar 2 treinos' }).waitFor();
  await tab.close();
});

/** Shares a file like another app: posts a form to the share target. */
async function share(name: string, content: string): Promise<void> {
  await page.evaluate(
    ([fileName = '', text = '']) => {
      const form = document.createElement('form');
      form.method = 'POST';
      form.action = '/app/import';
      form.enctype = 'multipart/form-data';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = 'file';
      const files = new DataTransfer();
      files.items.add(new File([text], fileName, { type: 'text/csv' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [name, content],
  );
}

const sharedFiles = () => page.evaluate(() => caches.has('anilha-shared-file'));

test('a file that another app shares is read from the worker, once', async () => {
  await share('de outro app.csv', hevy(3));
  await page.getByText('de outro app.csv').waitFor();
  await heading('Treinos do Hevy');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(sharedFiles).toBe(false);

  // Leaving before the file is read leaves nothing either.
  await page.evaluate(async () => {
    const cache = await caches.open('anilha-shared-file');
    const headers = { 'x-shared-at': String(Date.now()) };
    await cache.put('/app/import/shared-file', new Response('treinos', { headers }));
  });
  await goTo(page, '/app/profile');
  await page.getByText('Tudo está neste aparelho e no servidor.').waitFor();
  await button('Sair deste aparelho').click();
  await heading(/Uma série/);
  await expect.poll(sharedFiles).toBe(false);
});

test('a share that finds no worker is answered by the server without keeping it', async () => {
  const body = new FormData();
  body.append('file', new File(['treinos'.repeat(200_000)], 'treinos.csv', { type: 'text/csv' }));
  const init = { method: 'POST', body, redirect: 'manual' as const };
  const answer = await fetch(`${app.url}/app/import`, init);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/app/import?shared=lost']);
});
