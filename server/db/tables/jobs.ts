export interface JobTables {
  /** Who runs the jobs: one row, named 'jobs'. */
  job_lease: {
    name: string;
    /** A process, by an id that it draws when it starts. */
    holder: string;
    /** Epoch ms; until then nobody else takes it. */
    until: number;
  };
}
