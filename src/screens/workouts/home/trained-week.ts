import {
  addDays,
  type LocalDay,
  startOfWeek,
  startWeekday,
  type WeekStart,
} from '#domain/local-day';
import { longDay, weekdayLetter, weekdayName } from '#words/format/day';
import type { WeekDay } from '../../../ui/display/week-dots';

/** The current week with its training days. */
export function trainedWeek(
  today: LocalDay,
  weekStart: WeekStart,
  trained: ReadonlySet<LocalDay>,
): { days: WeekDay[]; count: number } {
  const first = startOfWeek(today, startWeekday(weekStart));
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  return {
    days: week.map((day) => ({
      letter: weekdayLetter(day),
      spoken: spokenDay(day, today, trained.has(day)),
      state: trained.has(day) ? 'done' : day === today ? 'today' : 'free',
    })),
    count: week.filter((day) => trained.has(day)).length,
  };
}

function spokenDay(day: LocalDay, today: LocalDay, trained: boolean): string {
  const weekdayWord = weekdayName(day);
  const start = day === today ? `Hoje, ${weekdayWord.toLowerCase()}` : weekdayWord;
  const name = `${start}, ${longDay(day)}`;
  if (trained) return `${name}: treinou`;
  return day < today ? `${name}: sem treino` : name;
}
