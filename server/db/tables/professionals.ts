/** Published pages, reports, and acts of admins. Instants: epoch ms. */
export interface ProfessionalTables {
  professional: ProfessionalTable;
  former_handle: FormerHandleTable;
  report: ReportTable;
  admin_person: AdminPersonTable;
  admin_act: AdminActTable;
  account_suspension: AccountSuspensionTable;
}

export interface ProfessionalTable {
  user_id: string;
  /** In lower case; a withdrawn page keeps its handle. */
  handle: string;
  name: string;
  /** 000000-G/UF, or empty. */
  cref: string;
  /** none, declared, confirmed or refused. */
  cref_status: string;
  /** Time of the present status. */
  cref_at: number;
  /** Reason of a refusal. */
  cref_reason: string | null;
  city: string;
  state: string | null;
  /** JSON arrays. */
  specialities: string;
  plans: string;
  own_specialities: string;
  bio: string;
  whatsapp: string;
  /** 1 if visitors of the page may request coaching. */
  takes_people: number;
  published_at: number | null;
  updated_at: number;
  /** The admin's reason for hiding the page; null while it is visible. */
  hidden: string | null;
}

/** An address that a page had before; it leads to the present one until it expires. */
export interface FormerHandleTable {
  handle: string;
  user_id: string;
  left_at: number;
}

export interface ReportTable {
  id: string;
  /** The owner of the reported page or ficha. */
  professional_id: string;
  /** The id of the link; null for a page. */
  program_link: string | null;
  /** Null for a visitor, and after the account was erased. */
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
  /** Null after the admin's account was erased. */
  admin_id: string | null;
  act: string;
  /** The owner of the account or page; null after erasure. */
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
