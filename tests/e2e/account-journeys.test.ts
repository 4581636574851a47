import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { app, browser, withApp } from './opened';
import {
  createPerson,
  fillSignIn,
  goTo,
  openDevice,
  openTab,
  SQUAT,
  signIn,
  untilSent,
} from './person-steps';
import { addExercise, disc, startEmpty } from './workout-steps';

const EMAIL = 'ana.perde@example.com';

let lost: BrowserContext;
let phone: Page;
let tablet: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Ana', EMAIL);
  lost = await openDevice(browser, app);
  phone = await openTab(lost);
  tablet = await openTab(await openDevice(browser, app));
});

const says = (page: Page, text: string) => page.getByText(text).first().waitFor();

test('a new device is told by mail and shows what the other has', async () => {
  await signIn(phone, EMAIL);
  await startEmpty(phone);
  await addExercise(phone, SQUAT);
  await disc(phone, 1, 3).click();
  await untilSent(phone);

  await signIn(tablet, EMAIL);
  await expect.poll(() => app.mailTo(EMAIL)).toContain('em um aparelho novo');
  await goTo(tablet, '/app/workout');
  await says(tablet, '1 de 3 séries');
});

test('a lost device is put out from the other one, and keeps what it had not sent', async () => {
  await lost.setOffline(true);
  await goTo(phone, '/app/workout');
  await disc(phone, 2, 3).click();
  await says(phone, '2 de 3 séries');

  await goTo(tablet, '/app/account');
  await tablet.getByRole('button', { name: 'Tirar da conta: Chrome no Linux' }).click();
  await tablet.getByRole('alertdialog').getByRole('button', { name: 'Tirar da conta' }).click();
  await says(tablet, 'saiu da conta');

  await lost.setOffline(false);
  const pill = phone.getByRole('button', { name: 'Entre de novo para enviar' });
  await pill.click();
  await phone.getByRole('heading', { name: 'Entre de novo' }).waitFor();
  await goTo(tablet, '/app/workout');
  await says(tablet, '1 de 3 séries');

  // The phone was found: its owner signs in, and everything is still there.
  await fillSignIn(phone, EMAIL);
  await goTo(phone, '/app/workout');
  await says(phone, '2 de 3 séries');
  await untilSent(phone);
  await says(tablet, '2 de 3 séries');
});

test('one file holds everything, to read and to bring in again', async () => {
  await goTo(tablet, '/app/account/privacy');
  const saving = tablet.waitForEvent('download');
  await tablet.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^anilha-meus-dados-.*\.zip$/);
  await says(tablet, 'Arquivo completo salvo.');

  const packed = await readFile(await download.path());
  const readable = packed.toString('utf8');
  for (const held of [EMAIL, SQUAT, 'leia-me.html']) expect(readable).toContain(held);

  await goTo(tablet, '/app/import');
  await tablet.locator('input[type="file"]').setInputFiles({
    name: 'registros.anilha',
    mimeType: 'application/octet-stream',
    buffer: entryOf(packed, 'registros.anilha'),
  });
  await tablet.getByRole('heading', { name: 'Arquivo da Anilha' }).waitFor();
  await tablet.getByRole('button', { name: 'Nada a acrescentar' }).waitFor();
});

/** A file in an uncompressed zip. */
function entryOf(zip: Buffer, name: string): Buffer {
  let header = zip.indexOf('PK\u0003\u0004');
  while (zip.toString('latin1', header + 30, header + 30 + name.length) !== name) {
    header = zip.indexOf('PK\u0003\u0004', header + 4);
    if (header < 0) throw new Error(`There is no ${name} in the file`);
  }
  const from = header + 30 + name.length + zip.readUInt16LE(header + 28);
  return zip.subarray(from, from + zip.readUInt32LE(header + 18));
}
