/** The steps of the onboarding, one screen each; the last one has the ficha. */
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

/** Number of steps with a question. */
export const ONBOARDING_QUESTIONS = STEPS.length - 1;

/** The step of an address; the first one for an unknown address. */
export function stepOf(name: string | undefined): OnboardingStep {
  return STEPS.find((step) => step === name) ?? STEPS[0];
}

export function stepAddress(step: OnboardingStep): string {
  return step === STEPS[0] ? '/onboarding' : `/onboarding/${step}`;
}

/** The next step; the last step itself after the last one. */
export function stepAfter(step: OnboardingStep): OnboardingStep {
  return STEPS[STEPS.indexOf(step) + 1] ?? step;
}

/** The previous step; null before the first. */
export function stepBefore(step: OnboardingStep): OnboardingStep | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}
