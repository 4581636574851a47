import { appendFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { addSample } from '../../server/app/sample';
import { readEnv } from '../../server/core/env';
import { createLog } from '../../server/core/log';
import { answerAsStripe } from '../../tests/e2e/stripe-js';
import { openChromium } from '../../tests/harness/browser';
import { type BuiltServer, builtDist, startServer } from '../../tests/harness/built-server';
import { type StripeDouble, startStripe } from '../../tests/harness/stripe-double';

/** The password of all sample people. */
export const PASSWORD = 'anilha de exemplo';
/** The folder is inside the project, so that the server's bundle finds its packages. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

/** Ana has trained for three months; Carla, a professional, has no training. */
export const ANA_EMAIL = 'ana@exemplo.com.br';
export const CARLA_EMAIL = 'carla@exemplo.com.br';
/** Carla's students, who pay her monthly and quarterly. */
export const BRUNO = 'bruno@exemplo.com.br';
export const DIEGO = 'diego@exemplo.com.br';

export interface Stage {
  /** Address of the app, for browsers that a test opens itself. */
  readonly url: string;
  /** The Stripe double, on the server's side and in every browser profile. */
  readonly stripe: StripeDouble;
  /** Simulates a newer build, for a picture of the update. */
  readonly deploy: () => Promise<void>;
  /** A page in a new browser profile. */
  readonly visitor: (pixels?: number) => Promise<Page>;
  /** A signed-in page with everything cached for offline use. */
  readonly signedIn: (email: string, pixels?: number) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Starts the real server with its own database of sample people, and a Chromium. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(CACHE, 'e2e-screens-'));
  const [dist, dataDir] = [join(folder, 'dist'), join(folder, 'data')];
  await cp(builtDist(), dist, { recursive: true });
  await mkdir(dataDir);
  const stripe = await startStripe();
  const { settings } = stripe;
  let server = await startServer({ dist, dataDir, settings });
  await seed(server);
  const browser = await openChromium();
  const contexts: BrowserContext[] = [];

  async function visitor(pixels = 1): Promise<Page> {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      viewport: { width: 360, height: 780 },
      deviceScaleFactor: pixels,
      // The camera waits for animations.
      reducedMotion: 'reduce',
    });
    contexts.push(context);
    await answerAsStripe(context, stripe);
    return context.newPage();
  }

  return {
    url: server.url,
    stripe,
    deploy: async () => {
      await appendFile(join(dist, 'sw.js'), '\n// newer\n');
      await server.stop();
      server = await startServer({ dist, dataDir, settings, ports: server.ports });
    },
    visitor,
    signedIn: async (email, pixels) => {
      const page = await visitor(pixels);
      await signIn(page, email);
      return page;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await server.stop();
      await stripe.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function seed({ dataDir, open }: BuiltServer): Promise<void> {
  const reading = readEnv({ DATA_DIR: dataDir, PASSWORD_COST: '10', LOG_LEVEL: 'error' });
  if (!reading.ok) throw new Error(reading.message);
  const { env } = reading;
  const connection = open();
  try {
    await addSample({ env, connection, log: createLog(env.logLevel) }, PASSWORD);
  } finally {
    await connection.close();
  }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('navigation', { name: 'Principal' }).first().waitFor();
  await page.goto('/app/profile');
  await page.getByText('Tudo está neste aparelho e no servidor.').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}
