export interface ConsentTables {
  /** What who answers for a minor agreed to; the newest of a person holds. */
  guardian_consent: {
    user_id: string;
    /** Epoch ms. */
    agreed_at: number;
    /** The day from which the text that was shown holds. */
    version: string;
    name: string;
    relation: string;
    /** An e-mail or a telephone. */
    contact: string;
  };
  /** Who opened a person's health screening, each time. */
  screening_access: {
    /** Whose screening it is. */
    user_id: string;
    /** Epoch ms. */
    at: number;
    reader_id: string;
    /** As the reader was called then; null once their account is erased. */
    reader_name: string | null;
  };
}
