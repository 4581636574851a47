import type { ConsentEntry } from '#domain/account/consent-act';
import { consentLog } from '#domain/account/consent-log';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isConsent, isPreferences } from '../store/shapes';

const useRead = defineQuery<readonly ConsentEntry[]>({
  async read(replica) {
    const [preferences, rows] = await Promise.all([
      replica.record('preferences', 'self'),
      replica.all('consent'),
    ]);
    const choices = preferences && isPreferences(preferences) ? preferences.shape : null;
    const records = rows.filter(isConsent).map(({ shape }) => shape);
    return consentLog(choices, records);
  },
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => kind === 'consent' || kind === 'preferences')
      ? 'reread'
      : value,
});

/** All consents given and withdrawn, newest first. */
export function useConsentLog(): Loaded<readonly ConsentEntry[]> {
  return useRead('consents');
}
