import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANA_EMAIL, openStage, PASSWORD, type Stage } from '../../deploy/screens/stage';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import { ENGINES, type EnginePage, readPage } from '../harness/engines/engine-page';
import {
  fill,
  press,
  pressButton,
  see,
  seeNo,
  seeText,
  type Target,
  untilTrue,
} from '../harness/engines/steps';
import { exifSegment, withSegment } from '../interchange/photos/jpeg-samples';
import { chooseFile, open, signIn } from './journey-steps';

/** Sample people: Ana has trained for three months. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const heading = (page: EnginePage, name: string | RegExp) => see(page, { role: 'heading', name });
/** The disc of the next set or warm-up. */
const DISC: Target = { role: 'button', name: /^Concluir (série|aquecimento) \d+ de \d+/ };
const DONE: Target = { role: 'button', name: /^Reabrir (série|aquecimento) 1/ };
const isLight = () => document.documentElement.classList.contains('light');

/** The address of the first link on the screen that begins so. */
async function addressOf(page: EnginePage, start: string): Promise<string> {
  await untilTrue(page, start, (wanted) => document.querySelector(wanted) !== null, start);
  const read = (wanted: string) => document.querySelector(wanted)?.getAttribute('href');
  return readPage(page, v.string(), read, start);
}

/** A JPEG as the engine itself writes it, with the day on which a camera took it. */
async function takenPicture(page: EnginePage): Promise<Buffer> {
  const base64 = await readPage(page, v.string(), () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const drawing = canvas.getContext('2d');
    if (drawing) drawing.fillStyle = '#f00';
    drawing?.fillRect(0, 0, 600, 900);
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
  });
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return Buffer.from(withSegment(bytes, exifSegment('2026:08:20 07:30:00')));
}

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => stage.url);

  describe('a person who has trained for months', () => {
    beforeAll(() => signIn(browser.page, ANA_EMAIL, PASSWORD));

    test('starts the day of the ficha, and two tabs stay in step until it is saved', async () => {
      const { page } = browser;
      await see(page, { role: 'button', name: /^(Começar treino|Treinar mesmo assim)$/ });
      // A name has the whole row; WebKit once broke it within a word.
      const rowOf = 'main ul[class*="_planned_"] > li:has(> span + span)';
      await untilTrue(
        page,
        'names as wide as their rows',
        (selector) => {
          const rows = [...document.querySelectorAll(selector)];
          const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
          return rows.every((row) => widthOf(row) - widthOf(row.firstElementChild) < 2);
        },
        rowOf,
      );
      await pressButton(page, /^(Começar treino|Treinar mesmo assim)$/);
      await see(page, DISC);
      const other = await browser.newTab();
      await other.goto('/app/workout');
      await see(other, DISC);
      await press(page, DISC);
      await see(page, DONE);
      await see(page, { role: 'timer', name: /^Descanso/ });
      await see(other, DONE);
      await see(other, { role: 'timer', name: /^Descanso/ });
      await pressButton(other, 'Pular descanso');
      await seeNo(page, { role: 'timer', name: /^Descanso/ });
      await pressButton(page, 'Concluir');
      await pressButton(page, 'Concluir e salvar');
      await heading(page, 'Treino salvo');
      await heading(other, 'Concluído no outro aparelho');
    });

    test('finds the workout in the history, and charts of the months before', async () => {
      const { page } = browser;
      await open(page, '/app/history');
      await open(page, await addressOf(page, 'main a[href^="/app/history/0"]'));
      await see(page, { role: 'button', name: /^Opções/ });
      await open(page, '/app/progress');
      await heading(page, 'Progresso');
      await untilTrue(page, 'drawn charts', () => {
        const shapes = [...document.querySelectorAll('svg[class*="_drawing_"] :is(path, rect)')];
        return shapes.some((shape) => shape.getBoundingClientRect().height > 1);
      });
      await pressButton(page, 'Ver como tabela');
      await untilTrue(page, 'rows', () => document.querySelectorAll('main tr').length > 4);
    });

    // Its toast appears while the sheet closes, which once emptied the screen in WebKit.
    test('registers a weight, which becomes the latest', async () => {
      const { page } = browser;
      await open(page, '/app/body?log=1');
      await fill(page, 'Peso (kg)', '61,35');
      await pressButton(page, 'Registrar');
      await see(page, { role: 'button', name: /^61,35/ });
    });

    test('keeps a photo on the device, and shows it after a reload', async () => {
      const { page } = browser;
      // A page without the notice of the weight, which stays while the pointer rests on it.
      await page.goto('/app/body/photos');
      await heading(page, /^Fotos/);
      const picture = await takenPicture(page);
      await chooseFile(page, 'Fotos da galeria', 'IMG_1.jpg', picture);
      await pressButton(page, 'Guardar neste aparelho');
      const tile: Target = { role: 'button', name: /^Abrir foto: / };
      await see(page, tile);
      await page.reload();
      await press(page, tile);
      await untilTrue(page, 'photo', () =>
        [...document.querySelectorAll<HTMLImageElement>('dialog:modal img')].some(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      );
      await page.key('Escape');
    });

    test('prints a ficha', async () => {
      const { page } = browser;
      await open(page, '/app/programs');
      const ficha = await addressOf(page, 'main a[href^="/app/programs/"]:not([href$="/new"])');
      await open(page, `${ficha}/print`);
      await untilTrue(page, 'sheet to print', () => document.querySelector('main table') !== null);
      const pdf = await page.pdf();
      if (pdf) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('chooses the light look and another font, which stay after a restart', async () => {
      const { page } = browser;
      await open(page, '/app/settings');
      await press(page, { role: 'radio', name: 'Clara' });
      await untilTrue(page, 'light look', isLight);
      await press(page, { role: 'radio', name: 'Manrope' });
      await browser.reopen();
      await browser.page.goto('/app/settings');
      await untilTrue(browser.page, 'light look', isLight);
      await untilTrue(browser.page, 'chosen font', () =>
        document.documentElement.classList.contains('font-manrope'),
      );
      await seeText(browser.page, 'Aparência');
      expect(browser.takeComplaints()).toEqual([]);
    });
  });
});
