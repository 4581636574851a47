export interface DeletionTables {
  /** A person who asked to be erased; gone when they change their mind. */
  account_deletion: {
    user_id: string;
    /** Epoch ms. */
    asked_at: number;
    /** Epoch ms; nothing is erased before. */
    erase_at: number;
  };
  /** The remainder of an erased account: enough to inform its devices, nothing personal. */
  erased_account: {
    /** Digest of the account's random id. */
    mark: string;
    /** Epoch ms. */
    erased_at: number;
  };
}
