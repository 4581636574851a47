/** Fichas behind public links. */
export interface ProgramLinkTables {
  program_link: ProgramLinkTable;
}

export interface ProgramLinkTable {
  space_id: string;
  /** The record that it is a picture of. */
  program_id: string;
  /** The end of its address; random, so that no unique key is needed. */
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
