import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { dayTaken, isBareJpeg } from '../../src/interchange/photos/jpeg';
import { exifSegment, withSegment } from '../interchange/photos/jpeg-samples';
import { axeFindings } from './axe-steps';
import { linkPeople } from './coaching-steps';
import { app, browser, button, complaints, device, page, signedIn } from './opened';
import { createPerson, goTo, openDevice, openTab, signIn, untilSent } from './person-steps';

const EMAIL = 'bia.fotos@example.com';
const COACH = 'carla.fotos@example.com';

let zip: Buffer;

signedIn('Bia Ramos', EMAIL);

beforeAll(() => createPerson(app, 'Carla Dias', COACH));

/** The button outside of toasts, of which an earlier one may still be visible. */
const undoWithdrawal = () =>
  page.getByRole('region', { name: 'Dados de saúde' }).getByRole('button', { name: 'Desfazer' });
const chooser = (label: string) => page.locator(`input[type=file][aria-label="${label}"]`);
const tiles = () => page.getByRole('button', { name: /^Abrir foto: / });
const names = async () =>
  Promise.all((await tiles().all()).map((tile) => tile.getAttribute('aria-label')));
const untilNamed = (expected: string[]) =>
  expect.poll(names).toEqual(expected.map((name) => `Abrir foto: ${name}`));

/**
 * A picture in the orientation in which phones save it: the left half red, the right blue; upright,
 * red is on top.
 */
async function takenByPhone(): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1800];
    const context2d = canvas.getContext('2d');
    for (const [index, colour] of ['#f00', '#00f'].entries()) {
      if (context2d) context2d.fillStyle = colour;
      context2d?.fillRect(index * 1200, 0, 1200, 1800);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  return Buffer.from(withSegment(Uint8Array.from(bytes), exifSegment('2026:08:20 07:30:00')));
}

/** The shown photo: its size and the colours of its upper and its lower half. */
function shownOf(name: string) {
  return page.getByRole('img', { name }).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('No picture');
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context2d = canvas.getContext('2d');
    context2d?.drawImage(image, 0, 0);
    const colour = (y: number) => {
      const [red = 0, , blue = 0] = context2d?.getImageData(width / 2, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return [width, height, colour(10), colour(height - 10)];
  });
}

async function download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

test('a photo is kept after the consent: upright, smaller, and with nothing of its file', async () => {
  await goTo(page, '/app/body/photos');
  await page.getByText('não vão para o servidor nem para outro aparelho').waitFor();
  await button('Escolher fotos').click();
  const [chosen] = await Promise.all([
    page.waitForEvent('filechooser'),
    button('Concordo em guardar').click(),
  ]);
  const buffer = await takenByPhone();
  await chosen.setFiles([
    { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'IMG_2.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic----') },
  ]);
  await page.getByText('IMG_2.heic ficou de fora. Este navegador não abre fotos HEIC').waitFor();
  await page.getByText('20 de agosto de 2026').waitFor();
  await page.getByText('Usar a data do arquivo').click();
  expect(await axeFindings(page)).toEqual([]);
  await button('Guardar neste aparelho').click();
  await untilNamed(['Frente, 20 de agosto de 2026']);

  await tiles().first().click();
  await expect
    .poll(() => shownOf('Frente, 20 de agosto de 2026'))
    .toEqual([1200, 1600, 'red', 'blue']);
  await button('Opções da foto').click();
  const { name, bytes } = await download(() => button('Baixar').click());
  expect(name).toBe('2026-08-20-frente.jpg');
  expect([isBareJpeg(bytes), dayTaken(bytes)]).toEqual([true, null]);
  expect(bytes.includes('Exif')).toBe(false);
  await button('Fechar').click();
});

test('without network photos are there after a reload, and more are added', async () => {
  const buffer = await takenByPhone();
  await device.setOffline(true);
  await page.reload();
  await untilNamed(['Frente, 20 de agosto de 2026']);
  const files = [1, 2].map((n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer }));
  await chooser('Fotos da galeria').setInputFiles(files);
  await button('Guardar neste aparelho').click();
  await expect.poll(() => tiles().count()).toBe(3);
  await device.setOffline(false);
});

