import { useMemo } from 'react';
import { type ChosenPurpose, type ConsentChoice, consentOf, isGiven } from '#domain/consent';
import { type Loaded, ready } from './loaded';
import { useChosen } from './preferences';

export interface ConsentState extends ConsentChoice {
  /** The person agrees now, to today's text. */
  readonly given: boolean;
}

/** The person's choice for a purpose: what may be done only `given`, and not while it loads. */
export function useConsent(purpose: ChosenPurpose): Loaded<ConsentState> {
  const loaded = useChosen('self');
  return useMemo(() => {
    if (loaded.state !== 'ready') return loaded;
    const choice = consentOf(loaded.value, purpose);
    return ready({ ...choice, given: isGiven(choice, purpose) });
  }, [loaded, purpose]);
}
