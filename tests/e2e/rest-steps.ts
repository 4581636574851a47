import type { Page } from 'playwright';

/** Notes down, in its order, what a page does to be heard and felt. */
export function listen() {
  const note = (what: string) => {
    const { dataset } = document.documentElement;
    dataset.heard = `${dataset.heard ?? ''} ${what}`.trim();
  };
  const session = Object.defineProperty({}, 'type', { set: (type) => note(String(type)) });
  Object.defineProperty(navigator, 'audioSession', { value: session });
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function create() {
    note('note');
    return createOscillator.call(this);
  };
  Navigator.prototype.vibrate = () => {
    note('vibrate');
    return true;
  };
}

/** The sounds and vibrations of a page, in order. */
export const heardOn = (on: Page) =>
  on.evaluate(() => document.documentElement.dataset.heard ?? '');

/** The rest is watched by a part that loads after the screen; it holds the screen awake as well. */
export const watched = (on: Page) =>
  on.getByText('A tela fica acesa').waitFor({ state: 'attached' });

/** Time goes by in steps, so that what waits for something else sees it go. */
export async function pass(on: Page, seconds: number): Promise<void> {
  for (let gone = 0; gone < seconds; gone += 2) await on.clock.runFor(2000);
}
