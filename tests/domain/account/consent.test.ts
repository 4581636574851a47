import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CHOSEN_PURPOSES,
  CONSENT_VERSIONS,
  consentOf,
  giveConsent,
  isConsentField,
  isGiven,
  NO_CHOICE,
  withdrawConsent,
} from '#domain/account/consent';
import { GUARDIAN_VERSION, guardianSchema, needsGuardian } from '#domain/account/guardian';
import { preferencesKind } from '#domain/account/preferences';
import { mergeRegisters, stamped } from '#protocol/merge';
import { CONSENT_TEXTS, consentText } from '#words/account/consent-texts';
import { guardianText } from '#words/account/guardian';

describe('L1: a consent per purpose, in the preferences', () => {
  test('L1a: whatever two devices did, the later act holds, and of its own purpose alone', () => {
    const act = fc.record({
      purpose: fc.constantFrom(...CHOSEN_PURPOSES),
      give: fc.boolean(),
      device: fc.constantFrom('a', 'b'),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), fc.boolean(), (acts, backwards) => {
        const written = acts.map(({ purpose, give, device }, index) => {
          const at = index + 1;
          const writes = give ? giveConsent(purpose, at) : withdrawConsent(purpose, at);
          return stamped(writes, [at, 0, device]);
        });
        const arrived = backwards ? written.toReversed() : written;
        const registers = arrived.reduce(
          (held, more) => mergeRegisters(held, more).registers,
          stamped({}, [0, 0, 'a']),
        );
        expect(Object.keys(registers).every(isConsentField)).toBe(true);
        const shape = preferencesKind.project(registers);
        for (const purpose of CHOSEN_PURPOSES) {
          const last = acts.findLast((one) => one.purpose === purpose);
          const choice = consentOf(shape, purpose);
          expect(isGiven(choice, purpose)).toBe(last?.give ?? false);
          if (!last) expect(choice).toEqual(NO_CHOICE);
        }
      }),
    );
  });

  test('L1b: another text is asked anew: an older one counts as none', () => {
    const older = { consent: { version: '2026-01-01', at: 5 }, withdrawnAt: null };
    expect(isGiven(older, 'analytics')).toBe(false);
    expect(consentOf(null, 'mail')).toEqual(NO_CHOICE);
  });

  test('every version that may be agreed to has its text, and an unknown one has none', () => {
    for (const purpose of CHOSEN_PURPOSES) {
      expect(consentText(purpose, CONSENT_VERSIONS[purpose])).not.toBeNull();
      const newest = Object.keys(CONSENT_TEXTS[purpose]).toSorted().at(-1);
      expect(newest).toBe(CONSENT_VERSIONS[purpose]);
      expect(consentText(purpose, '2020-01-01')).toBeNull();
      expect(consentText(purpose, 'constructor')).toBeNull();
    }
    expect(guardianText(GUARDIAN_VERSION)).toContain('Respondo por quem abre esta conta');
  });
});

describe('who answers for a minor', () => {
  const rosa = {
    name: 'Rosa Lima',
    relation: 'mother',
    contact: 'rosa@example.com',
    version: GUARDIAN_VERSION,
  };

  test.each(['rosa@example.com', '(11) 91234-5678', '+55 11 3123-4567', '1131234567'])(
    'is reached at %s',
    (contact) => expect(v.is(guardianSchema, { ...rosa, contact })).toBe(true),
  );

  test.each(['', 'rosa', '91234-5678', 'rosa@', '11 91234-5678 ramal dois'])(
    'cannot be reached at "%s"',
    (contact) => expect(v.is(guardianSchema, { ...rosa, contact })).toBe(false),
  );

  test('is asked for from 12 until the day before the eighteenth birthday', () => {
    expect(needsGuardian('2026-11-20', '2014-11-21')).toBe(false);
    expect(needsGuardian('2026-11-20', '2014-11-20')).toBe(true);
    expect(needsGuardian('2026-11-20', '2008-11-21')).toBe(true);
    expect(needsGuardian('2026-11-21', '2008-11-21')).toBe(false);
    expect(needsGuardian('2026-02-28', '2008-02-29')).toBe(true);
    expect(needsGuardian('2026-03-01', '2008-02-29')).toBe(false);
  });
});
