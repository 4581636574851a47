import type { ComponentType } from 'react';
import { createPart, type Part } from './ui/lazy-part';

/**
 * Who sees a screen. `visitor`: only who is not signed in, the others go on to the app.
 * `device`: who is signed in, and whose session ended while this device still holds their data.
 */
export type Access = 'anyone' | 'visitor' | 'session' | 'device';

export type ScreenRoute = {
  path: string;
  screen: Part<object>;
  access: Access;
  title: string;
  /** Inside the app's navigation: with a phone's tabs, or with a desktop's side alone. */
  frame?: 'tabs' | 'side';
};

type ScreenModule = { default: ComponentType };

function route(
  path: string,
  access: Access,
  title: string,
  load: () => Promise<ScreenModule>,
): ScreenRoute {
  return { path, access, title, screen: createPart(load) };
}

/** A screen of training: it works from this device and stands inside the navigation. */
function training(
  path: string,
  frame: 'tabs' | 'side',
  title: string,
  load: () => Promise<ScreenModule>,
): ScreenRoute {
  return { ...route(path, 'device', title, load), frame };
}

/** THE table: a screen is a folder in src/screens and one line here. The first that fits shows. */
export const ROUTES: readonly ScreenRoute[] = [
  training('/', 'tabs', 'Hoje', () => import('./screens/home/home')),
  route(
    '/',
    'visitor',
    'Treino com um toque, mesmo sem internet',
    () => import('./screens/landing/landing'),
  ),
  route('/login', 'visitor', 'Entrar', () => import('./screens/login/login')),
  route('/signup', 'visitor', 'Criar conta', () => import('./screens/signup/signup')),
  route(
    '/forgot-password',
    'anyone',
    'Esqueci a senha',
    () => import('./screens/forgot-password/forgot-password'),
  ),
  route(
    '/reset-password',
    'anyone',
    'Nova senha',
    () => import('./screens/reset-password/reset-password'),
  ),
  route('/onboarding', 'session', 'Boas-vindas', () => import('./screens/onboarding/onboarding')),
  route('/legals/terms', 'anyone', 'Termos de uso', () => import('./screens/legals/terms')),
  route(
    '/legals/privacy',
    'anyone',
    'Aviso de privacidade',
    () => import('./screens/legals/privacy'),
  ),
  route('/links/:token', 'anyone', 'Convite', () => import('./screens/links/link')),
  route(
    '/public/:handle',
    'anyone',
    'Página pública',
    () => import('./screens/public/public-profile'),
  ),
  route(
    '/v0-deprecated',
    'session',
    'Versão encerrada',
    () => import('./screens/v0-deprecated/v0-deprecated'),
  ),
  route(
    '/v2-deprecated',
    'session',
    'Versão encerrada',
    () => import('./screens/v2-deprecated/v2-deprecated'),
  ),
  route(
    '/app/payments/checkout',
    'session',
    'Pagamento',
    () => import('./screens/checkout/checkout'),
  ),
  route(
    '/app/professionals/onboarding',
    'session',
    'Para profissionais',
    () => import('./screens/professionals-onboarding/professionals-onboarding'),
  ),
  training('/app/workout', 'side', 'Treino', () => import('./screens/workout/workout')),
  training('/app/programs', 'tabs', 'Fichas', () => import('./screens/programs/programs')),
  training(
    '/app/programs/new',
    'tabs',
    'Nova ficha',
    () => import('./screens/new-program/new-program'),
  ),
  training('/app/programs/:id', 'tabs', 'Ficha', () => import('./screens/program/program')),
  training(
    '/app/programs/:id/edit',
    'side',
    'Editar ficha',
    () => import('./screens/program-editor/program-editor'),
  ),
  route(
    '/app/programs/:id/print',
    'device',
    'Imprimir ficha',
    () => import('./screens/print-program/print-program'),
  ),
  training('/app/history', 'tabs', 'Histórico', () => import('./screens/history/history')),
  training('/app/progress', 'tabs', 'Progresso', () => import('./screens/progress/progress')),
  training(
    '/app/progress/exercises',
    'tabs',
    'Seus exercícios',
    () => import('./screens/progress-exercises/progress-exercises'),
  ),
  training(
    '/app/progress/muscles',
    'tabs',
    'Séries por músculo',
    () => import('./screens/progress-muscles/progress-muscles'),
  ),
  training(
    '/app/progress/year/:year',
    'tabs',
    'Seu ano',
    () => import('./screens/year-review/year-review'),
  ),
  training(
    '/app/history/new',
    'side',
    'Registrar treino',
    () => import('./screens/add-workout/add-workout'),
  ),
  training('/app/history/bin', 'tabs', 'Lixeira', () => import('./screens/bin/bin')),
  training(
    '/app/history/:id',
    'tabs',
    'Treino',
    () => import('./screens/history-entry/history-entry'),
  ),
  training('/app/import', 'side', 'Importar treinos', () => import('./screens/import/import')),
  training(
    '/app/import/program',
    'side',
    'Importar ficha',
    () => import('./screens/import-program/import-program'),
  ),
  training('/app/exercises', 'tabs', 'Exercícios', () => import('./screens/exercises/exercises')),
  training('/app/exercises/:id', 'tabs', 'Exercício', () => import('./screens/exercise/exercise')),
  training('/app/gyms', 'tabs', 'Locais de treino', () => import('./screens/gyms/gyms')),
  training('/app/gyms/:id', 'tabs', 'Local de treino', () => import('./screens/gym/gym')),
  training('/app/body', 'tabs', 'Corpo', () => import('./screens/body/body')),
  training(
    '/app/body/assessments/new',
    'side',
    'Nova avaliação',
    () => import('./screens/edit-assessment/edit-assessment'),
  ),
  training(
    '/app/body/assessments/:id',
    'tabs',
    'Avaliação física',
    () => import('./screens/assessment/assessment'),
  ),
  training(
    '/app/body/assessments/:id/edit',
    'side',
    'Editar avaliação',
    () => import('./screens/edit-assessment/edit-assessment'),
  ),
  route(
    '/app/body/assessments/:id/print',
    'device',
    'Imprimir avaliação',
    () => import('./screens/print-assessment/print-assessment'),
  ),
  training(
    '/app/body/compare',
    'tabs',
    'Comparar avaliações',
    () => import('./screens/compare-assessments/compare-assessments'),
  ),
  training('/app/body/photos', 'tabs', 'Fotos', () => import('./screens/body-photos/body-photos')),
  training('/app/profile', 'tabs', 'Perfil', () => import('./screens/profile/profile')),
  training('/app/settings', 'tabs', 'Configurações', () => import('./screens/settings/settings')),
  training('/help', 'tabs', 'Ajuda', () => import('./screens/help/help')),
  // Every part of the kit in every state, for who works on it; absent from the build.
  ...(import.meta.env.DEV ? [route('/kit', 'session', 'Kit', () => import('./ui/kit-page'))] : []),
];

/** The screen of an address that no line has. */
export const NOT_FOUND = route(
  '*',
  'anyone',
  'Página não encontrada',
  () => import('./screens/not-found/not-found'),
);

/** Besides these a visitor may open exactly `/`; each stands for itself and all below it. */
const OPEN_SECTIONS = new Set([
  'login',
  'signup',
  'forgot-password',
  'reset-password',
  'legals',
  'links',
  'public',
]);

/** Whether a visitor without a session may open a path. */
export function isOpenPath(path: string): boolean {
  if (path === '/') return true;
  const [root, section] = path.split('/');
  return root === '' && section !== undefined && OPEN_SECTIONS.has(section);
}
