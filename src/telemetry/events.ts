import * as v from 'valibot';

/**
 * The screens that may be reported as opened, by route. None of them shows or asks about the body
 * or health. Screens outside this list report nothing, not even errors.
 */
export const TOLD_SCREENS = [
  '/',
  '/app/workout',
  '/app/programs',
  '/app/programs/new',
  '/app/programs/:id',
  '/app/programs/:id/edit',
  '/app/programs/:id/print',
  '/app/history',
  '/app/history/new',
  '/app/history/bin',
  '/app/history/:id',
  '/app/progress',
  '/app/progress/exercises',
  '/app/progress/muscles',
  '/app/progress/year/:year',
  '/app/exercises',
  '/app/exercises/:id',
  '/app/gyms',
  '/app/gyms/:id',
  '/app/import',
  '/app/import/program',
  '/app/inbox',
  '/app/profile',
  '/app/account',
  '/app/account/privacy',
  '/app/settings',
  '/app/settings/notifications',
  '/app/help',
  '/app/help/changelog',
] as const;

export type ToldScreen = (typeof TOLD_SCREENS)[number];

const FORMATS = ['anilha', 'hevy', 'strong', 'fitnotes', 'stronglifts', 'fitbod'] as const;

/** Whether the consent names the app of an imported file. */
export function isToldFormat(name: string): name is (typeof FORMATS)[number] {
  return FORMATS.some((format) => format === name);
}

/** The single list of usage events. They contain no figures, texts or ids. */
const eventSchema = v.variant('name', [
  v.strictObject({ name: v.literal('screen_opened'), screen: v.picklist(TOLD_SCREENS) }),
  v.strictObject({ name: v.literal('workout_finished') }),
  v.strictObject({ name: v.literal('import_finished'), format: v.picklist(FORMATS) }),
  v.strictObject({ name: v.literal('app_installed') }),
]);

export type UseEvent = v.InferOutput<typeof eventSchema>;

/** The event, if it is on the list; null otherwise. */
export function readEvent(told: unknown): UseEvent | null {
  const read = v.safeParse(eventSchema, told);
  return read.success ? read.output : null;
}

export function isTold(screen: string | undefined): screen is ToldScreen {
  return TOLD_SCREENS.some((told) => told === screen);
}
