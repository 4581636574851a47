import type { Page } from 'playwright';
import { runnerImport } from 'vite';

/** A stop of the tour: a line of the table of routes, with its parameters filled in. */
export interface Stop {
  path: string;
  /** For the file: "app-history-id". */
  name: string;
  as: 'visitor' | 'person';
}

/** What stands for a parameter where the person's own data has nothing for it. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/app/exercises/:id': '/app/exercises/barbell-bench-press',
  '/app/progress/year/:year': '/app/progress/year/2026',
  '/public/:handle': '/public/carla',
  '/links/:token': '/links/convite-da-carla',
  '/app/payments/checkout': '/app/payments/checkout?token=exemplo',
};

/** Addresses of what a person with sample data has, by the line of the table they belong to. */
export async function ownAddresses(person: Page): Promise<Readonly<Record<string, string>>> {
  const hrefOf = async (path: string, link: string) => {
    await person.goto(path);
    return (await person.locator(link).first().getAttribute('href')) ?? '';
  };
  const ficha = await hrefOf('/app/programs', 'main a[href^="/app/programs/"]:not([href$="/new"])');
  const assessment = await hrefOf('/app/body', 'main a[href^="/app/body/assessments/0"]');
  return {
    '/app/body/assessments/:id': assessment,
    '/app/body/assessments/:id/edit': `${assessment}/edit`,
    '/app/body/assessments/:id/print': `${assessment}/print`,
    '/app/history/:id': await hrefOf('/app/history', 'a[href^="/app/history/0"]'),
    '/app/programs/:id': ficha,
    '/app/programs/:id/edit': `${ficha}/edit`,
    '/app/programs/:id/print': `${ficha}/print`,
  };
}

/**
 * Every line of the table of routes and an address of no line, each as who may see it.
 * @param found addresses from the person's own data, by the line they belong to
 */
export async function stops(found: Readonly<Record<string, string>>): Promise<Stop[]> {
  // Through Vite, because the table is written for it.
  const table = await runnerImport<typeof import('../../src/routes')>('/src/routes.tsx', {
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'import.meta.env.DEV': 'false' },
  });
  const { ROUTES, isOpenPath } = table.module;
  const known = ROUTES.map(({ path, access }) => ({
    path: found[path] ?? SAMPLES[path] ?? path.replace(/:\w+/g, 'exemplo'),
    name: nameOf(path, access === 'visitor'),
    // The open pages are the same for both; at / they see two screens.
    as: (path === '/' ? access === 'visitor' : isOpenPath(path)) ? 'visitor' : 'person',
  })) satisfies Stop[];
  return [...known, { path: '/nao/existe', name: 'not-found', as: 'person' }];
}

function nameOf(path: string, visitor: boolean): string {
  if (path === '/') return visitor ? 'landing' : 'home';
  return path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
}
