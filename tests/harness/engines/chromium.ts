import { complaintsOf } from '../browser';
import { openProfile } from '../killable-chromium';
import {
  asJsonFunction,
  type EngineBrowser,
  type EngineOptions,
  type EnginePage,
  fromJson,
} from './engine-page';

/** Chromium by Playwright, as in the other browser tests. */
export async function openChromium(options: EngineOptions): Promise<EngineBrowser> {
  const { newPage, close, kill } = await openProfile(options.profile);
  const tab = await newPage();
  const complaints = complaintsOf(tab);

  const page: EnginePage = {
    engine: 'chromium',
    async goto(address) {
      await tab.goto(new URL(address, options.origin).href, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await tab.reload({ waitUntil: 'domcontentloaded' });
    },
    async run(work, ...given) {
      const text = JSON.stringify(JSON.stringify(given));
      return fromJson(await tab.evaluate(`(${asJsonFunction(work)})(${text})`));
    },
    async pointerDown(x, y) {
      await tab.mouse.move(x, y);
      await tab.mouse.down();
    },
    async pointerUp(x, y) {
      await tab.mouse.move(x, y);
      await tab.mouse.up();
    },
    type: (text) => tab.keyboard.type(text),
    key: (name) => tab.keyboard.press(name),
    resize: (width, height) => tab.setViewportSize({ width, height }),
    async picture(path) {
      await tab.screenshot({ path });
    },
  };
  const [width, height] = options.size;
  await page.resize(width, height);
  return { page, takeComplaints: () => complaints.splice(0), close, kill };
}
