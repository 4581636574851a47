import type { Transaction } from 'kysely';
import { type Appointment, clockAt } from '#domain/agenda/appointments';
import { firstOverlap } from '#domain/agenda/overlaps';
import { localDay } from '#domain/local-day';
import { overlapWords } from '#words/agenda/agenda';
import type { Database } from '../db/schema';
import { HttpError } from '../http/errors';
import { agendaOf } from './agenda';

interface Wanted {
  /** The appointment that is changed; null for a new one. */
  readonly id: string | null;
  readonly planned: Appointment;
  /** Server time, epoch ms. */
  readonly now: number;
}

/**
 * Refuses a time at which a person has another appointment.
 * @param asker learns whom they meet then, but not whom their coach meets
 */
export async function requireFree(
  trx: Transaction<Database>,
  person: { readonly id: string; readonly name: string },
  asker: string,
  { id, planned, now }: Wanted,
): Promise<void> {
  const { appointments } = await agendaOf(trx, person.id);
  const others = appointments.filter((one) => one.id !== id);
  const found = firstOverlap(planned, others, localDay(now, planned.zone));
  if (!found) return;
  const who = person.id === asker ? { name: found.with.other.name } : { coach: person.name };
  throw new HttpError(409, 'overlap', overlapWords(clockAt(found.at, planned.zone), who));
}
