import { expect, test } from 'vitest';
import { COACH_CONSENT_VERSION, isCoachConsent } from '#domain/coaching/consent';
import { addDays } from '#domain/local-day';

test('takes the text of today and earlier ones, and none that was never shown', () => {
  expect(isCoachConsent(COACH_CONSENT_VERSION)).toBe(true);
  expect(isCoachConsent(addDays(COACH_CONSENT_VERSION, -1))).toBe(true);
  expect(isCoachConsent(addDays(COACH_CONSENT_VERSION, 1))).toBe(false);
});
