import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { finish } from '../e2e/workout-steps';
import type { Chance } from '../sync/chance';
import {
  CLOSED,
  forgetClosed,
  forgetTicks,
  noteTicks,
  untilClosed,
  untilTicked,
} from './seen-ticks';

/** A person who trains in one browser, and the screen's reaction to each tap. */
export interface Trainee {
  readonly page: Page;
  /** The exercise that no other device changes. */
  readonly own: string;
  /** Kilos of the sets that were ticked and not undone here; each load occurs once. */
  readonly ticked: ReadonlySet<number>;
  /** Kilos of the sets that were corrected, reopened or removed here. */
  readonly takenBack: ReadonlySet<number>;
  /** Logs a set of the trainee's own exercise. */
  logOwn(): Promise<void>;
  /** Makes one more edit. Alone it may also remove sets that others are about to log. */
  act(alone: boolean): Promise<void>;
  /**
   * The performance of each set of its own exercise, as the screen announces it; null: not done.
   */
  ownSets(): Promise<(string | null)[]>;
  finish(): Promise<void>;
  /** Clears the workout before, because its loads repeat. */
  begin(): Promise<void>;
}

/** A limit for controls that another device removes before the tap, not a target. */
const GONE_MS = 8_000;
/** More sets than anybody logs in one workout. */
const APART_KILOS = 100;

const DONE = /^Série (\d+) de \d+: ((\d+) quilos.*)\. Feita/;

/**
 * @param nth distinguishes its loads from those of the others
 * @param shared the exercise that all of them log
 */
