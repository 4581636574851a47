import * as v from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';

const fromOnboarding = v.object({ onboarding: v.literal(true) });

/** State for links of the onboarding, so that the opened screens lead back to it. */
export const ON_THE_WAY = { onboarding: true } as const;

/** The step that opened the screening, and the one after it. */
const WAY = { back: '/onboarding/health', on: '/onboarding/consents', state: ON_THE_WAY } as const;

/** The targets of a screen that was opened during the onboarding; null elsewhere. */
export function useOnboardingWay(): typeof WAY | null {
  return v.is(fromOnboarding, useHistoryState()) ? WAY : null;
}
