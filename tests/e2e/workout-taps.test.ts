import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { button, page, signedUp } from './opened';
import { BENCH, IN_MOTION } from './person-steps';
import { hearPagesOf, saidOn } from './spoken-steps';
import {
  addExercise,
  disc,
  discardRunning,
  finish,
  logTyped,
  reopener,
  row,
  startEmpty,
  typeFirstLoad,
} from './workout-steps';

const PHONE = { width: 360, height: 780 };
const ROW = 'Remada curvada com barra';

signedUp(
  { email: 'dora@example.com', name: 'Dora' },
  { ...IN_MOTION, serviceWorkers: 'block', hasTouch: true, isMobile: true },
  async (phone) => {
    await hearPagesOf(phone);
    await phone.addInitScript(() => {
      let taps = 0;
      addEventListener(
        'pointerup',
        ({ target }) => {
          if (target instanceof Element && target.closest('button, a, input, label')) taps += 1;
          document.documentElement.dataset.taps = String(taps);
        },
        true,
      );
    });
  },
);

beforeAll(async () => {
  // A past workout, for recent exercises, a history and a repetition.
  await startEmpty(page);
  await addExercise(page, BENCH);
  await disc(page, 1, 3).tap();
  await reopener(page, 1).waitFor();
  await finish(page);
});

/** Number of taps on controls during an act. */
async function tapsOf(act: () => Promise<void>): Promise<number> {
  const count = () => page.evaluate(() => Number(document.documentElement.dataset.taps ?? 0));
  const before = await count();
  await act();
  return (await count()) - before;
}

/** Swipes one finger across an exercise's name. */
async function drawAcross(from: number, to: number): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: 230 }] });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const x = from + (to - from) * part;
    await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
  }
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touches.detach();
}

type Box = { y: number; height: number } | null;

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('not on the screen');
  return one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Controls of the exercise at hand, above the dock, with their middle below a notice. */
