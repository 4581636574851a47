/** Published pages, reports, and acts of admins. Instants: epoch ms. */
export interface ProfessionalTables {
  professional: ProfessionalTable;
  report: ReportTable;
  admin_person: AdminPersonTable;
  admin_act: AdminActTable;
  account_suspension: AccountSuspensionTable;
}

export interface ProfessionalTable {
  user_id: string;
  /** In small letters; a page that was taken back keeps its name. */
  handle: string;
  name: string;
  /** 000000-G/UF, or empty. */
  cref: string;
  /** none, declared, confirmed or refused. */
  cref_status: string;
  /** When it came to be so. */
  cref_at: number;
  /** Why it was refused. */
  cref_reason: string | null;
  city: string;
  state: string | null;
  /** JSON arrays. */
  specialities: string;
  plans: string;
  own_specialities: string;
  bio: string;
  whatsapp: string;
  /** 1: visitors of the page may ask to train with this person. */
  takes_people: number;
  published_at: number | null;
  updated_at: number;
  /** Why an admin took the page down; null while none did. */
  hidden: string | null;
}

export interface ReportTable {
  id: string;
  /** The owner of the reported page or ficha. */
  professional_id: string;
  /** The id of the link; null for a page. */
  program_link: string | null;
  /** Null for a visitor, and once the account is erased. */
  reporter_id: string | null;
  reason: string;
  text: string;
  created_at: number;
  closed_at: number | null;
}

export interface AdminPersonTable {
  user_id: string;
  added_at: number;
}

/** An act of an admin. */
export interface AdminActTable {
  id: string;
  /** Null once their account is erased. */
  admin_id: string | null;
  act: string;
  /** The owner of the account or page; null once erased. */
  person_id: string | null;
  /** The admin's note. */
  note: string;
  at: number;
}

export interface AccountSuspensionTable {
  user_id: string;
  reason: string;
  at: number;
}
