import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { linkPeople } from './coaching-steps';
import { app, browser, withApp } from './opened';
import {
  BENCH,
  createPerson,
  fillSignIn,
  goTo,
  openDevice,
  openTab,
  signIn,
  untilSent,
} from './person-steps';
import { addExercise, disc, finish, reopener, typeFirstLoad } from './workout-steps';

const COACH = 'carla@example.com';
const ONE_ARM = 'Remada unilateral com halter';
const STUDENTS = ['Bia Alves', 'Caio Melo', 'Duda Reis'] as const;
const mailOf = (name: string) => `${name.slice(0, 4).trim().toLowerCase()}@example.com`;

let coach: Page;
/** Bia trains with her own phone. */
let phone: Page;

withApp();

beforeAll(async () => {
  for (const name of ['Carla', ...STUDENTS]) {
    await createPerson(app, name, name === 'Carla' ? COACH : mailOf(name));
  }
  for (const name of STUDENTS) {
    await linkPeople(app, COACH, mailOf(name), ['program', 'log', 'record']);
  }
  coach = await openTab(await openDevice(browser, app));
  phone = await openTab(await openDevice(browser, app));
  await Promise.all([signIn(coach, COACH), signIn(phone, mailOf('Bia Alves'))]);
});

const tile = (name: string) =>
  coach
    .getByRole('navigation', { name: 'Quem está no salão' })
    .getByRole('button', { name: new RegExp(`^${name}`) });

/** The person's tile during a rest, with any exercise. */
const resting = (name: string) => new RegExp(`^${name}, .*descanso`);

test('three people train at once, the network is cut, and every set arrives', async () => {
  await goTo(coach, '/app/floor');
  await coach.getByRole('button', { name: 'Escolher pessoas' }).click();
  for (const name of STUDENTS) await coach.getByRole('button', { name }).click();
  await coach.getByRole('button', { name: 'Abrir com 3 pessoas' }).click();
  for (const name of STUDENTS) {
    await tile(name).click();
    await coach
      .getByRole('region', { name })
      .getByRole('button', { name: 'Treino sem ficha' })
      .click();
    await addExercise(coach, BENCH);
  }
  expect(await axeInBothThemes(coach)).toEqual([]);

  // Bia logs her first set herself, and it appears on the coach's screen.
  await goTo(phone, '/app/workout');
  await disc(phone, 1, 3).click();
  await reopener(phone, 1).waitFor();
  await tile('Bia Alves').click();
  await reopener(coach, 1).waitFor();

  await coach.context().setOffline(true);
  await disc(coach, 2, 3).click();
  await reopener(coach, 2).waitFor();
  for (const name of ['Caio Melo', 'Duda Reis']) {
    // Two taps: the student's tile, and the disc.
    await tile(name).click();
    await disc(coach, 1, 3).click();
    await reopener(coach, 1).waitFor();
  }
  // Each tile shows a running rest, whichever student is in view.
  for (const name of STUDENTS) await coach.getByRole('button', { name: resting(name) }).waitFor();
  // Duda's bar is occupied, so she gets another exercise; Caio's bar is loaded with the available
  // plates.
  await coach.getByRole('button', { name: `Opções de ${BENCH}` }).click();
  await coach.getByRole('button', { name: /^Trocar exercício/ }).click();
  const instead = coach.getByRole('list', { name: 'No lugar dele' }).getByRole('button').first();
  await instead.click();
  await coach
    .getByText(/^Duda: Trocado por /)
    .first()
    .waitFor();
  await tile('Caio Melo').click();
  await coach.getByRole('button', { name: `Opções de ${BENCH}` }).click();
  await coach.getByRole('button', { name: 'Calcular anilhas' }).click();
  const plates = coach.getByRole('dialog', { name: 'Anilhas' });
  await plates.getByText(`Caio · ${BENCH}`).waitFor();
  await plates.getByRole('button', { name: /^Aumentar/ }).click();
  await plates.getByRole('button', { name: /^Usar 22,5\s*kg$/ }).click();
  await coach.getByRole('button', { name: /^Concluir série 2 de 3: 22,5 quilos/ }).click();
  await reopener(coach, 2).waitFor();
  await coach.getByRole('button', { name: 'Concluir', exact: true }).click();
  await coach.getByRole('button', { name: 'Concluir e salvar' }).click();
  const caio = coach.getByRole('region', { name: 'Caio Melo' });
  await caio.getByText('Nenhuma ficha em uso').waitFor();
  await tile('Bia Alves').click();
  await reopener(coach, 2).waitFor();
  await coach.context().setOffline(false);

  await reopener(phone, 2).waitFor();
  await untilSent(coach);
  // Caio, with his phone at home, finds all of it there.
  const late = await openTab(await openDevice(browser, app, { serviceWorkers: 'block' }));
  await late.goto('/login');
  await fillSignIn(late, mailOf('Caio Melo'));
  await late.getByRole('navigation', { name: 'Principal' }).waitFor();
  await goTo(late, '/app/history');
  await late
    .getByText(/2 séries/)
    .first()
    .waitFor();
});

