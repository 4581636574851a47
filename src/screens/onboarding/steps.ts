/** Questions after signing up, a screen each; the last one has the ficha. */
export const STEPS = [
  'goal',
  'level',
  'days',
  'place',
  'units',
  'health',
  'consents',
  'ficha',
] as const;
export type OnboardingStep = (typeof STEPS)[number];

/** How many of them ask something. */
export const QUESTIONS = STEPS.length - 1;

/** The step of an address; the first one for an address of none. */
export function stepOf(name: string | undefined): OnboardingStep {
  return STEPS.find((step) => step === name) ?? STEPS[0];
}

export function stepAddress(step: OnboardingStep): string {
  return step === STEPS[0] ? '/onboarding' : `/onboarding/${step}`;
}

/** The one that comes after; the last one stays. */
export function stepAfter(step: OnboardingStep): OnboardingStep {
  return STEPS[STEPS.indexOf(step) + 1] ?? step;
}

/** The one before; null before the first. */
export function stepBefore(step: OnboardingStep): OnboardingStep | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}
