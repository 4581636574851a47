import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { workoutKind } from '#domain/workouts/kind';
import { signInByApi } from '../bench/fill';
import { linkPeople } from '../e2e/coaching-steps';
import {
  BENCH,
  createPerson,
  fillSignIn,
  goTo,
  openDevice,
  openTab,
  signIn,
} from '../e2e/person-steps';
import { addExercise, disc, reopener, startEmpty } from '../e2e/workout-steps';
import { closeProfiles, openChromium } from '../harness/browser';
import { type BuiltServer, startServer } from '../harness/built-server';
import { createChance } from '../sync/chance';
import { createDoor } from './door';
import { backUp, restore } from './operator';
import { createPhone } from './phone';

const ANA = 'ana.backup@example.com';
const CARLA = 'carla.backup@example.com';
const BIA = 'bia.backup@example.com';
const SETS = 5;
const LOGGED = [1, 2, 3, 4];

/**
 * I11: the server is restored from a backup, and browsers send the lost data. These are sets of a
 * person, and a coach's changes in a student's ficha.
 */
export async function goBackToBackup(settings: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-restored-'));
  const backups = await mkdtemp(join(tmpdir(), 'anilha-backups-'));
  const first = await startServer({ settings, dataDir });
  let server = first;
  const browser = await openChromium();
  const openPage = async (options = {}) => openTab(await openDevice(browser, first, options));
  try {
    for (const [name, email] of [
      ['Ana', ANA],
      ['Carla', CARLA],
      ['Bia', BIA],
    ] as const) {
      await createPerson(first, name, email);
    }
    const bia = await linkPeople(first, CARLA, BIA, ['program', 'log']);
    const [phone, tablet] = await Promise.all([openPage(), openPage()]);
    const coach = await openPage({ viewport: { width: 1280, height: 900 } });
    for (const page of [phone, tablet]) await signIn(page, ANA);
    await signIn(coach, CARLA);

    await trainTogether(phone, tablet);
    await publishFirst(coach, bia);
    const folder = await backUp(first, settings, backups);

    await logSet(phone, 3);
    await reopener(tablet, 3).waitFor();
    await tablet.context().setOffline(true);
    await logSet(tablet, 4);
    await publishMore(coach, bia);
    await untilSaved(phone);
    // The student's changes are in a copy that nothing opens by itself.
    await coach.close();

    // The phone is offline while the server is away, so it syncs when the signal returns, not at
    // the next try.
    await phone.context().setOffline(true);
    await server.stop();
    // Ana, Carla and Bia have records; their sessions are not restored.
    expect(await restore(first, settings, folder)).toContain('Todo mundo entra de novo');
    server = await startServer({ settings, dataDir, ports: first.ports });
    expect(await setsOnServer(server)).toEqual([1, 2]);

    for (const page of [phone, tablet]) await page.context().setOffline(false);
    await signInAgain(phone, ANA);
    await signInAgain(tablet, ANA);
    for (const page of [phone, tablet]) {
      for (const nth of LOGGED) await reopener(page, nth).waitFor();
      await untilSaved(page);
    }
    expect(await setsOnServer(server)).toEqual(LOGGED);

    const later = await openTab(coach.context());
    await later.goto('/app/panel');
    await signInAgain(later, CARLA);
    const student = await openPage();
    await signIn(student, BIA);
    await goTo(student, '/app/programs');
    await student.getByRole('link', { name: /1 dia · 2 exercícios/ }).waitFor();
    expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);
  } finally {
    await closeProfiles();
    await server.stop();
    for (const folder of [dataDir, backups]) await rm(folder, { recursive: true, force: true });
  }
}

async function logSet(page: Page, nth: number): Promise<void> {
  await disc(page, nth, SETS).click();
  await reopener(page, nth).waitFor();
}

async function trainTogether(phone: Page, tablet: Page): Promise<void> {
  await startEmpty(phone);
  await addExercise(phone, BENCH);
  for (let sets = 3; sets < SETS; sets += 1) {
    await phone.getByRole('button', { name: 'Série', exact: true }).click();
    await disc(phone, 1, sets + 1).waitFor();
  }
  await goTo(tablet, '/app/workout');
  await logSet(phone, 1);
  await reopener(tablet, 1).waitFor();
  await logSet(tablet, 2);
  await reopener(phone, 2).waitFor();
}

const typing = (coach: Page) =>
  coach.getByRole('combobox', { name: 'Digitar exercício em Treino A' });

async function publish(coach: Page, version: number): Promise<void> {
  await coach.getByRole('button', { name: 'Publicar', exact: true }).click();
  const sheet = coach.getByRole('dialog');
  if (version === 1) await sheet.getByLabel('Nome da ficha').fill('Base');
  await sheet.getByRole('button', { name: 'Publicar', exact: true }).click();
  await coach.getByText(`Versão ${version}, publicada por Carla`).waitFor();
  await untilSaved(coach);
}

async function publishFirst(coach: Page, student: string): Promise<void> {
  await goTo(coach, `/app/students/${student}/programs`);
  await coach.getByRole('button', { name: 'Montar do zero' }).click();
  await typing(coach).click();
  await coach.keyboard.type('supino reto com barra 3x8 80');
  await coach.keyboard.press('Enter');
  await coach.getByText('3 × 8').first().waitFor();
  await publish(coach, 1);
}

async function publishMore(coach: Page, student: string): Promise<void> {
  await goTo(coach, `/app/students/${student}/programs`);
  await coach.getByRole('button', { name: 'Editar a ficha atual' }).click();
  await typing(coach).click();
  await coach.keyboard.type('prancha 3x30s');
  await coach.keyboard.press('Enter');
  await coach.getByRole('button', { name: /^Prancha.*Mudar$/ }).waitFor();
  await publish(coach, 2);
}

/** Waits for "Tudo salvo" on the account screen; returns to the previous screen. */
async function untilSaved(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await goTo(page, '/app/profile');
  const records = page.getByRole('region', { name: 'Seus registros' });
  await records.getByText('Tudo salvo', { exact: true }).waitFor();
  await records.getByText('Nada por enviar').waitFor();
  await goTo(page, path);
}

/** A restored server has no sessions; the person only has to sign in again. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Entre de novo/ })
    .first()
    .click();
  await fillSignIn(page, email);
  await page.getByRole('heading', { name: 'Entre de novo' }).waitFor({ state: 'detached' });
}

/** The numbers of the done sets of Ana's workout on the server. */
async function setsOnServer(server: BuiltServer): Promise<number[]> {
  const person = { ...(await signInByApi(server, ANA)), workouts: [] };
  const door = createDoor(
    server.apiUrl,
    async () => undefined,
    () => undefined,
  );
  const reader = createPhone(person, 'reader', createChance(1), door);
  await reader.catchUp();
  const sets = [...reader.held.values()].flatMap((registers) =>
    workoutKind.project(registers).exercises.flatMap((exercise) => exercise.sets),
  );
  return sets.flatMap(({ done }, index) => (done ? [index + 1] : []));
}
