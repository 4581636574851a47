export interface JobTables {
  /** The process that runs the jobs: one row, named 'jobs'. */
  job_lease: {
    name: string;
    /** A process, by an id that it draws when it starts. */
    holder: string;
    /** Epoch ms; no other process takes it before. */
    until: number;
  };
}
