import * as v from 'valibot';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type OnboardingStep, stepAddress, stepAfter, stepBefore } from './steps';

/** State of history entries that were created by an earlier step. */
const fromStep = v.object({ step: v.literal(true) });

/** Navigation between steps. Each is a history entry, so that the phone's back button works. */
export function useSteps(step: OnboardingStep): {
  readonly goTo: (next: OnboardingStep) => void;
  readonly goOn: () => void;
  /** Null on the first one. */
  readonly goBack: (() => void) | null;
} {
  const [, navigate] = useLocation();
  const isWithin = v.is(fromStep, useHistoryState());
  const before = stepBefore(step);
  const goTo = (next: OnboardingStep) => navigate(stepAddress(next), { state: { step: true } });
  return {
    goTo,
    goOn: () => goTo(stepAfter(step)),
    goBack:
      before &&
      (() => (isWithin ? history.back() : navigate(stepAddress(before), { replace: true }))),
  };
}
