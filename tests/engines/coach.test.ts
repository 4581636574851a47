import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRUNO, CARLA_EMAIL, openStage, PASSWORD, type Stage } from '../../deploy/screens/stage';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import { ENGINES, type EnginePage, readPage } from '../harness/engines/engine-page';
import { canReadQr, readQr } from '../harness/engines/qr-reader';
import {
  fill,
  press,
  pressButton,
  see,
  seeText,
  type Target,
  until,
  untilTrue,
} from '../harness/engines/steps';
import { open, signIn, signOut } from './journey-steps';

/** Sample people: Carla is a professional, Bruno one of her students. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const STUDENT = /Bruno Lima/;
const DISC: Target = { role: 'button', name: /^Concluir (série|aquecimento) \d+ de \d+/ };
const heading = (page: EnginePage, name: string | RegExp) => see(page, { role: 'heading', name });

/** The path of the student's page, once the list shows the student. */
async function studentPath(page: EnginePage): Promise<string> {
  await open(page, '/app/students');
  await see(page, { role: 'link', name: STUDENT });
  return readPage(page, v.string(), () => {
    const links = [...document.querySelectorAll('main a[href^="/app/students/"]')];
    return links.find((link) => /Bruno Lima/.test(link.textContent ?? ''))?.getAttribute('href');
  });
}

/** Types a line into the field that has the focus, and ends it. */
async function typeLine(page: EnginePage, line: string): Promise<void> {
  await until(page, 'focus in the field of lines', async () => {
    const label = () => document.activeElement?.getAttribute('aria-label');
    return /^Digitar exercício/.test(String(await page.run(label))) ? true : null;
  });
  await page.type(line);
  await page.key('Enter');
}

/** Signs out once everything is sent, so that nothing is asked. */
async function leave(page: EnginePage): Promise<void> {
  await open(page, '/app/profile');
  await seeText(page, 'Tudo está neste aparelho e no servidor.');
  await signOut(page);
}

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => stage.url);
  let charge = '';

  test('a visitor finds the public page of the professional', async () => {
    const { page } = browser;
    await page.goto('/public/carla');
    await heading(page, 'Carla Mendes');
    await untilTrue(page, 'way to train with her', () =>
      [...document.querySelectorAll('main a')].some(({ textContent }) =>
        /^Treinar com Carla/.test(textContent ?? ''),
      ),
    );
  });

  describe('a professional at the desk', () => {
    beforeAll(async () => {
      await signIn(browser.page, CARLA_EMAIL, PASSWORD);
      await browser.page.resize(1280, 800);
    });

    test('sees who needs them, and opens the student', async () => {
      const { page } = browser;
      await open(page, '/app/panel');
      await heading(page, 'Quem precisa de você');
      await press(page, { role: 'link', name: STUDENT });
      await heading(page, STUDENT);
    });

    test('writes a ficha by typed lines and publishes it', async () => {
      const { page } = browser;
      await open(page, `${await studentPath(page)}/programs`);
      await pressButton(page, 'Montar do zero');
      await typeLine(page, 'supino reto com barra 3x8-10 80 90s');
      await typeLine(page, 'rosca direta com barra 3x10');
      await see(page, { role: 'button', name: /^Rosca direta com barra, 3 × 10/ });
      await pressButton(page, 'Publicar');
      await fill(page, /^Nome da ficha/, `Base ${engine}`);
      await pressButton(page, 'Publicar');
      await heading(page, 'Fichas de Bruno Lima');
      await seeText(page, `Base ${engine}`);
    });

    test('follows students on the floor, and logs a set for one', async () => {
      const { page } = browser;
      await open(page, '/app/floor');
      await pressButton(page, 'Escolher pessoas');
      await pressButton(page, STUDENT);
      await pressButton(page, /^Abrir com/);
      await pressButton(page, /^Começar/);
      await press(page, DISC);
      await see(page, { role: 'button', name: /^Reabrir (série|aquecimento) 1/ });
      await pressButton(page, 'Concluir');
      await pressButton(page, 'Concluir e salvar');
      await seeText(page, 'treino concluído');
    });

    test('charges, and hands over the link as a QR code that another reader reads', async () => {
      const { page } = browser;
      await open(page, '/app/charges/new');
      await pressButton(page, 'Bruno Lima');
      await fill(page, 'O que é', 'Aula avulsa');
      await fill(page, 'Preço', '90');
      await pressButton(page, 'Cobrar');
      await pressButton(page, 'Mandar a cobrança');
      await see(page, { role: 'image', name: 'Código QR da cobrança' });
      const [, link = ''] = await readPage(page, v.array(v.string()), () => {
        const share = document.querySelector('dialog:modal a[href*="text="]');
        const text = new URL(share?.getAttribute('href') ?? '').searchParams.get('text') ?? '';
        return /(https?:\S+\/links\/[\w.-]+)/.exec(text);
      });
      charge = link;
      expect(charge).toContain(stage.url);
      if (canReadQr()) expect(await readQr(page)).toBe(charge);
      await page.key('Escape');
      expect(browser.takeComplaints()).toEqual([]);
    });
  });

  describe('who is charged', () => {
    test('opens the link, pays by Pix and says so', async () => {
      const { page } = browser;
      await leave(page);
      await page.resize(390, 844);
      await signIn(page, BRUNO, PASSWORD);
      await seeText(page, 'Carla publicou uma ficha');
      expect(browser.takeComplaints()).toEqual([]);
      await page.goto(charge);
      await see(page, { role: 'image', name: 'QR do Pix' });
      // WebKit reports that it suspended the page that was left, with its connection.
      browser.takeComplaints();
      const code = await until(page, 'code of the Pix', async () => {
        const text = String(await page.run(() => document.body.innerText));
        return /^000201.*6304[0-9A-F]{4}$/m.exec(text)?.[0] ?? null;
      });
      expect(code).toContain('540590.00');
      if (canReadQr()) expect(await readQr(page)).toBe(code);
      await pressButton(page, 'Copiar código');
      await seeText(page, 'Código Pix copiado');
      await pressButton(page, 'Já paguei');
      await pressButton(page, /^Avisar Carla/);
      await heading(page, /^Esperando Carla/);
      expect(browser.takeComplaints()).toEqual([]);
    });
  });
});
