import type { Page } from 'playwright';
import { runnerImport } from 'vite';

/** A screen of the tour: a route with its parameters filled in. */
export interface Stop {
  path: string;
  /** Part of the file name, such as "app-history-id". */
  name: string;
  as: 'visitor' | 'person';
}

/** Sample addresses for routes without data of the person. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/app/exercises/:id': '/app/exercises/barbell-bench-press',
  '/app/progress/year/:year': '/app/progress/year/2026',
  '/public/:handle': '/public/carla',
  '/links/:token': '/links/convite-da-carla',
  '/app/payments/checkout': '/app/payments/checkout?token=exemplo',
};

/** Addresses of a sample person's own data, by route. */
export async function ownAddresses(person: Page): Promise<Readonly<Record<string, string>>> {
  const hrefOf = async (path: string, link: string) => {
    await person.goto(path);
    return (await person.locator(link).first().getAttribute('href')) ?? '';
  };
  const ficha = await hrefOf('/app/programs', 'main a[href^="/app/programs/"]:not([href$="/new"])');
  const assessment = await hrefOf('/app/body', 'main a[href^="/app/body/assessments/0"]');
  const health = (kind: string) => hrefOf('/app/health', `main a[href^="/app/health/${kind}/0"]`);
  return {
    '/app/health/screening/:id': await health('screening'),
    '/app/health/anamnesis/:id': await health('anamnesis'),
    '/app/body/assessments/:id': assessment,
    '/app/body/assessments/:id/edit': `${assessment}/edit`,
    '/app/body/assessments/:id/print': `${assessment}/print`,
    '/app/history/:id': await hrefOf('/app/history', 'a[href^="/app/history/0"]'),
    '/app/programs/:id': ficha,
    '/app/programs/:id/edit': `${ficha}/edit`,
    '/app/programs/:id/print': `${ficha}/print`,
    '/public/programs/:id': await sharedAddress(person, ficha),
  };
}

/** Creates the short link of a ficha, and returns its address. */
async function sharedAddress(person: Page, ficha: string): Promise<string> {
  const press = (name: string) => person.getByRole('button', { name, exact: true }).click();
  await person.goto(ficha);
  await press('Opções da ficha');
  await press('Compartilhar ou imprimir');
  await person.getByRole('tab', { name: 'Link' }).click();
  await press('Criar link curto');
  const address = await person.getByText(/\/public\/programs\/\w+$/).innerText();
  return new URL(address).pathname;
}

/**
 * Every route and an unknown address, each as a person with access. `found` has addresses from the
 * person's own data.
 * @param found by route
 */
export async function stops(found: Readonly<Record<string, string>>): Promise<Stop[]> {
  const [{ ALL_ROUTES }, { isOpenPath }] = await Promise.all([
    throughVite<typeof import('../../src/app/later-routes')>('/src/app/later-routes.ts'),
    throughVite<typeof import('../../src/app/routes')>('/src/app/routes.tsx'),
  ]);
  const known = ALL_ROUTES.map(({ path, access }) => ({
    path: found[path] ?? SAMPLES[path] ?? path.replace(/:\w+/g, 'exemplo'),
    name: nameOf(path, access === 'visitor'),
    // Open pages look the same for both, except the two screens at /.
    as: (path === '/' ? access === 'visitor' : isOpenPath(path)) ? 'visitor' : 'person',
  })) satisfies Stop[];
  return [...known, { path: '/nao/existe', name: 'not-found', as: 'person' }];
}

/** Imports through Vite, for which the route table is written. */
async function throughVite<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'import.meta.env.DEV': 'false' },
  });
  return module;
}

function nameOf(path: string, visitor: boolean): string {
  if (path === '/') return visitor ? 'landing' : 'home';
  return path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
}
