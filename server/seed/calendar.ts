import { addDays, type LocalDay, startOfWeek } from '#domain/local-day';
import type { Chance } from './chance';
import type { Programme } from './programme';

/** The sample people's zone. */
export const ZONE = 'America/Sao_Paulo';

/** A session of the programme on its day. */
export interface SeedAppointment {
  /** Counted from 0, as is the session in its week. */
  readonly week: number;
  readonly session: number;
  readonly day: LocalDay;
  /** Epoch ms. */
  readonly at: number;
}

const FRIDAY = 4;
const SATURDAY_MORNING = 9 * 60 + 30;
const MOVED_PERCENT = 20;

/**
 * The sessions of a programme from its first week until today, in order; some Fridays move to
 * Saturday.
 */
export function appointmentsOf(
  programme: Programme,
  today: LocalDay,
  chance: Chance,
): SeedAppointment[] {
  const monday = addDays(startOfWeek(today), -7 * programme.weeks);
  const latest = addDays(today, -(programme.awayDays ?? 0));
  const appointments: SeedAppointment[] = [];
  for (let week = 0; week <= programme.weeks; week += 1) {
    for (const [session, { day }] of programme.sessions.entries()) {
      const moved = day === FRIDAY && chance.happens(MOVED_PERCENT);
      const minutes = (moved ? SATURDAY_MORNING : programme.startsAt) + chance.between(-20, 25);
      const date = addDays(monday, 7 * week + day + (moved ? 1 : 0));
      if (week === programme.missedWeek || date > latest) continue;
      appointments.push({ week, session, day: date, at: instantOf(date, minutes, chance) });
    }
  }
  return appointments;
}

/** São Paulo has been at UTC-3 all year since 2019. */
function instantOf(day: LocalDay, minutes: number, chance: Chance): number {
  const midnight = Date.parse(`${day}T00:00:00-03:00`);
  return midnight + minutes * 60_000 + chance.between(0, 59_999);
}
