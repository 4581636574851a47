/** Fichas that people showed to whoever has their link. */
export interface ProgramLinkTables {
  program_link: ProgramLinkTable;
}

export interface ProgramLinkTable {
  space_id: string;
  /** The record that it is a picture of. */
  program_id: string;
  /** What its address ends with; random, so that no key has to hold that there is one. */
  id: string;
  /** The ficha as it was shared last (domain/ficha-code). */
  code: string;
  /** Epoch ms. */
  created_at: number;
  /** Epoch ms. */
  updated_at: number;
  /** Why an admin took it down; null while none did. */
  hidden: string | null;
}
