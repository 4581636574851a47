/** Public links of fichas. */
export interface ProgramLinkTables {
  program_link: ProgramLinkTable;
}

export interface ProgramLinkTable {
  space_id: string;
  /** The program record that the link shows. */
  program_id: string;
  /** The last part of the address; it is random, so no unique key is needed. */
  id: string;
  /** The ficha in its last shared state, encoded by domain/programs/ficha-code. */
  code: string;
  /** Epoch ms. */
  created_at: number;
  /** Epoch ms. */
  updated_at: number;
  /** The admin's reason for hiding it; null while it is visible. */
  hidden: string | null;
}
