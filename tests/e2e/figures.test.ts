import type { Locator } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { cues } from '#catalog/cues';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { button, complaints, page, signedUp } from './opened';
import { goTo, IN_MOTION, SQUAT } from './person-steps';
import { addExercise, reopener, startEmpty } from './workout-steps';

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

  test('opens by a tap on the title in a workout, and a set is logged below it', async () => {
    await startEmpty(page);
    await addExercise(page, SQUAT);
    const title = page.getByRole('heading', { name: SQUAT }).getByRole('button');
    await title.click();
    await page.getByText(CUE).waitFor();
    const first = await outline();
    await expect.poll(outline).not.toBe(first);
    // The whole figure is above the dock, and the dock within the window.
    const disc = page.getByRole('button', { name: /^Concluir série 1 de/ });
    const [figure, dock] = [await picture().boundingBox(), await disc.boundingBox()];
    expect((figure?.y ?? 1000) + (figure?.height ?? 0)).toBeLessThan(dock?.y ?? 0);
    expect((dock?.y ?? 1000) + (dock?.height ?? 0)).toBeLessThanOrEqual(780);
    expect(await axeInBothThemes(page)).toEqual([]);
    await disc.click();
    await reopener(page, 1).waitFor();
    await picture().waitFor();
    await title.click();
    await picture().waitFor({ state: 'detached' });
  });

  test('is loaded before the tap, and drawn in the frame that opens its place', async () => {
    await page.goto('/app/workout');
    const title = page.getByRole('heading', { name: SQUAT }).getByRole('button');
    await title.waitFor();
    const loaded = () =>
      page.evaluate(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return ['figure-poses', 'figure-drawing', 'cues'].every((part) =>
          names.some((name) => name.includes(`/${part}-`) && name.endsWith('.js')),
        );
      });
    await expect.poll(loaded).toBe(true);
    const opensWithFigure = () =>
      title.evaluate(async (button) => {
        if (!(button instanceof HTMLElement)) throw new Error('The title is no button.');
        button.click();
        await new Promise(requestAnimationFrame);
        const place = document.querySelector('section[aria-label^="Como fazer"]');
        const complete = place?.querySelector('[role="img"] path') && place.querySelector('p');
        if (!complete) button.click();
        return Boolean(complete);
      });
    // The loaded code may not have run yet.
    await expect.poll(opensWithFigure).toBe(true);
  });

  test('has the body that the person chose, moving and still', async () => {
    await page.context().setOffline(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const drawnAt = async (path: string, drawing: () => Locator) => {
      await goTo(page, path);
      await drawing().locator('path').first().waitFor();
      return drawing()
        .locator('path')
        .evaluateAll((paths) => paths.map((part) => part.getAttribute('d')).join());
    };
    const drawn = async () => [
      await drawnAt('/app/exercises/back-squat', picture),
      await drawnAt('/app/exercises', () => page.locator('main li svg:has(g > path)').first()),
    ];
    const seen = [await drawn()];
    for (const build of ['Mulher', 'Homem', 'Neutro']) {
      await goTo(page, '/app/settings');
      await page.getByRole('group', { name: 'Corpo das figuras' }).getByText(build).click();
      seen.push(await drawn());
    }
    const [first, woman, man, again] = seen;
    expect(again).toEqual(first);
    expect(new Set([first, woman, man].map((each) => each?.[0])).size).toBe(3);
    expect(new Set([first, woman, man].map((each) => each?.[1])).size).toBe(3);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.context().setOffline(false);
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
