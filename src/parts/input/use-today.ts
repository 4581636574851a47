import { dayOfDate, type LocalDay } from '#domain/local-day';
import { useNow } from './use-now';

/**
 * The current day on this device, also on a screen that stays open overnight. Days of charges are
 * counted from `chargeToday` instead.
 */
export function useToday(): LocalDay {
  return dayOfDate(new Date(useNow()));
}
