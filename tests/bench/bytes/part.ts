import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { createPerson, openDevice, openTab, signIn, untilSent } from '../../e2e/person-steps';
import { addExercise, startEmpty } from '../../e2e/workout-steps';
import { openWholeChromium } from '../../harness/browser';
import { type BuiltServer, startServer } from '../../harness/built-server';
import { LIFT } from '../app/ten-years';
import { atMost, type Report, type Target } from '../report';
import { type Traffic, watchTraffic } from './traffic';

const EMAIL = 'bytes@exemplo.com.br';
/** Limits in kilobytes (1,000 bytes, as transferred). */
const MOST = { landingBefore: 60, landingScript: 100, homeScript: 110 };
/** Quiet time without requests after which a page counts as loaded. */
const QUIET_MS = 1_500;

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly who: 'visitor' | 'rested' | 'training';
  /** Resolves when the page can be used. */
  ready(page: Page): Promise<unknown>;
}

const VISITS: readonly Visit[] = [
  {
    name: 'landing',
    path: '/',
    who: 'visitor',
    async ready(page) {
      const disc = page.getByRole('button', { name: /^Concluir série/ }).first();
      await disc.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'login',
    path: '/login',
    who: 'visitor',
    ready: (page) => page.getByLabel('E-mail').waitFor(),
  },
  {
    name: 'home',
    path: '/',
    // A person with a running workout would be sent to it.
    who: 'rested',
    ready: (page) => page.getByRole('navigation', { name: 'Principal' }).waitFor(),
  },
  {
    name: 'workout',
    path: '/app/workout',
    who: 'training',
    ready: (page) => page.locator('[aria-label^="Concluir série"]').first().waitFor(),
  },
];

const kilobytes = (bytes: number) => bytes / 1000;
const shown = (bytes: number) => kilobytes(bytes).toFixed(1);

/** Measures what each page transfers in a new browser. */
export async function bytesPart(_runs: number, report: Report): Promise<void> {
  const server = await startServer();
  const browser = await openWholeChromium();
  try {
    const known = await knownTo(browser, server);
    report.title(
      'Bytes in kB, compressed: document, CSS, fonts, images, JavaScript to first paint, JavaScript, total',
    );
    for (const visit of VISITS) {
      const device = await openDevice(browser, server, known[visit.who]);
      const page = await openTab(device);
      const traffic = await watchTraffic(device, page);
      await page.goto(visit.path);
      await visit.ready(page);
      await untilQuiet(page, traffic);
      await tell(visit.name, traffic, report);
      await device.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The state of a browser for each kind of person, without records. */
async function knownTo(
  browser: Browser,
  server: BuiltServer,
): Promise<Record<Visit['who'], BrowserContextOptions>> {
  await createPerson(server, 'Bytes', EMAIL);
  const device = await openDevice(browser, server);
  const stateOf = async () => ({ storageState: await device.storageState({ indexedDB: false }) });
  const page = await openTab(device);
  await signIn(page, EMAIL);
  const rested = await stateOf();
  await startEmpty(page);
  await addExercise(page, LIFT.name);
  await untilSent(page);
  const training = await stateOf();
  await device.close();
  return { visitor: {}, rested, training };
}

async function untilQuiet(page: Page, traffic: Traffic): Promise<void> {
  for (let before = -1; traffic.total() !== before; ) {
    before = traffic.total();
    await page.waitForTimeout(QUIET_MS);
  }
}

async function tell(name: string, traffic: Traffic, report: Report): Promise<void> {
  const before = traffic.bytes(['Document', 'Stylesheet', 'Image']);
  const script = traffic.bytes(['Script']);
  const early = traffic.bytes(['Script'], await traffic.firstPaint());
  const parts = [
    traffic.bytes(['Document']),
    traffic.bytes(['Stylesheet']),
    traffic.bytes(['Font']),
    traffic.bytes(['Image']),
    early,
    script,
    traffic.total(),
  ];
  report.line(name, parts.map(shown), targetOf(name, { before, script, early }));
}

function targetOf(
  name: string,
  { before, script, early }: Record<'before' | 'script' | 'early', number>,
): Target | undefined {
  if (name === 'home') {
    return atMost(kilobytes(early), MOST.homeScript, 'kB of JavaScript to the first paint');
  }
  if (name !== 'landing') return undefined;
  const target = atMost(kilobytes(script), MOST.landingScript, 'kB of JavaScript');
  return {
    says: `${target.says}, ${MOST.landingBefore} kB before it, fonts apart`,
    holds: target.holds && kilobytes(before) <= MOST.landingBefore,
  };
}
