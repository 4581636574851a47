/**
 * Every address of a screen, and no other: the type of the route table allows only these. The
 * server answers these with a page, and every other address with 404.
 */
export const SCREEN_PATHS = [
  '/',
  '/app/account',
  '/app/account/privacy',
  '/app/admin',
  '/app/agenda',
  '/app/body',
  '/app/body/assessments/:id',
  '/app/body/assessments/:id/edit',
  '/app/body/assessments/:id/print',
  '/app/body/assessments/new',
  '/app/body/compare',
  '/app/body/photos',
  '/app/charges',
  '/app/charges/:id',
  '/app/charges/new',
  '/app/charges/settings',
  '/app/coaches',
  '/app/exercises',
  '/app/exercises/:id',
  '/app/floor',
  '/app/groups',
  '/app/groups/:id',
  '/app/gyms',
  '/app/gyms/:id',
  '/app/health',
  '/app/health/anamnesis',
  '/app/health/anamnesis/:id',
  '/app/health/screening/:id',
  '/app/health/screening/new',
  '/app/help',
  '/app/help/changelog',
  '/app/history',
  '/app/history/:id',
  '/app/history/bin',
  '/app/history/new',
  '/app/import',
  '/app/import/program',
  '/app/inbox',
  '/app/invite-list',
  '/app/messages',
  '/app/messages/:link',
  '/app/panel',
  '/app/payments',
  '/app/payments/:id/receipt',
  '/app/payments/checkout',
  '/app/professionals/onboarding',
  '/app/profile',
  '/app/programs',
  '/app/programs/:id',
  '/app/programs/:id/edit',
  '/app/programs/:id/people',
  '/app/programs/:id/print',
  '/app/programs/new',
  '/app/progress',
  '/app/progress/exercises',
  '/app/progress/muscles',
  '/app/progress/year/:year',
  '/app/settings',
  '/app/settings/notifications',
  '/app/students',
  '/app/students/:id',
  '/app/students/:id/messages',
  '/app/students/:id/programs',
  '/app/students/:id/workouts/:workout',
  '/app/students/:student/app/*',
  '/app/students/:student/app/body/assessments/:assessment/edit',
  '/app/students/:student/app/body/assessments/new',
  '/app/team',
  '/app/workout',
  '/forgot-password',
  '/help',
  '/legals/privacy',
  '/legals/terms',
  '/links/:token',
  '/login',
  '/onboarding',
  '/onboarding/:step',
  '/public/:handle',
  '/public/programs/:id',
  '/reset-password',
  '/signup',
  '/start',
  '/v0-deprecated',
  '/v2-deprecated',
] as const;

export type ScreenPath = (typeof SCREEN_PATHS)[number];

/** Matches like the router: in any case, with or without a slash at the end. */
const SCREEN = new RegExp(`^(?:${SCREEN_PATHS.map(patternOf).join('|')})/?$`, 'i');

function patternOf(path: string): string {
  return path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+').replace('*', '.*');
}

/** Whether a path, as decoded by `decodeURI`, is that of a screen. */
export function isScreenPath(path: string): boolean {
  return SCREEN.test(path);
}
