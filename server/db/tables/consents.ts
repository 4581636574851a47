export interface ConsentTables {
  /** A guardian's consent; a person's newest row counts. */
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
  /** Each opening of a person's health screening by another person. */
  screening_access: {
    /** The screened person. */
    user_id: string;
    /** Epoch ms. */
    at: number;
    reader_id: string;
    /** As the reader was called then; null once their account is erased. */
    reader_name: string | null;
  };
}
