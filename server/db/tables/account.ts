/** Account tables beside those of the auth library; every key starts with the person. */
export interface AccountTables {
  known_device: KnownDeviceTable;
  email_change: EmailChangeTable;
  account_photo: AccountPhotoTable;
}

/** Browsers in which a person has signed in, by the digest of a cookie of theirs. */
export interface KnownDeviceTable {
  user_id: string;
  digest: string;
  /** Epoch ms. */
  last_seen: number;
}

/** An e-mail that waits for its code; one per person, the newest. */
export interface EmailChangeTable {
  user_id: string;
  email: string;
  /** Keyed digest of the code and the e-mail. */
  code: string;
  tries: number;
  /** Epoch ms. */
  expires_at: number;
}

export interface AccountPhotoTable {
  user_id: string;
  /** Random, new with every picture. */
  version: string;
  /** A JPEG. */
  image: Buffer;
}
