import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from '../../deploy/screens/camera';
import { button, disc, goTo, startWorkout } from '../../deploy/screens/moments';
import { ANA_EMAIL, openStage, type Stage } from '../../deploy/screens/stage';
import { layoutFaults } from './layout-faults';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await openStage();
  page = await stage.signedIn(ANA_EMAIL);
});

afterAll(() => stage?.close());

/** Words that go on in the next line without a hyphen; addresses may, because they have no spaces. */
function brokenWords(on: Page): Promise<string[]> {
  return on.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element, textContent } = text;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[^\s\u00a0·/–-]{2,}/g)) {
        if (/[@.]\w/.test(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) {
          found.add(`<${element.localName}> ${word}`);
        }
      }
    }
    return [...found];
  });
}

/** Words that are broken or cut, and parts that are too wide, with text twice as large. */
async function faultsOf(screen: string): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await settle(page);
  const faults = [...(await brokenWords(page)), ...(await layoutFaults(page))];
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return faults.map((fault) => `${screen}: ${fault}`);
}

test('a word that is broken is seen', async () => {
  const blank = await stage.visitor();
  await blank.setContent('<p style="width: 60px; overflow-wrap: anywhere">Desenvolvimento</p>');
  expect(await brokenWords(blank)).toEqual(['<p> Desenvolvimento']);
});

test('text twice as large breaks and cuts no word, from home to the end of a workout', async () => {
  const faults: string[] = [];
  await page.goto('/');
  faults.push(...(await faultsOf('home')));

  await startWorkout(page);
  // After three months of training targets are short.
  await page
    .getByText(/^6–8\sreps$/)
    .first()
    .waitFor();
  faults.push(...(await faultsOf('workout')));
  // The longest word of the catalogue.
  const list = page.getByRole('list', { name: 'Exercícios do treino' });
  await list.getByRole('button', { name: /Desenvolvimento com halteres/ }).click();
  await page.getByRole('heading', { name: 'Desenvolvimento com halteres' }).waitFor();
  faults.push(...(await faultsOf('workout, long name')));
  await disc(page).click();
  await page
    .getByRole('button', { name: /^Reabrir/ })
    .first()
    .waitFor();
  faults.push(...(await faultsOf('workout, logged')));
  await button(page, /^Concluir( treino)?$/).click();
  await button(page, 'Concluir e salvar').waitFor();
  faults.push(...(await faultsOf('finish')));
  await button(page, 'Concluir e salvar').click();
  await page.waitForURL(/\/app\/history\//);
  faults.push(...(await faultsOf('reward')));

  await goTo(page, '/app/programs');
  faults.push(...(await faultsOf('fichas')));
  await page.getByRole('link', { name: 'Ver ficha' }).click();
  await page.getByRole('tab').first().waitFor();
  faults.push(...(await faultsOf('ficha')));
  for (const tab of ['', '/exercises', '/muscles']) {
    await goTo(page, `/app/progress${tab}`);
    faults.push(...(await faultsOf(`progress${tab}`)));
  }
  expect(faults).toEqual([]);
});
