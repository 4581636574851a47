import { NAMED_ROUTES } from './named-routes';
import { ROUTES, route, type ScreenRoute, training } from './routes';

/**
 * Screens that people do not open every day, including the professional's. Their routes load after
 * the first screen, because the build's data about each would otherwise be part of every start. A
 * path that a route of ./routes would match too belongs there.
 */
const LATER: readonly ScreenRoute[] = [
  ...NAMED_ROUTES,
  training(
    '/app/progress/exercises',
    'tabs',
    'Seus exercícios',
    () => import('../screens/progress/progress-exercises/progress-exercises'),
  ),
  training(
    '/app/progress/muscles',
    'tabs',
    'Séries por músculo',
    () => import('../screens/progress/progress-muscles/progress-muscles'),
  ),
  route('/start', 'anyone', 'Começar', () => import('../screens/account/start/start')),
  route('/signup', 'visitor', 'Criar conta', () => import('../screens/account/signup/signup')),
  route(
    '/forgot-password',
    'anyone',
    'Esqueci a senha',
    () => import('../screens/account/forgot-password/forgot-password'),
  ),
  route(
    '/reset-password',
    'anyone',
    'Nova senha',
    () => import('../screens/account/reset-password/reset-password'),
  ),
  route('/legals/terms', 'anyone', 'Termos de uso', () => import('../screens/site/legals/terms')),
  route(
    '/legals/privacy',
    'anyone',
    'Aviso de privacidade',
    () => import('../screens/site/legals/privacy'),
  ),
  route('/links/:token', 'anyone', 'Convite', () => import('../screens/coaching/links/link')),
  route(
    '/public/:handle',
    'anyone',
    'Página pública',
    () => import('../screens/coaching/public/public-profile'),
  ),
  route(
    '/public/programs/:id',
    'anyone',
    'Ficha compartilhada',
    () => import('../screens/programs/public-program/public-program'),
  ),
  // Addresses of earlier versions, which people kept: their page rescues data in this browser.
  ...(['/v0-deprecated', '/v2-deprecated'] as const).map((path) =>
    route(
      path,
      'session',
      'Versão encerrada',
      () => import('../screens/site/retired-version/retired-version'),
    ),
  ),
  route(
    '/app/programs/:id/print',
    'device',
    'Imprimir ficha',
    () => import('../screens/programs/print-program/print-program'),
  ),
  training(
    '/app/progress/year/:year',
    'tabs',
    'Seu ano',
    () => import('../screens/progress/year-review/year-review'),
  ),
  training(
    '/app/import',
    'side',
    'Importar treinos',
    () => import('../screens/files/import/import'),
  ),
  training(
    '/app/import/program',
    'side',
    'Importar ficha',
    () => import('../screens/programs/import-program/import-program'),
  ),
  training(
    '/app/settings',
    'tabs',
    'Configurações',
    () => import('../screens/account/settings/settings'),
  ),
  training('/app/gyms', 'tabs', 'Locais de treino', () => import('../screens/gyms/gyms/gyms')),
  training('/app/gyms/:id', 'tabs', 'Local de treino', () => import('../screens/gyms/gym/gym')),
  // The form has a dock of its own, as in the person's own records.
  training('/app/students/:student/app/body/assessments/new', 'side', 'Nova avaliação', records),
  training(
    '/app/students/:student/app/body/assessments/:assessment/edit',
    'side',
    'Editar avaliação',
    records,
  ),
  training('/app/students/:student/app/*', 'tabs', 'Registros', records),
  training(
    '/app/settings/notifications',
    'tabs',
    'Configurar avisos',
    () => import('../screens/device/notifications/notifications'),
  ),
  training('/app/inbox', 'tabs', 'Avisos', () => import('../screens/messages/inbox/inbox')),
  training('/app/help', 'tabs', 'Ajuda', () => import('../screens/site/help/help')),
  training(
    '/app/help/changelog',
    'tabs',
    'O que mudou no app',
    () => import('../screens/site/help/changelog'),
  ),
  route('/help', 'device', 'Ajuda', () => import('../screens/site/help/help-moved')),
];

/** The screens of training over a student's records, created from the whole table of routes. */
async function records() {
  const { createStudentRecords } = await import('./student-records');
  return { default: createStudentRecords(ALL_ROUTES) };
}

/** The whole table. */
export const ALL_ROUTES: readonly ScreenRoute[] = [...ROUTES, ...LATER];
