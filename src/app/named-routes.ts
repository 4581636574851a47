import type { ComponentType } from 'react';
import type { ScreenRoute } from './routes';
import * as routes from './routes';

type Load = () => Promise<{ default: ComponentType }>;

/** A screen that people without a sign-up do not have: in its place the ways to an account. */
function named(load: Load): Load {
  return async () => {
    const [screen, { withAccount }] = await Promise.all([
      load(),
      import('../parts/account/with-account'),
    ]);
    return { default: withAccount(screen.default) };
  };
}

const route: typeof routes.route = (path, access, title, load) =>
  routes.route(path, access, title, named(load));
const training: typeof routes.training = (path, frame, title, load) =>
  routes.training(path, frame, title, named(load));
const account: typeof routes.account = (path, title, load) =>
  routes.account(path, title, named(load));

/** Screens about health, coaches, charges and the account, which wait for a sign-up. */
export const NAMED_ROUTES: readonly ScreenRoute[] = [
  ...(['/onboarding', '/onboarding/:step'] as const).map((path) =>
    route(path, 'session', 'Boas-vindas', () => import('../screens/account/onboarding/onboarding')),
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
  training('/app/floor', 'side', 'Salão', () => import('../screens/coaching/floor/floor')),
  account('/app/admin', 'Administração', () => import('../screens/admin/admin/admin')),
  account('/app/account', 'Conta e segurança', () => import('../screens/account/account/account')),
  training(
    '/app/account/privacy',
    'tabs',
    'Privacidade',
    () => import('../screens/account/account-privacy/account-privacy'),
  ),
];
