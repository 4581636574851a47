export interface ConsentTables {
  /** A guardian's consents; a person's newest row counts. */
  guardian_consent: {
    user_id: string;
    /** Epoch ms. */
    agreed_at: number;
    /** The effective date of the text that was shown. */
    version: string;
    name: string;
    relation: string;
    /** An e-mail or a telephone number. */
    contact: string;
  };
  /**
   * Each opening of a person's health screening by another person, and the first delivery of health
   * records to a reader's devices on each day.
   */
  screening_access: {
    /** The screened person. */
    user_id: string;
    /** Epoch ms. */
    at: number;
    reader_id: string;
    /** The reader's name at that time; null after their account was erased. */
    reader_name: string | null;
  };
}
