import type { Browser, Page } from 'playwright';
import { openDevice, openTab } from '../../e2e/person-steps';
import { median } from '../figures';
import { FAST, SLOW, slowDown } from '../line-speed';
import { atMost, type Report } from '../report';

const MOST_SECONDS = 15;
const DISC = /^Concluir série 1 de /;

/**
 * Measures the way of a person without an account, in a browser without any data of the app. It goes
 * from the request of the landing until the first set is stored. Taps follow at once; a person adds
 * the time in which they look.
 */
export async function measureFirstSet(
  browser: Browser,
  server: { url: string },
  runs: number,
  report: Report,
): Promise<void> {
  report.title('From the cold landing to the first stored set, without an account');
  for (const speed of [FAST, SLOW]) {
    const seconds: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const device = await openDevice(browser, server);
      const page = await openTab(device);
      await slowDown(device, page, speed);
      const began = performance.now();
      await logFirstSet(page);
      seconds.push((performance.now() - began) / 1000);
      await device.close();
    }
    const figure = median(seconds);
    const target = speed === SLOW ? atMost(figure, MOST_SECONDS, 's') : undefined;
    report.line(speed.name, [`${figure.toFixed(1)} s`], target);
  }
}

async function logFirstSet(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Treinar agora' }).click();
  await page.getByRole('button', { name: DISC }).first().click();
  const stored = page.getByRole('button', { name: 'Reabrir série 1', exact: true });
  const typed = page.getByRole('button', { name: 'Concluir série', exact: true });
  await typed.or(stored).first().waitFor();
  if (await typed.isVisible()) {
    const keypad = page.getByRole('dialog');
    for (const digit of ['2', '0']) {
      await keypad.getByRole('button', { name: digit, exact: true }).click();
    }
    await typed.click();
  }
  await stored.waitFor();
}
