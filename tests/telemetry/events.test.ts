import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_ROUTES } from '../../src/app/later-routes';
import { isTold, readEvent, TOLD_SCREENS } from '../../src/telemetry/events';

describe('what is told of how the app is used', () => {
  test('names screens that exist, and none of the body or the health', () => {
    const lines = new Set(ALL_ROUTES.map(({ path }) => path));
    expect(TOLD_SCREENS.filter((screen) => !lines.has(screen))).toEqual([]);
    expect(TOLD_SCREENS.filter((screen) => /body|health|onboarding|assess/.test(screen))).toEqual(
      [],
    );
  });

  test('a screen that is on no list is silent', () => {
    expect(isTold('/app/body')).toBe(false);
    expect(isTold('/app/history/:id')).toBe(true);
    expect(isTold('/app/history/0199a7c4')).toBe(false);
    expect(isTold(undefined)).toBe(false);
  });

  test('leaves as it is on the list', () => {
    const workout = { name: 'workout_finished' };
    expect(readEvent(workout)).toEqual(workout);
    const screen = { name: 'screen_opened', screen: '/app/history/:id' };
    expect(readEvent(screen)).toEqual(screen);
  });

  test('with anything more or anything else in it does not leave', () => {
    expect(readEvent({ name: 'workout_finished', sets: 12 })).toBeNull();
    expect(readEvent({ name: 'import_finished', format: 'treinos da ana.csv' })).toBeNull();
    expect(readEvent({ name: 'screen_opened', screen: '/app/history/0199a7c4' })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, name) => {
        expect(readEvent(value)).toBeNull();
        expect(readEvent({ name: 'workout_finished', [`_${name}`]: value })).toBeNull();
        expect(readEvent({ name: 'import_finished', format: value })).toBeNull();
      }),
    );
  });
});
