import { daysBetween, localDay } from '#domain/local-day';
import { dayInText, relativeDay, timeOfDay } from '../format/day';

/**
 * The time of an end, with its day unless that is today: "19:05", "19:05 de ontem".
 * @param at epoch ms, as `now`
 */
export function endTime(at: number, now: number, zone: string): string {
  const [day, today] = [localDay(at, zone), localDay(now, zone)];
  const days = daysBetween(day, today);
  const time = timeOfDay(at, zone);
  if (days === 0) return time;
  return `${time} de ${days <= 2 ? relativeDay(day, today) : dayInText(day)}`;
}
