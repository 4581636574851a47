import { account, ROUTES, route, type ScreenRoute, training } from './routes';

/**
 * Screens that people do not open every day, including the professional's. Their routes load after
 * the first screen, because the build's data about each would otherwise be part of every start. A
 * path that a route of ./routes would match too belongs there.
 */
const LATER: readonly ScreenRoute[] = [
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
  ...(['/onboarding', '/onboarding/:step'] as const).map((path) =>
    route(path, 'session', 'Boas-vindas', () => import('../screens/account/onboarding/onboarding')),
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
    '/app/payments/checkout',
    'session',
    'Pagamento',
    () => import('../screens/charges/checkout/checkout'),
  ),
  training('/app/charges', 'tabs', 'Cobranças', () => import('../screens/charges/charges/charges')),
  training(
    '/app/charges/new',
    'side',
    'Nova cobrança',
    () => import('../screens/charges/charges/new-charge'),
  ),
  training(
    '/app/charges/settings',
    'tabs',
    'Como receber',
    () => import('../screens/charges/charges/charge-settings'),
  ),
  training(
    '/app/charges/:id',
    'tabs',
    'Cobrança',
    () => import('../screens/charges/charges/charge'),
  ),
  training(
    '/app/payments',
    'tabs',
    'Pagamentos',
    () => import('../screens/charges/payments/payments'),
  ),
  route(
    '/app/payments/:id/receipt',
    'device',
    'Recibo',
    () => import('../screens/charges/receipt/receipt'),
  ),
  training(
    '/app/professionals/onboarding',
    'side',
    'Área profissional',
    () => import('../screens/coaching/professionals-onboarding/professionals-onboarding'),
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
  training(
    '/app/body/assessments/new',
    'side',
    'Nova avaliação',
    () => import('../screens/health/edit-assessment/edit-assessment'),
  ),
  training(
    '/app/body/assessments/:id',
    'tabs',
    'Avaliação física',
    () => import('../screens/health/assessment/assessment'),
  ),
  training(
    '/app/body/assessments/:id/edit',
    'side',
    'Editar avaliação',
    () => import('../screens/health/edit-assessment/edit-assessment'),
  ),
  route(
    '/app/body/assessments/:id/print',
    'device',
    'Imprimir avaliação',
    () => import('../screens/health/print-assessment/print-assessment'),
  ),
  training(
    '/app/body/compare',
    'tabs',
    'Comparar avaliações',
    () => import('../screens/health/compare-assessments/compare-assessments'),
  ),
  training(
    '/app/body/photos',
    'tabs',
    'Fotos',
    () => import('../screens/health/body-photos/body-photos'),
  ),
  training('/app/health', 'tabs', 'Saúde', () => import('../screens/health/health/health')),
  training(
    '/app/health/screening/new',
    'side',
    'Triagem de saúde',
    () => import('../screens/health/screening-form/screening-form'),
  ),
  route(
    '/app/health/screening/:id',
    'device',
    'Triagem de saúde',
    () => import('../screens/health/screening/screening'),
  ),
  training(
    '/app/health/anamnesis',
    'side',
    'Anamnese',
    () => import('../screens/health/anamnesis-form/anamnesis-form'),
  ),
  route(
    '/app/health/anamnesis/:id',
    'device',
    'Anamnese',
    () => import('../screens/health/anamnesis/anamnesis'),
  ),
  training(
    '/app/programs/:id/people',
    'tabs',
    'Quem usa o modelo',
    () => import('../screens/coaching/template-people/template-people'),
  ),
  training(
    '/app/students/:id/programs',
    'tabs',
    'Fichas do aluno',
    () => import('../screens/coaching/student-programs/student-programs'),
  ),
  training('/app/agenda', 'tabs', 'Agenda', () => import('../screens/agenda/agenda/agenda')),
  training(
    '/app/coaches',
    'tabs',
    'Meu personal',
    () => import('../screens/coaching/coaches/coaches'),
  ),
  training(
    '/app/invite-list',
    'side',
    'Convidar vários',
    () => import('../screens/coaching/invite-list/invite-list'),
  ),
  training('/app/groups', 'tabs', 'Turmas', () => import('../screens/coaching/groups/groups')),
  training('/app/groups/:id', 'tabs', 'Turma', () => import('../screens/coaching/group/group')),
  ...(['/app/messages', '/app/messages/:link'] as const).map((path) =>
    training(path, 'tabs', 'Mensagens', () => import('../screens/messages/messages/messages')),
  ),
  training('/app/panel', 'tabs', 'Painel', () => import('../screens/coaching/panel/panel')),
  training('/app/team', 'side', 'Equipe', () => import('../screens/coaching/team/team')),
  training(
    '/app/students',
    'tabs',
    'Seus alunos',
    () => import('../screens/coaching/students/students'),
  ),
  training(
    '/app/students/:id',
    'tabs',
    'Aluno',
    () => import('../screens/coaching/student/student'),
  ),
  training(
    '/app/students/:id/messages',
    'tabs',
    'Mensagens',
    () => import('../screens/messages/student-messages/student-messages'),
  ),
  training(
    '/app/students/:id/workouts/:workout',
    'tabs',
    'Treino',
    () => import('../screens/coaching/student-workout/student-workout'),
  ),
  // The form has a dock of its own, as in the person's own records.
  training('/app/students/:student/app/body/assessments/new', 'side', 'Nova avaliação', records),
  training(
    '/app/students/:student/app/body/assessments/:assessment/edit',
    'side',
    'Editar avaliação',
    records,
  ),
  training('/app/students/:student/app/*', 'tabs', 'Registros', records),
  training('/app/floor', 'side', 'Salão', () => import('../screens/coaching/floor/floor')),
  account('/app/admin', 'Administração', () => import('../screens/admin/admin/admin')),
  account('/app/account', 'Conta e segurança', () => import('../screens/account/account/account')),
  training(
    '/app/account/privacy',
    'tabs',
    'Privacidade',
    () => import('../screens/account/account-privacy/account-privacy'),
  ),
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
