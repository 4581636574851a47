import { useMemo } from 'react';
import {
  type ChosenPurpose,
  type ConsentChoice,
  consentOf,
  isGiven,
} from '#domain/account/consent';
import { type Loaded, ready } from '../store/loaded';
import { useChosen } from '../store/preferences';

export interface ConsentState extends ConsentChoice {
  /** Whether the person now consents to the current text. */
  readonly given: boolean;
}

/**
 * The person's choice for a purpose. While it loads, or unless `given`, the purpose is not allowed.
 */
export function useConsent(purpose: ChosenPurpose): Loaded<ConsentState> {
  const loaded = useChosen('self');
  return useMemo(() => {
    if (loaded.state !== 'ready') return loaded;
    const choice = consentOf(loaded.value, purpose);
    return ready({ ...choice, given: isGiven(choice, purpose) });
  }, [loaded, purpose]);
}
