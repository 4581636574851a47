import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { complaintsOf } from '../harness/browser';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeFindings, axeInBothThemes } from './axe-steps';
import { app, browser, withApp } from './opened';
import {
  createPerson,
  fillSignIn,
  goTo,
  IN_MOTION,
  openDevice,
  openTab,
  signIn,
} from './person-steps';

const ANA = 'ana@example.com';
const BIA = 'bia@example.com';
const OWN = 'Remada do prédio';
const PASTED = [
  '*Ficha de março*',
  'Treino A - Costas',
  `1) ${OWN} 4x8-10 40kg 90s rir2`,
  '2) Rosca direta com barra: 3 séries de 12',
  '+ Rosca martelo com halteres 3x12 # juntas, sem descanso entre elas',
  'Treino B',
  'Leg press 45 4x12 100 dupla +5',
].join('\n');

let ana: Page;
let bia: Page;
let complaints: string[];
let link: string;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Ana', ANA);
  await createPerson(app, 'Bia', BIA);
  [ana, bia] = [
    await openTab(await openDevice(browser, app, IN_MOTION)),
    await openTab(await openDevice(browser, app, IN_MOTION)),
  ];
  complaints = complaintsOf(ana);
  await Promise.all([signIn(ana, ANA), signIn(bia, BIA)]);
  await Promise.all([untilWorkerControls(ana), untilWorkerControls(bia)]);
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function share(page: Page): Promise<void> {
  await button(page, 'Opções da ficha').click();
  await button(page, 'Compartilhar ou imprimir').click();
  await page.getByRole('dialog', { name: 'Compartilhar ficha' }).waitFor();
}

/** The ficha as a text, which contains all of it. */
async function written(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Texto' }).click();
  return page.getByRole('textbox', { name: 'A ficha em texto' }).inputValue();
}

test('a pasted workout becomes a ficha, what is not understood is asked about', async () => {
  await goTo(ana, '/app/exercises');
  await ana.getByRole('searchbox').fill(OWN);
  await button(ana, /^Criar “/).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Criar exercício' }).click();
  await ana.getByRole('list', { name: 'Seus exercícios' }).waitFor();
  // Codes have room for 1.2 kB of compressed data, and repeated words compress well.
  const notes = Array.from({ length: 900 }, (_, at) => ((at * at * 7919) % 46_649).toString(36));
  await goTo(ana, '/app/import/program');
  await ana
    .getByLabel('Link ou texto da ficha')
    .fill(`${PASTED}\n> ${notes.join(' ')}\nrosca scot 3x10`);
  await button(ana, 'Ver a ficha').click();
  const problems = ana.getByRole('list', { name: 'O que falta acertar' });
  await problems.getByText('“rosca scot” não está entre os exercícios').waitFor();
  expect(await axeFindings(ana)).toEqual([]);
  await problems
    .getByRole('button', { name: /^Rosca/ })
    .first()
    .click();
  await problems.waitFor({ state: 'detached' });
  await button(ana, 'Guardar ficha').click();
  await ana.waitForURL(/\/app\/programs\/0/);
  await ana.getByRole('heading', { level: 1, name: 'Ficha de março' }).waitFor();
});

test('its codes go from phone to phone without network, and what arrives is equal', async () => {
  await ana.context().setOffline(true);
  await bia.context().setOffline(true);
  await share(ana);
  const number = ana.getByText(/^Código 1 de \d+$/);
  await button(ana, 'Pausar').click();
  while ((await number.count()) === 0) await button(ana, 'Próximo código').click();
  const total = Number((await number.innerText()).split(' ').at(-1));
  expect(total).toBeGreaterThan(1);
  const photos: Buffer[] = [];
  for (let at = 1; at <= total; at += 1) {
    photos.push(await ana.getByRole('img', { name: `Código ${at} de ${total}` }).screenshot());
    await button(ana, 'Próximo código').click();
  }
  expect(await axeInBothThemes(ana)).toEqual([]);
  const sent = await written(ana);
  await ana.getByRole('tab', { name: 'Link' }).click();
  link = await ana.getByRole('textbox', { name: 'Endereço com a ficha dentro' }).inputValue();

  await goTo(bia, '/app/import/program');
  const files = photos.map((buffer, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer }));
  await bia.getByLabel('Foto do código').setInputFiles(files.slice(1).reverse());
  await bia.getByText(`${total - 1} de ${total} códigos lidos. Falta o 1.`).waitFor();
  await bia.getByLabel('Foto do código').setInputFiles(files.slice(0, 2));
  await bia.getByText(`Vem com 1 exercício próprio: ${OWN}.`).waitFor();
  await button(bia, 'Guardar ficha').click();
  await bia.getByRole('heading', { level: 1, name: 'Ficha de março' }).waitFor();
  await share(bia);
  expect(await written(bia)).toBe(sent);
});