function coveredByNotices(): Promise<string[]> {
  return page.evaluate(() => {
    const notices = document.querySelector('section[popover]');
    const dock = document.querySelector('[class*="_panel_"]')?.getBoundingClientRect();
    if (!notices || !dock) throw new Error('no notice, or no dock');
    return [...document.querySelectorAll('main [class*="_exercise_"] button')]
      .filter((control) => control.checkVisibility() && !control.closest('dialog'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return y < dock.top && notices.contains(document.elementFromPoint(x, y));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
  });
}

describe('tap budgets of the live screen', () => {
  beforeEach(async () => {
    await startEmpty(page);
    await addExercise(page, ROW);
    await disc(page, 1, 3).waitFor();
  });

  afterEach(() => discardRunning(page));

  test('1: a set as planned takes one', async () => {
    const taps = await tapsOf(async () => {
      await disc(page, 1, 3).tap();
      await reopener(page, 1).waitFor();
    });
    expect(taps).toBe(1);
  });

  test('the dock keeps to the lower 45 % of the screen', async () => {
    const share = await disc(page, 1, 3).evaluate((button) => {
      let dock: Element | null = button;
      while (dock && getComputedStyle(dock).position !== 'fixed') dock = dock.parentElement;
      return dock ? 1 - dock.getBoundingClientRect().top / innerHeight : 1;
    });
    expect(share).toBeLessThanOrEqual(0.45);
  });

  test('who wants less motion logs a set without any', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await disc(page, 1, 3).tap();
    await reopener(page, 1).waitFor();
    const moving = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(
            element,
            part,
          );
          const animated = animationName === 'none' ? '' : animationDuration;
          const longest = Math.max(
            ...`${transitionDuration}, ${animated}`
              .split(', ')
              .map((time) => parseFloat(time) || 0),
          );
          return longest > 0.001 ? [`${element.className} ${longest}`] : [];
        }),
      ),
    );
    expect(moving).toEqual([]);
    await page.emulateMedia({ reducedMotion: null });
  });

  test('2: 2,5 kg more takes two', async () => {
    const taps = await tapsOf(async () => {
      await button('Aumentar 2,5 quilos').tap();
      await disc(page, 1, 3).tap();
      await reopener(page, 1).waitFor();
    });
    expect(taps).toBe(2);
  });

  test('3: any other load takes seven', async () => {
    const taps = await tapsOf(async () => {
      await button(/^Carga.*Digitar$/).tap();
      for (const key of ['1', '0', '2', 'Vírgula', '5']) await button(key).tap();
      await button('Concluir série').tap();
      await reopener(page, 1).waitFor();
    });
    expect(taps).toBeLessThanOrEqual(7);
    await button(/^Série 1 de 3: 102,5 quilos/).waitFor();
  });

  test('4: two repetitions fewer take three', async () => {
    const taps = await tapsOf(async () => {
      await button('Diminuir 1 repetição').tap();
      await button('Diminuir 1 repetição').tap();
      await disc(page, 1, 3).tap();
      await reopener(page, 1).waitFor();
    });
    expect(taps).toBe(3);
  });

  test('5b: a running workout is one tap from the home screen', async () => {
    await page.getByRole('button', { name: 'Voltar' }).tap();
    const again = page.getByRole('link', { name: /^Continuar/ });
    await again.waitFor();
    const taps = await tapsOf(async () => {
      await again.tap();
      await disc(page, 1, 3).waitFor();
    });
    expect(taps).toBe(1);
  });

  test('6: an exercise takes two from the recent ones, and at most five by search', async () => {
    const recent = await tapsOf(async () => {
      await button('Exercício').tap();
      await button(new RegExp(`^Adicionar ${BENCH}`)).tap();
      await page.getByText('0 de 4 séries').first().waitFor();
    });
    expect(recent).toBe(2);
    const searched = await tapsOf(async () => {
      await button('Exercício').tap();
      await page.getByRole('searchbox', { name: 'Buscar exercício' }).tap();
      await page.keyboard.type('leg 45');
      await button('Adicionar Leg press 45°').tap();
      await page.getByText('0 de 7 séries').first().waitFor();
    });
    expect(searched).toBeLessThanOrEqual(5);
  });

  test('7: the history of the exercise at hand takes one', async () => {
    await addExercise(page, BENCH);
    await button(new RegExp(`${BENCH}.*0 de \\d séries?`)).tap();
    const taps = await tapsOf(async () => {
      await button(/Ver histórico$/).tap();
      await page.getByRole('dialog', { name: 'Últimas vezes' }).getByText('20 kg × 10').waitFor();
    });
    expect(taps).toBe(1);
    await page.keyboard.press('Escape');
  });

  test('8: taking a set back takes one', async () => {
    await disc(page, 1, 3).tap();
    await reopener(page, 1).waitFor();
    const taps = await tapsOf(async () => {
      await button('Desfazer').tap();
      await disc(page, 1, 3).waitFor();
    });
    expect(taps).toBe(1);
  });

  test('a tap on another row counts at once, a second one on the same row does not', async () => {
    const ringOf = (nth: number) => row(page, nth).getByRole('button').last();
    await ringOf(2).dblclick();
    await ringOf(3).tap();
    await reopener(page, 2).waitFor();
    await reopener(page, 3).waitFor();
    expect(await reopener(page, 1).count()).toBe(0);
  });

  test('a first load is typed, and one far from it is asked about once', async () => {
    await addExercise(page, 'Leg press 45°');
    await button(/Leg press 45°.*0 de \d séries/).tap();
    await disc(page, 1, 3).tap();
    await typeFirstLoad(page, '60');
    await reopener(page, 1).waitFor();
    await disc(page, 2, 3).waitFor();
    await logTyped(page, '600');
    const asked = page.getByRole('alertdialog', { name: '600 kg está certo?' });
    await asked.getByText('A maior carga neste exercício até agora: 60 kg.').waitFor();
    expect(await reopener(page, 2).count()).toBe(0);
    await asked.getByRole('button', { name: 'Sim, registrar' }).tap();
    await reopener(page, 2).waitFor();
    await page.locator('button[aria-label^="Concluir série 3"]:not([aria-disabled])').tap();
    // The exercise is complete, so the screen shows the other one.
    await page.getByText('3 de 6 séries').first().waitFor();
  });

  test('‹ and › turn to the exercises beside, and so does a finger drawn across', async () => {
    await addExercise(page, 'Prancha frontal');
    const shown = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
    await button('A seguir: Prancha frontal').tap();
    await shown('Prancha frontal');
    await button(`Voltar para ${ROW}`).tap();
    await shown(ROW);
    await drawAcross(300, 60);
    await shown('Prancha frontal');
    await drawAcross(60, 300);
    await shown(ROW);
  });

  test('what can be undone never lies over the sets, on a low screen either', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await disc(page, 1, 3).tap();
    const toast = page.getByRole('region', { name: 'Avisos' });
    await toast.getByText('Série 1 registrada').waitFor();
    await page.waitForFunction(
      () => document.querySelectorAll('section[popover] > *').length === 1,
    );
    const notice = await toast.boundingBox();
    for (const nth of [1, 2, 3]) {
      const set = await row(page, nth).boundingBox();
      expect(overlap(notice, set)).toBe(false);
    }
    await page.setViewportSize(PHONE);
  });

  test('a notice covers no control of the exercise, on a tall phone and on a low one', async () => {
    for (const [nth, size] of [PHONE, { width: 360, height: 640 }].entries()) {
      await page.setViewportSize(size);
      await disc(page, nth + 1, 3).tap();
      await page
        .getByText(`Série ${nth + 1} registrada`)
        .first()
        .waitFor();
      await page.waitForFunction(
        () => document.querySelectorAll('section[popover] > *').length === 1,
      );
      expect(await coveredByNotices()).toEqual([]);
    }
    await page.setViewportSize(PHONE);
  });

  test('every row of a long table can be scrolled above a notice', async () => {
    for (let sets = 4; sets <= 9; sets += 1) {
      await button('Série').tap();
      await disc(page, 1, sets).waitFor();
    }
    await disc(page, 1, 9).tap();
    await page.getByText('Série 1 registrada').first().waitFor();
    await page.waitForFunction(
      () => document.querySelectorAll('section[popover] > *').length === 1,
    );
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await coveredByNotices()).toEqual([]);
  });

  test('a record is said the moment it happens, and stays on its row until it is corrected', async () => {
    await addExercise(page, BENCH);
    await button(new RegExp(`${BENCH}.*0 de 1 série`)).tap();
    for (const sets of [2, 3]) {
      await button('Série').tap();
      await disc(page, 1, sets).waitFor();
    }
    const notices = page.getByRole('region', { name: 'Avisos' });
    const first = () => row(page, 1).getByRole('button').first().getAttribute('aria-label');
    const spoken = 'Série 1 registrada. Recorde: 22,5 quilos, 10 repetições';
    await logTyped(page, '22,5');
    await expect.poll(() => saidOn(page)).toContain(spoken);
    await notices.getByText('Recorde: 22,5 kg × 10').waitFor();
    const best = 'Recorde: maior carga, maior 1RM estimado e mais volume num treino';
    await expect.poll(first).toContain(best);

    // An equal performance is no record.
    await disc(page, 2, 3).tap();
    await notices.getByText('Série 2 registrada').waitFor();

    await row(page, 1).getByRole('button').first().tap();
    const sheet = page.getByRole('dialog', { name: 'Corrigir série 1' });
    await sheet.getByText(/^Recorde: maior carga, maior 1RM estimado/).waitFor();
    for (let step = 0; step < 3; step += 1) {
      await sheet.getByRole('button', { name: 'Diminuir 2,5 quilos' }).tap();
    }
    await sheet.getByRole('button', { name: 'Salvar correção' }).tap();
    await expect.poll(first).not.toContain('Recorde');
    await expect
      .poll(() => row(page, 2).getByRole('button').first().getAttribute('aria-label'))
      .toContain('Recorde');

    await finish(page);
    const records = page.getByRole('region', { name: /^Recordes? deste treino$/ });
    await records.getByText('22,5 kg × 10').waitFor();

    // The reward is whole on one screen, and the questions come after it.
    const bottomOf = async (name: string | RegExp) => {
      const box = await page.getByRole('region', { name }).boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const figures = page.getByRole('region', { name: 'Treino salvo' }).locator('dl');
    const { y, height } = (await figures.boundingBox()) ?? { y: 0, height: 0 };
    const tabs = await page.getByRole('navigation', { name: 'Principal' }).last().boundingBox();
    expect(await bottomOf(/^Recordes? deste treino$/)).toBeLessThan(y);
    expect(y + height).toBeLessThanOrEqual(tabs?.y ?? 0);
    expect(await bottomOf('Treino salvo')).toBeLessThan(
      await bottomOf('Como foi o esforço do treino todo?'),
    );
    for (const figure of ['séries', 'de volume', 'de treino']) {
      await figures.getByText(figure).waitFor();
    }
  });

  test('9: finishing takes two, on the narrowest phone as well', async () => {
    await disc(page, 1, 3).tap();
    await reopener(page, 1).waitFor();
    const first = await tapsOf(async () => {
      await button('Concluir').tap();
      await button('Concluir e salvar').waitFor();
    });
    expect(first).toBe(1);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 640 });
    const taps = await tapsOf(async () => {
      await button('Concluir').tap();
      await button('Concluir e salvar').tap();
      await page.waitForURL(/\/app\/history\//);
    });
    expect(taps).toBe(2);
    await page.setViewportSize(PHONE);
  });
});

test('7: the history of any exercise is at most six taps from the home screen', async () => {
  await page.goto('/');
  const place = page.getByRole('link', { name: 'Progresso' }).first();
  await place.waitFor();
  const taps = await tapsOf(async () => {
    await place.tap();
    await page.getByRole('link', { name: 'Exercícios', exact: true }).tap();
    await page.getByRole('link', { name: new RegExp(`^${BENCH}`) }).tap();
    await page.getByText('20 kg × 10').first().waitFor();
  });
  expect(taps).toBeLessThanOrEqual(6);
});

test('5: from the home screen to a running workout takes one tap', async () => {
  await page.goto('/');
  const repeat = page.getByRole('button', { name: 'Repetir treino' });
  await repeat.waitFor();
  const taps = await tapsOf(async () => {
    await repeat.tap();
    await page.getByRole('button', { name: /^Concluir série 1/ }).waitFor();
  });
  expect(taps).toBe(1);
});
