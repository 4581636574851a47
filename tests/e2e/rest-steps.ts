import type { Page } from 'playwright';

/** Records, in order, every call of a page for sound and vibration. */
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

/** The module that watches the rest loads after the screen; it also keeps the display awake. */
export const watched = (on: Page) =>
  on.getByText('A tela fica acesa').waitFor({ state: 'attached' });

/** Time advances in steps, so that dependent timers run as well. */
export async function pass(on: Page, seconds: number): Promise<void> {
  for (let gone = 0; gone < seconds; gone += 2) await on.clock.runFor(2000);
}