export async function createTrainee(
  page: Page,
  nth: number,
  { own, shared }: { readonly own: string; readonly shared: string },
  chance: Chance,
): Promise<Trainee> {
  const ticked = new Set<number>();
  const takenBack = new Set<number>();
  let logged = 0;
  await noteTicks(page);

  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  const rowsOf = (name: string) =>
    page.getByRole('list', { name: `Séries de ${name}`, exact: true }).getByRole('listitem');
  const load = (within: Page | Locator = page) => button(/^Carga.*Digitar$/, within);
  const notices = page.getByRole('region', { name: 'Avisos' });
  const undo = notices.getByRole('button');
  const newKilos = () => {
    logged += 1;
    return (nth + 1) * APART_KILOS + logged;
  };
  const takeBack = (kilos: number) => {
    ticked.delete(kilos);
    takenBack.add(kilos);
  };
  /** In the shared exercise another device may log or remove a set just before the tap. */
  async function tap(on: Locator, name: string): Promise<boolean> {
    if (name === own) {
      await on.click();
      return true;
    }
    const tapped = await on.click({ timeout: GONE_MS }).then(
      () => true,
      () => false,
    );
    if (!tapped) await leaveDialog();
    return tapped;
  }

  /** Closes what a busy machine was too slow to use. */
  async function leaveDialog(): Promise<void> {
    if ((await page.getByRole('dialog').count()) === 0) return;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Types a load into the open keypad. */
  function typeLoad(kilos: number, name: string): Promise<boolean> {
    const figure = page.getByRole('dialog').getByRole('textbox', { name: /^Carga/ });
    const typed = figure.fill(String(kilos), name === own ? {} : { timeout: GONE_MS });
    return typed.then(
      () => true,
      async (cause: unknown) => {
        if (name === own) throw cause;
        await leaveDialog();
        return false;
      },
    );
  }

  /** Waits until the notice is gone, which would be mistaken for that of the next set. */
  async function untilNotSaid(): Promise<void> {
    await page.mouse.move(0, 0);
    await notices.getByText(CLOSED).waitFor({ state: 'detached' });
    await forgetClosed(page);
  }

  async function jumpTo(name: string): Promise<void> {
    const overview = page.getByRole('list', { name: 'Exercícios do treino' });
    const row = button(new RegExp(`${name}.*séries?`), overview);
    const there = rowsOf(name).first();
    await row.click();
    // Another device's log may move the row during the tap: the person taps again.
    await there.waitFor({ timeout: GONE_MS }).catch(() => row.click());
    await there.waitFor();
  }

  async function labelsOf(name: string): Promise<string[]> {
    const mains = rowsOf(name).locator('button:first-of-type[aria-label^="Série "]');
    return mains.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  }

  /** The done sets of the trainee's own exercise. */
  async function ownDone(): Promise<{ place: number; kilos: number; label: string }[]> {
    return (await labelsOf(own)).flatMap((label) => {
      const [, place, , kilos] = DONE.exec(label) ?? [];
      return place ? [{ place: Number(place), kilos: Number(kilos), label }] : [];
    });
  }

  const anyDone = async () => chance.of(await ownDone());

  async function untilUnticked(kilos: number): Promise<void> {
    await button(new RegExp(`: ${kilos} quilos.*Feita`)).waitFor({ state: 'detached' });
  }

  async function addSet(name: string): Promise<void> {
    const before = await rowsOf(name).count();
    await button('Série').click();
    await rowsOf(name).nth(before).waitFor();
  }

  async function log(name: string): Promise<void> {
    if (!(await load().isVisible())) await addSet(name);
    if (chance.in100(30)) await tap(button('Aumentar 1 repetição'), name);
    if (!(await tap(load(), name))) return;
    const kilos = newKilos();
    // The keypad closes if another device logged the set, and the input is discarded.
    if (!(await typeLoad(kilos, name))) return;
    if (!(await tap(button('Concluir série'), name))) return;
    const seen = untilTicked(page, kilos);
    // Nobody waits for it if another device logged the set.
    seen.catch(() => undefined);
    // After the last set of an exercise the screen shows the next one.
    const left = rowsOf(name).first().waitFor({ state: 'detached' });
    const sure = button('Sim, registrar');
    const firstOf = (more: readonly Promise<'asked' | 'taken' | null>[]) =>
      Promise.race([
        seen.then(() => 'seen' as const),
        left.then(
          () => 'left' as const,
          () => null,
        ),
        ...more,
      ]);
    const asked = sure.waitFor().then(
      () => 'asked' as const,
      () => null,
    );
    // The question may close before it is seen here, because another device logged the set.
    const taken = untilClosed(page).then(
      () => 'taken' as const,
      () => null,
    );
    let came = await firstOf([asked, taken]);
    if (came === 'taken') return untilNotSaid();
    if (came === 'asked') {
      // A load far from the ones before. Another device may answer by logging the set.
      if (!(await tap(sure, name))) return untilNotSaid();
      came = await firstOf([]);
    }
    if (came === 'left') await jumpTo(name);
    await seen;
    ticked.add(kilos);
    // The toast appears after the tick; a later one would be mistaken for that of the next set.
    await undo
      .first()
      .waitFor({ timeout: GONE_MS })
      .catch(() => undefined);
  }

  async function correct(): Promise<void> {
    const set = await anyDone();
    if (!set) return log(own);
    await button(set.label).click();
    const sheet = page.getByRole('dialog', { name: `Corrigir série ${set.place}` });
    await load(sheet).click();
    const kilos = newKilos();
    await typeLoad(kilos, own);
    await button('Pronto').click();
    await button('Salvar correção').click();
    await untilTicked(page, kilos);
    ticked.add(kilos);
    takeBack(set.kilos);
  }

  async function reopen(): Promise<void> {
    const set = await anyDone();
    if (!set) return log(own);
    await button(`Reabrir série ${set.place}`).click();
    await untilUnticked(set.kilos);
    takeBack(set.kilos);
  }

  /** Found by the toast that names the logged set, once no earlier toast is in its place. */
  async function logAndUndo(): Promise<void> {
    await page.mouse.move(0, 0);
    await expect.poll(() => undo.count()).toBe(0);
    const before = new Set(ticked);
    await log(own);
    const [kilos] = [...ticked].filter((each) => !before.has(each));
    if (kilos === undefined) return;
    // The toast disappears after six seconds, which pass quickly on a busy machine; the row can
    // undo as well.
    await undo.click({ timeout: GONE_MS }).catch(async () => {
      const set = (await ownDone()).find((one) => one.kilos === kilos);
      if (set) await button(`Reabrir série ${set.place}`).click();
    });
    await page.mouse.move(0, 0);
    await untilUnticked(kilos);
    takeBack(kilos);
  }

  async function remove(name: string): Promise<void> {
    const labels = await labelsOf(name);
    const last = labels.at(-1) ?? '';
    const [, , , kilos] = DONE.exec(last) ?? [];
    if (labels.length < 2 || (kilos && name === shared)) return log(name);
    await button(`Opções da série ${labels.length}`).click();
    await button('Remover série').click();
    await rowsOf(name)
      .nth(labels.length - 1)
      .waitFor({ state: 'detached' });
    if (kilos) takeBack(Number(kilos));
  }

  return {
    page,
    own,
    ticked,
    takenBack,
    async logOwn() {
      await jumpTo(own);
      await log(own);
    },
    async act(alone) {
      if (chance.in100(40)) {
        await jumpTo(shared);
        const turn = chance.below(4);
        if (turn === 0 && alone) await addSet(shared);
        else if (turn === 1 && alone) await remove(shared);
        else await log(shared);
        return;
      }
      await jumpTo(own);
      const turns = [log, log, addSet, remove, correct, reopen, logAndUndo];
      await chance.of(turns)?.(own);
    },
    async ownSets() {
      await jumpTo(own);
      return (await labelsOf(own)).map((label) => DONE.exec(label)?.[2] ?? null);
    },
    finish: () => finish(page),
    async begin() {
      logged = 0;
      ticked.clear();
      takenBack.clear();
      await forgetTicks(page);
    },
  };
}
