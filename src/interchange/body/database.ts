/** A value of a column; binary ones are of no use here. */
export type Cell = string | number | null;

/** A SQLite file that is read in memory. */
export interface ReadDatabase {
  /** The columns of a table; empty if it is missing. */
  columnsOf(table: string): readonly string[];
  rows(sql: string): readonly (readonly Cell[])[];
}
