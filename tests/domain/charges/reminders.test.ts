import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHARGE_STANDINGS } from '#domain/charges/charge';
import { DEFAULT_LADDER, type Reminded, reminderDue } from '#domain/charges/reminders';
import { addDays, daysBetween } from '#domain/local-day';

const DUE = '2026-11-20';
function reminded(over: Partial<Reminded> = {}): Reminded {
  const calm = { paused: false, ended: false, paysItself: false };
  return { due: DUE, standing: 'open', ...calm, made: '2026-11-01', sent: [], ...over };
}
const at = (day: number, over?: Partial<Reminded>) =>
  reminderDue(DEFAULT_LADDER, reminded(over), addDays(DUE, day));

describe('the ladder of reminders', () => {
  test('asks for nothing that a card is about to pay, and for what it did not', () => {
    expect([-3, 0, 3].map((day) => at(day, { paysItself: true }))).toEqual([null, null, 3]);
  });

  test('sends each step on its day', () => {
    const sent: number[] = [];
    const days: number[] = [];
    for (let day = -10; day <= 30; day += 1) {
      const step = at(day, { sent });
      if (step === null) continue;
      sent.push(step);
      days.push(day);
    }
    expect([sent, days]).toEqual([
      [-3, 0, 3, 7],
      [-3, 0, 3, 7],
    ]);
  });

  test('that starts late sends the newest step alone', () => {
    expect(at(5)).toBe(3);
    expect(at(5, { sent: [3] })).toBeNull();
    expect(at(-1)).toBe(-3);
    expect(at(9, { sent: [-3] })).toBe(7);
  });

  test('never says "vence hoje" afterwards, and lets old charges rest', () => {
    expect(at(1)).toBeNull();
    expect(at(40)).toBeNull();
  });

  test('catches up with a step that was missed by seven days, and not by eight', () => {
    expect(at(14)).toBe(7);
    expect(at(15)).toBeNull();
  });

  test('begins the day after the charge was made', () => {
    expect(at(0, { made: DUE })).toBeNull();
    expect(at(0, { made: addDays(DUE, -1) })).toBe(0);
    expect(at(3, { made: DUE })).toBe(3);
    expect(at(4, { made: addDays(DUE, 4) })).toBeNull();
  });

  test('is quiet while nothing is asked of the payer', () => {
    expect(at(3, { paused: true })).toBeNull();
    for (const standing of CHARGE_STANDINGS)
      expect(at(3, { standing })).toBe(standing === 'open' || standing === 'partial' ? 3 : null);
  });

  test('sends no step twice and none backwards, whenever it is asked', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -15, max: 60 }), { maxLength: 8 }),
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 }),
        (ladder, waits) => {
          const sent: number[] = [];
          let today = addDays(DUE, -20);
          for (const wait of waits) {
            today = addDays(today, wait);
            const step = reminderDue(ladder, reminded({ sent }), today);
            if (step === null) continue;
            expect(step).toBeLessThanOrEqual(daysBetween(DUE, today));
            expect(step).toBeGreaterThan(Math.max(-100, ...sent));
            sent.push(step);
          }
        },
      ),
    );
  });
});
