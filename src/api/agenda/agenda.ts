import * as v from 'valibot';
import {
  type AppointmentPlan,
  agendaSchema,
  type ChangeOccurrence,
  calendarAddressSchema,
  madeSchema,
  type NewAbsence,
  type NewAppointment,
} from '#protocol/agenda/appointments';
import type { Client } from '../client';

const APPOINTMENTS = '/api/coaching/appointments';
const ABSENCES = '/api/coaching/absences';
const CALENDAR = '/api/coaching/calendar';

/** Calls for appointments between coaches and students. */
export function createAgendaCalls(client: Client) {
  const read = v.parser(madeSchema);
  return {
    agenda: () => client.get(APPOINTMENTS, { read: v.parser(agendaSchema) }),
    plan: (appointment: NewAppointment) => client.post(APPOINTMENTS, appointment, { read }),
    replan: (id: string, plan: AppointmentPlan) => client.put(`${APPOINTMENTS}/${id}`, plan),
    remove: (id: string) => client.delete(`${APPOINTMENTS}/${id}`),
    change: (id: string, day: string, change: ChangeOccurrence) =>
      client.put(`${APPOINTMENTS}/${id}/days/${day}`, change),
    beAway: (absence: NewAbsence) => client.post(ABSENCES, absence, { read }),
    beThere: (absence: string) => client.delete(`${ABSENCES}/${absence}`),
    renewAddress: () => client.post(CALENDAR, undefined, { read: v.parser(calendarAddressSchema) }),
    endAddress: () => client.delete(CALENDAR),
  };
}
