export interface DeletionTables {
  /** A person who asked to be erased; gone when they change their mind. */
  account_deletion: {
    user_id: string;
    /** Epoch ms. */
    asked_at: number;
    /** Epoch ms; nothing is erased before. */
    erase_at: number;
  };
  /** What is left of an erased account: enough to tell its devices, nothing of the person. */
  erased_account: {
    /** Digest of the account's random id. */
    mark: string;
    /** Epoch ms. */
    erased_at: number;
  };
}
