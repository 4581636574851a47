import { describe, expect, test } from 'vitest';
import * as consent from '#domain/account/health-consent';
import { preferencesKind } from '#domain/account/preferences';
import { mergeRegisters, stamped } from '#protocol/merge';

describe('H1: the consent to keep health data', () => {
  const given = stamped(consent.agree(100), [100, 0, 'a']);
  const choiceIn = (registers: typeof given) => preferencesKind.project(registers).health;

  test('H1c: is a version and an instant in the preferences, beside every other choice', () => {
    const chosen = mergeRegisters(given, stamped({ unit: 'lb' }, [90, 0, 'b'])).registers;
    expect(preferencesKind.project(chosen)).toMatchObject({
      unit: 'lb',
      health: {
        consent: { version: consent.HEALTH_CONSENT_VERSION, at: 100 },
        withdrawnAt: null,
      },
    });
  });

  test('without an answer, or after "agora não", nothing may be kept and nothing is stored', () => {
    expect(choiceIn({})).toEqual(consent.NO_HEALTH_CHOICE);
    expect(consent.mayKeep(choiceIn({}))).toBe(false);
    expect(consent.stands(50, choiceIn({}))).toBe(false);
  });

  test('holds for the text that was agreed to: an older one is asked anew, what it kept stands', () => {
    const older = stamped({ health: { version: '2026-01-01', at: 100 } }, [100, 0, 'a']);
    expect(consent.mayKeep(choiceIn(older))).toBe(false);
    expect(consent.stands(150, choiceIn(older))).toBe(true);
    const newer = stamped({ health: { version: '2099-01-01', at: 100 } }, [100, 0, 'a']);
    expect(consent.mayKeep(choiceIn(newer))).toBe(true);
  });

  test('H1e: taken back, what was recorded until then falls for good, wherever it comes from', () => {
    const taken = mergeRegisters(given, stamped(consent.withdraw(200), [200, 0, 'b'])).registers;
    expect(consent.mayKeep(choiceIn(taken))).toBe(false);
    expect(consent.stands(250, choiceIn(taken))).toBe(false);
    const again = mergeRegisters(taken, stamped(consent.agree(300), [300, 0, 'a'])).registers;
    expect(consent.mayKeep(choiceIn(again))).toBe(true);
    expect(consent.stands(150, choiceIn(again))).toBe(false);
    expect([200, 201].map((at) => consent.stands(at, choiceIn(again)))).toEqual([false, true]);
    expect(consent.stands(350, choiceIn(again))).toBe(true);
  });

  test('a withdrawal that was undone is as if it had not been', () => {
    const before = choiceIn(given);
    const taken = mergeRegisters(given, stamped(consent.withdraw(200), [200, 0, 'a'])).registers;
    const undone = mergeRegisters(
      taken,
      stamped(consent.chooseAgain(before), [201, 0, 'a']),
    ).registers;
    expect(choiceIn(undone)).toEqual(before);
    expect(consent.stands(150, choiceIn(undone))).toBe(true);
  });
});