test('the same ficha again is noticed, and a damaged link is refused in words', async () => {
  await button(bia, 'Fechar').click();
  await goTo(bia, `/app/import#${link.split('#')[1]}`);
  await bia.getByText('Você já tem esta ficha, igual em tudo.').waitFor();
  expect(new URL(bia.url()).pathname).toBe('/app/import/program');
  await button(bia, 'Cancelar').click();
  await bia.getByLabel('Link ou texto da ficha').fill(link.slice(0, -40));
  await button(bia, 'Ver a ficha').click();
  await bia.getByText('Isto não é uma ficha da Anilha').waitFor();
});

test('who opens the link signed out comes back to it after signing in', async () => {
  await bia.context().setOffline(false);
  const visitor = await openTab(await openDevice(browser, app));
  await visitor.goto(link);
  await visitor.getByRole('link', { name: 'Criar conta' }).click();
  await visitor.getByRole('link', { name: 'Entrar' }).click();
  await fillSignIn(visitor, ANA);
  await button(visitor, /^Guardar/).waitFor();
  await visitor.getByRole('heading', { name: 'Ficha de março' }).waitFor();
  await visitor.context().close();
});

test('a conversation with the fichas of two students becomes two fichas in one go', async () => {
  const at = (minute: number) => `[10/02/2026, 08:${minute}] Bruno: `;
  await goTo(ana, '/app/import/program');
  await ana
    .getByLabel('Link ou texto da ficha')
    .fill(
      [
        `${at(10)}<Mídia oculta>`,
        `${at(11)}Aluna: Conversa Um`,
        '*Treino A*',
        'Supino reto com barra 4x10',
        `${at(12)}Aluno: Conversa Dois`,
        'Exercício\tSéries\tReps\tCarga (kg)',
        'Puxada frontal na polia\t3\t12\t40',
        'rosca scot\t3\t10\t',
      ].join('\n'),
    );
  await button(ana, 'Ver a ficha').click();
  await ana.getByRole('heading', { name: '2 fichas no texto' }).waitFor();
  await ana.getByText('1 linha da conversa ficou de fora:').waitFor();
  await ana.getByText('Bruno: <Mídia oculta>').waitFor();
  expect(await axeInBothThemes(ana)).toEqual([]);
  await ana.getByText('1 ponto a acertar', { exact: true }).click();
  const problems = ana.getByRole('list', { name: 'O que falta acertar' });
  await problems
    .getByRole('button', { name: /^Rosca/ })
    .first()
    .click();
  await problems.waitFor({ state: 'detached' });
  await button(ana, 'Guardar 2 fichas').click();
  await ana.getByRole('region', { name: 'Avisos' }).getByText('2 fichas guardadas').waitFor();
  await ana.getByRole('link', { name: /Conversa Um/ }).waitFor();
  await ana.getByRole('link', { name: /Conversa Dois/ }).click();
  await ana.getByRole('heading', { level: 1, name: 'Conversa Dois' }).waitFor();
  await ana.getByText('Puxada frontal na polia').first().waitFor();
});

test('on paper every set has a line', async () => {
  await goTo(bia, '/app/programs');
  await bia
    .getByRole('link', { name: /Ficha de março/ })
    .first()
    .click();
  await share(bia);
  await bia.getByRole('tab', { name: 'Arquivo' }).click();
  await bia.getByRole('link', { name: /^Imprimir/ }).click();
  await bia.getByRole('heading', { name: 'Ficha de março' }).waitFor();
  expect(await axeFindings(bia)).toEqual([]);
  await bia.emulateMedia({ media: 'print' });
  await button(bia, 'Imprimir').waitFor({ state: 'hidden' });
  const first = bia.getByRole('row', { name: /Remada do prédio/ });
  expect(await first.innerText()).toContain('4 × 8–10 · 40\u00a0kg · 1:30 · RIR\u00a02');
  expect(complaints).toEqual([]);
});