test('photos are walked through by keys, corrected, and compared', async () => {
  await tiles().first().click();
  await page.getByText('1 de 3', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Costas' }).waitFor();
  await page.mouse.move(280, 400);
  await page.mouse.down();
  await page.mouse.move(120, 410);
  await page.mouse.up();
  await page.getByText('3 de 3', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button('Comparar').click();
  await page.getByText(/^Frente: .* entre 20 de agosto de 2026 e /).waitFor();
  await page.getByText('Sobrepostas').click();
  const line = page.getByRole('slider', { name: 'Divisão entre antes e depois' });
  await line.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => line.getAttribute('aria-valuetext')).toBe('49% de antes');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar às fotos' }).click();
});

test('a photo that is removed comes back when that is undone', async () => {
  // The picture loads during the press.
  const tile = button(/^Abrir foto: Costas/);
  await tile.hover();
  await page.mouse.down();
  await tile.locator('img').evaluate((picture) => picture.replaceWith(picture.cloneNode()));
  await page.mouse.up();
  await button('Opções da foto').click();
  await button('Apagar').click();
  await expect.poll(() => tiles().count()).toBe(2);
  await button('Desfazer').click();
  await expect.poll(() => tiles().count()).toBe(3);
});

test('a photo is shown to a coach, who sees that one until it is taken back', async () => {
  await untilSent(page);
  const student = await linkPeople(app, COACH, EMAIL, ['program', 'body']);
  await page.reload();
  await button(/^Abrir foto: Frente, 20 de agosto/).click();
  await button('Opções da foto').click();
  await button('Mostrar a quem acompanha você').click();
  await page.getByRole('switch', { name: 'Carla Dias' }).click();
  await page.getByText('Carla vê esta foto').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button('Pronto').click();
  await button('Fechar').click();
  await page
    .getByText('No servidor há só a cópia das que você mostra: 1 foto para Carla')
    .waitFor();
  await page
    .getByRole('button', { name: 'Frente, 20 de agosto de 2026. Carla também vê' })
    .waitFor();

  const coach = await openTab(await openDevice(browser, app));
  await signIn(coach, COACH);
  await goTo(coach, `/app/students/${student}/app/body/photos`);
  await coach.getByText('1 foto que Bia mostra a você').waitFor();
  await coach.getByRole('button', { name: 'Abrir foto: Frente, 20 de agosto de 2026' }).click();
  const seen = coach.getByRole('img', { name: 'Frente, 20 de agosto de 2026' });
  await expect
    .poll(() => seen.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1200);
  expect(await axeFindings(coach)).toEqual([]);

  // Offline nothing is deleted here, because the copy on the server would stay.
  await device.setOffline(true);
  await button(/^Abrir foto: Frente, 20 de agosto/).click();
  await button('Opções da foto').click();
  await button('Apagar').click();
  await page.getByText('Nada foi apagado: tente de novo com internet').first().waitFor();
  await button('Fechar').first().click();
  await device.setOffline(false);
  await button('Opções das fotos').click();
  await button(/^Fotos que você mostra/).click();
  await button('Tirar todas de Carla Dias').click();
  await page.getByText('Ninguém vê as suas fotos.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click();
  await coach.reload();
  await coach.getByRole('heading', { name: 'Bia não mostra fotos a você' }).waitFor();
  await coach.context().close();
});

test('all photos go into a zip and come back from it, and other things do not', async () => {
  await button('Opções das fotos').click();
  const saved = await download(() => button(/^Baixar todas/).click());
  expect(saved.name).toMatch(/^anilha-fotos-\d{4}-\d\d-\d\d\.zip$/);
  zip = saved.bytes;
  // The picture loads during the press.
  const tile = button(/^Abrir foto: Costas/);
  await tile.hover();
  await page.mouse.down();
  await tile.locator('img').evaluate((picture) => picture.replaceWith(picture.cloneNode()));
  await page.mouse.up();
  await button('Opções da foto').click();
  await button('Apagar').click();
  await expect.poll(() => tiles().count()).toBe(2);
  const bring = (buffer: Buffer) =>
    chooser('Arquivo zip de fotos').setInputFiles({ name: 'fotos.zip', mimeType: '', buffer });
  await bring(zip);
  await page.getByRole('heading', { name: '1 foto trazida' }).waitFor();
  await page.getByText('2 fotos já estavam neste aparelho.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click();
  await expect.poll(() => tiles().count()).toBe(3);
  await bring(Buffer.from('isto não é um zip'));
  await page.getByText('Este arquivo não é um zip').first().waitFor();
});

test('photos go with the consent, and nothing brings them back by itself', async () => {
  await goTo(page, '/app/account/privacy');
  await page.getByText('3 fotos', { exact: true }).waitFor();
  await button('Retirar consentimento').click();
  await button('Baixar as fotos antes').waitFor();
  await button('Retirar e apagar').click();
  await undoWithdrawal().waitFor();
  await goTo(page, '/app/body/photos');
  await page.getByRole('heading', { name: 'Nenhuma foto ainda' }).waitFor();
});

test('a withdrawal that is undone on the same screen gives them back as they were', async () => {
  await goTo(page, '/app/body/photos');
  await button('Trazer de um zip').click();
  const [chosen] = await Promise.all([
    page.waitForEvent('filechooser'),
    button('Concordo em guardar').click(),
  ]);
  await chosen.setFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('heading', { name: '3 fotos trazidas' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click();
  await goTo(page, '/app/account/privacy');
  await button('Retirar consentimento').click();
  await button('Retirar e apagar').click();
  await undoWithdrawal().click();
  await page.getByText('3 fotos', { exact: true }).waitFor();
  await goTo(page, '/app/body/photos');
  await expect.poll(() => tiles().count()).toBe(3);
  await button(/^Abrir foto: Frente, 20 de agosto/).click();
  await expect
    .poll(() => shownOf('Frente, 20 de agosto de 2026'))
    .toEqual([1200, 1600, 'red', 'blue']);
  await button('Fechar').click();
});

test('A1f: who signs out is told what is lost, may save it, and leaves nothing behind', async () => {
  await untilSent(page);
  await goTo(page, '/app/profile');
  await button('Sair deste aparelho').click();
  await page.getByText('3 fotos de progresso só existem neste aparelho e se perdem').waitFor();
  const saved = await download(() => button('Baixar as fotos').click());
  expect(saved.bytes.length).toBe(zip.length);
  await button('Sair e apagar 3 fotos').click();
  await page.getByRole('heading', { level: 1, name: /Uma série/ }).waitFor();
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(complaints).toEqual([]);
});
