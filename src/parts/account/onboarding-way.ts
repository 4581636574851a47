import * as v from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';

const fromOnboarding = v.object({ onboarding: v.literal(true) });

/** For the links of the way: what they open leads back into it. */
export const ON_THE_WAY = { onboarding: true } as const;

/** The step that the screening was opened from, and the one after it. */
const WAY = { back: '/onboarding/health', on: '/onboarding/consents', state: ON_THE_WAY } as const;

/** Where a screen leads that was opened on the way through the first questions; null elsewhere. */
export function useOnboardingWay(): typeof WAY | null {
  return v.is(fromOnboarding, useHistoryState()) ? WAY : null;
}
