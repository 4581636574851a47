export interface DeletionTables {
  /** Accounts of people who did not sign up; the row goes with a sign-up or with the account. */
  nameless_account: {
    user_id: string;
    /** Digest of the random key that the device holds. */
    key_digest: string;
    /** The last known use, epoch ms. */
    seen_at: number;
  };
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
