import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { button, complaints, device, page, signedIn } from './opened';
import { goTo } from './person-steps';

const EMAIL = 'davi.triagem@example.com';

signedIn('Davi Prado', EMAIL);

beforeAll(async () => {
  await device.setOffline(true);
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const say = (question: RegExp, answer: 'Sim' | 'Não') =>
  page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();

test('without network: answers survive a reload, a yes asks for a term, and it is signed by hand', async () => {
  await goTo(page, '/app/health');
  await page.getByRole('link', { name: 'Responder à triagem' }).click();
  await button('Concordo em guardar').click();
  await field('Data de nascimento').fill('17/05/1990');
  await page.getByLabel('Estado onde você treina').selectOption('SP');
  await say(/^Algum médico já disse/, 'Não');
  await say(/^Você sente dor no peito/, 'Não');
  await page.getByText('2 de 7 respondidas · guardadas').waitFor();
  await page.reload();
  await page.getByText('2 de 7 respondidas · guardadas').waitFor();
  expect(await field('Data de nascimento').inputValue()).toBe('17/05/1990');
  await button('Concluir').click();
  await expect.poll(() => page.getByText('Falta responder').count()).toBe(5);
  await say(/^No último mês/, 'Não');
  await say(/^Você perde o equilíbrio/, 'Não');
  await say(/nos ossos ou nas articulações/, 'Sim');
  await say(/^Você toma hoje/, 'Não');
  await say(/^Você conhece alguma outra razão/, 'Não');
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Concluir').click();

  await page.getByText('Fale com um médico').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/app\/health\/screening\/[0-9a-f-]{36}$/);
  expect(await page.getByText(/liberad|\bapt[oa]\b/i).count()).toBe(0);
  await heading('Termo de responsabilidade').first().waitFor();
  await field('Cidade').fill('Santos');
  await button('Assinar').click();
  await page.getByText('Desenhe a assinatura, ou assine com o nome').waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
  const pad = page.getByRole('img', { name: /^Área para assinar/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad is not on the screen');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 30, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 70, { steps: 5 });
  await page.mouse.up();
  await button('Assinar').click();
  const drawn = page.getByRole('img', { name: 'Assinatura de Davi Prado' });
  await drawn.waitFor();
  await page.getByText(/^Santos, /).waitFor();
  await button('Assinar').waitFor({ state: 'detached' });
});

test('on paper stand the answers and what was signed; neither title nor address tells of them', async () => {
  await expect.poll(() => page.title()).toBe('Triagem de saúde · Anilha');
  await page.emulateMedia({ media: 'print' });
  await button('Imprimir').waitFor({ state: 'hidden' });
  await page.getByText('Fale com um médico').waitFor({ state: 'hidden' });
  await heading('Respondeu sim a 1 pergunta').waitFor();
  await page.getByRole('img', { name: 'Assinatura de Davi Prado' }).waitFor();
  await page.emulateMedia({ media: null });
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar para Saúde' }).click();
  await page.getByText('Respondida', { exact: true }).waitFor();
});

test('an anamnesis is told, updated, and says what changed', async () => {
  await page.getByRole('link', { name: 'Responder à anamnese' }).click();
  await button('Responder à essencial').click();
  await button('Ganhar força').click();
  await button('Lombar').click();
  await page.getByLabel('Quanto dói: lombar').selectOption('6');
  // An invalid number is not treated as a missing answer.
  await field('Quantas horas você dorme por noite?').fill('75');
  await button('Concluir').click();
  await page.getByText('Use um número de 0 a 16\u00a0h').waitFor();
  await field('Quantas horas você dorme por noite?').fill('7,5');
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Concluir').click();
  await page.getByText('Lombar (6 de 10)').waitFor();
  await page.getByRole('link', { name: 'Atualizar' }).click();
  await button('Responder à essencial').click();
  await page.getByText('3 de 15 respostas').waitFor();
  await button('Lombar').click();
  await button('Concluir').click();
  await page.getByText(/^1 resposta mudou/).waitFor();
  await page.getByText('Lombar (6 de 10) → sem resposta').waitFor();
  await button('Apagar').click();
  const told = page.getByRole('list', { name: 'Anamneses respondidas' }).getByRole('link');
  await expect.poll(() => told.count()).toBe(1);
  expect(complaints).toEqual([]);
});
