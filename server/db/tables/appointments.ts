/** Tables of the agenda. Appointments are deleted with their link. */
export interface AppointmentTables {
  appointment: AppointmentTable;
  appointment_change: AppointmentChangeTable;
  absence: AbsenceTable;
  calendar_address: CalendarAddressTable;
}

/** Days are texts 'YYYY-MM-DD', times are minutes after midnight; both are local in `zone`. */
export interface AppointmentTable {
  id: string;
  link_id: string;
  zone: string;
  day: string;
  time: number;
  /** Minutes. */
  duration: number;
  /** Weekdays as a JSON array, 0 for Sunday; empty for a single appointment on `day`. */
  weekdays: string;
  until: string | null;
  place: string;
  /** Epoch ms. */
  updated_at: number;
}

/** A change to the occurrence on one day. */
export interface AppointmentChangeTable {
  appointment_id: string;
  day: string;
  moved_day: string | null;
  moved_time: number | null;
  /** 0 or 1. */
  off: number;
  /** The person who moved or cancelled it. */
  by_id: string | null;
  /** Time of the student's confirmation, epoch ms. */
  confirmed_at: number | null;
}

export interface AbsenceTable {
  id: string;
  person_id: string;
  zone: string;
  from_day: string;
  until_day: string;
}

/** The secret address of a person's calendar; only its digest is stored. */
export interface CalendarAddressTable {
  user_id: string;
  token_hash: string;
  created_at: number;
}
