export interface DeletionTables {
  /** Accounts that await erasure; the row is deleted if the person cancels. */
  account_deletion: {
    user_id: string;
    /** Epoch ms. */
    asked_at: number;
    /** Epoch ms; nothing is erased before it. */
    erase_at: number;
  };
  /** A mark of each erased account, without personal data: enough to inform its devices. */
  erased_account: {
    /** Digest of the account's random id. */
    mark: string;
    /** Epoch ms. */
    erased_at: number;
  };
}