test('where somebody hurts, a swap on the floor spares it while they share that, and not otherwise', async () => {
  await goTo(phone, '/app/workout');
  await finish(phone);
  await phone.getByRole('button', { name: 'Ombro', exact: true }).click();
  await phone.getByRole('button', { name: 'Concordo em guardar' }).click();
  await phone.getByText('Forte', { exact: true }).click();
  await phone.getByRole('radio', { name: 'Forte', checked: true }).waitFor();
  await untilSent(phone);

  const bia = coach.getByRole('region', { name: 'Bia Alves' });
  await bia.getByRole('button', { name: 'Treino sem ficha' }).click();
  await addExercise(coach, BENCH);
  const openSwap = async () => {
    await bia.getByRole('button', { name: `Opções de ${BENCH}` }).click();
    await coach.getByRole('button', { name: /^Trocar exercício/ }).click();
  };
  const sheet = coach.getByRole('dialog', { name: 'Trocar exercício' });
  const instead = sheet.getByRole('list', { name: 'No lugar dele' });
  const leftOut = sheet.getByText(/^5 exercícios que pegam o ombro ficaram de fora/);
  await openSwap();
  await instead.waitFor();
  expect(await leftOut.count()).toBe(0);

  await sheet.getByRole('button', { name: 'Fechar' }).click();

  await goTo(phone, '/app/coaches');
  const health = phone.getByRole('switch', { name: 'Triagem e anamnese' });
  const share = async (shared: boolean) => {
    const changed = phone.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && answer.url().endsWith('/scopes'),
    );
    await health.click();
    expect((await changed).ok()).toBe(true);
    await expect.poll(() => health.isChecked()).toBe(shared);
    await goTo(coach, '/app/students');
    await coach.getByRole('heading', { level: 1, name: 'Seus alunos' }).waitFor();
    await goTo(coach, '/app/floor');
    await openSwap();
    await instead.or(leftOut).first().waitFor();
  };
  await share(true);
  await leftOut.waitFor();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await share(false);
  await leftOut.waitFor({ state: 'detached' });
  await instead.waitFor();
});

test('one side of one set is enough for a workout to be kept, not thrown away', async () => {
  await coach.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await tile('Caio Melo').click();
  const caio = coach.getByRole('region', { name: 'Caio Melo' });
  await caio.getByRole('button', { name: 'Treino sem ficha' }).click();
  await addExercise(coach, ONE_ARM);
  await caio.getByRole('button', { name: `Opções de ${ONE_ARM}` }).click();
  await coach.getByRole('button', { name: /^Registrar lados separados/ }).click();
  await caio.getByRole('button', { name: /^Concluir série 1 de 3, lado esquerdo:/ }).click();
  await typeFirstLoad(coach, '12');
  await reopener(coach, 1)
    .or(coach.getByRole('button', { name: /^Reabrir série 1,/ }))
    .waitFor();
  await caio.getByRole('button', { name: 'Concluir', exact: true }).click();
  const ask = coach.getByRole('alertdialog', { name: 'Concluir o treino de Caio Melo?' });
  await ask.getByRole('button', { name: 'Concluir e salvar' }).click();
  await coach.getByText('Caio Melo: treino concluído').first().waitFor();
});
