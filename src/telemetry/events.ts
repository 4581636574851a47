import * as v from 'valibot';

/**
 * The screens of which may be told that they were opened, by their line in the table of routes. One
 * that stands here neither shows nor asks for anything of the body or the health; a screen that is
 * missing here is silent, errors on it too.
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

/** THE list of what is told of how the app is used. No figure, no text, no id of anything. */
const eventSchema = v.variant('name', [
  v.strictObject({ name: v.literal('screen_opened'), screen: v.picklist(TOLD_SCREENS) }),
  v.strictObject({ name: v.literal('workout_finished') }),
  v.strictObject({ name: v.literal('import_finished'), format: v.picklist(FORMATS) }),
  v.strictObject({ name: v.literal('app_installed') }),
]);

export type UseEvent = v.InferOutput<typeof eventSchema>;

/** What may leave of an event: itself where it is on the list, else null. */
export function readEvent(told: unknown): UseEvent | null {
  const read = v.safeParse(eventSchema, told);
  return read.success ? read.output : null;
}

export function isTold(screen: string | undefined): screen is ToldScreen {
  return TOLD_SCREENS.some((told) => told === screen);
}
