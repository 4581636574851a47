import { CHOSEN_PURPOSES, type ChosenPurpose, consentOf, type WithConsents } from './consent';
import type { ConsentEntry, ConsentRecord } from './consent-act';

function entryOf({ purpose, act, version, at, sharing }: ConsentRecord): ConsentEntry[] {
  if (purpose === null || act === null || at === null) return [];
  return [{ purpose, act, version, at, ...(sharing && { sharing }) }];
}

/**
 * Entries derived from the preferences. The log may lack them: the choice is older than the log, or
 * its record has not arrived.
 */
function told(preferences: WithConsents | null, purpose: ChosenPurpose): ConsentEntry[] {
  const { consent, withdrawnAt } = consentOf(preferences, purpose);
  const entries: ConsentEntry[] = [];
  if (consent) entries.push({ purpose, act: 'given', ...consent });
  if (withdrawnAt !== null) {
    entries.push({ purpose, act: 'withdrawn', version: null, at: withdrawnAt });
  }
  return entries;
}

/** All acts of a person on their consents, newest first. */
export function consentLog(
  preferences: WithConsents | null,
  records: readonly ConsentRecord[],
): readonly ConsentEntry[] {
  const entries = records.flatMap(entryOf);
  const known = new Set(entries.map(({ purpose, act, at }) => `${purpose} ${act} ${at}`));
  const others = CHOSEN_PURPOSES.flatMap((purpose) => told(preferences, purpose)).filter(
    ({ purpose, act, at }) => !known.has(`${purpose} ${act} ${at}`),
  );
  return [...entries, ...others].sort((a, b) => b.at - a.at);
}
