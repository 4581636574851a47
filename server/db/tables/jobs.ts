export interface JobTables {
  /** The lease of the process that runs the jobs: one row, named 'jobs'. */
  job_lease: {
    name: string;
    /** Random id of a process, drawn at its start. */
    holder: string;
    /** End of the lease, epoch ms; no other process takes it before. */
    until: number;
  };
}
