import { beforeAll, describe, expect, test } from 'vitest';
import { cues } from '#catalog/cues';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { button, complaints, page, signedUp } from './opened';
import { goTo, IN_MOTION, SQUAT } from './person-steps';
import { addExercise, startEmpty } from './workout-steps';

signedUp({ email: 'figura@example.com', name: 'Fabi Gura' }, IN_MOTION);

beforeAll(async () => {
  await untilWorkerControls(page);
});

const CUE = cues.get('back-squat') ?? '';
const picture = () => page.getByRole('img', { name: CUE });
/** The drawn outline of everything, which changes while the figure moves. */
const outline = () =>
  picture()
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join());

describe('the figure of an exercise', () => {
  test('moves on the exercise’s page without network, until it is paused', async () => {
    await page.context().setOffline(true);
    await goTo(page, '/app/exercises/back-squat');
    await picture().waitFor();
    const first = await outline();
    await expect.poll(outline).not.toBe(first);
    await button('Pausar a figura').click();
    await button('Mover a figura').waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.context().setOffline(false);
  });

  test('stands still with its start beside its end for who asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => picture().locator('svg').count()).toBe(3);
    expect(await page.getByRole('button', { name: /a figura$/ }).count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await button('Mover a figura').waitFor();
  });

  test('opens beside the name in a workout, with the cue, and leaves the disc in reach', async () => {
    await startEmpty(page);
    await addExercise(page, SQUAT);
    await button('Como fazer').click();
    await picture().waitFor();
    await page.getByText(CUE).waitFor();
    const box = await page.getByRole('button', { name: /^Concluir série 1 de/ }).boundingBox();
    expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
    expect(await axeInBothThemes(page)).toEqual([]);
    await button('Como fazer').click();
    await picture().waitFor({ state: 'detached' });
  });

  test('is gone everywhere once figures are switched off, and the cue stays', async () => {
    await goTo(page, '/app/settings');
    await page.getByRole('switch', { name: 'Figuras dos exercícios' }).click();
    await goTo(page, '/app/exercises/back-squat');
    await page.getByText(CUE).waitFor();
    expect(await picture().count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
