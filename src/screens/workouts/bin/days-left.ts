import { KEPT_DAYS } from '#domain/account/retention';
import { plural } from '#words/format/plural';

const MS_PER_DAY = 86_400_000;

/** Remaining days before a removed workout is erased, rounded up. */
export function daysLeft(removedAt: number, now: number): number {
  const passed = Math.max(0, now - removedAt) / MS_PER_DAY;
  return Math.max(0, Math.ceil(KEPT_DAYS.bin - passed));
}

/** "Some em 29 dias". */
export function leftWords(days: number): string {
  return plural(days, {
    zero: 'Some a qualquer momento',
    one: 'Some em 1 dia',
    other: 'Some em # dias',
  });
}
