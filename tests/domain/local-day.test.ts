import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isLocalDay,
  localDay,
  startOfWeek,
  weekday,
} from '#domain/local-day';

describe('the day where the person is', () => {
  it('is still yesterday in São Paulo when London is past midnight', () => {
    const instant = Date.UTC(2026, 10, 21, 1, 30);
    expect(localDay(instant, 'America/Sao_Paulo')).toBe('2026-11-20');
    expect(localDay(instant, 'Europe/London')).toBe('2026-11-21');
    expect(localDay(instant, 'Asia/Tokyo')).toBe('2026-11-21');
  });

  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-11-20', '2026-12-05')).toBe(15);
    expect(daysBetween('2026-11-20', '2026-11-17')).toBe(-3);
  });

  it('knows the weekday and the first day of the training week', () => {
    expect(weekday('2026-11-20')).toBe(5);
    expect(weekday('1969-12-31')).toBe(3);
    expect(startOfWeek('2026-11-20')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-20', 0)).toBe('2026-11-15');
  });

  it('accepts only days that exist', () => {
    expect(isLocalDay('2026-11-20')).toBe(true);
    for (const text of [
      '2026-02-30',
      '2026-13-01',
      '2026-1-1',
      '20/11/2026',
      '',
      '2026-11-20T00:00',
    ])
      expect(isLocalDay(text)).toBe(false);
  });

  const days = fc
    .integer({ min: -200_000, max: 200_000 })
    .map((offset) => addDays('2026-11-20', offset));

  it('adds and counts days consistently', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, offset) => {
        expect(daysBetween(day, addDays(day, offset))).toBe(offset);
        const start = startOfWeek(day);
        expect(weekday(start)).toBe(1);
        expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(start, day)).toBeLessThan(7);
      }),
    );
  });
});
