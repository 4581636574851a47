import type { MinuteOfDay } from '#domain/device/notice-choices';

/** A minute of the day in the form of a time field: 'HH:MM'. */
export function timeText(minute: MinuteOfDay): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The minute of the day for 'HH:MM'. */
export function minuteOf(time: string): MinuteOfDay {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
