/** Our tables about accounts beside those of the auth library; every key starts with the person. */
export interface AccountTables {
  known_device: KnownDeviceTable;
  email_change: EmailChangeTable;
  account_photo: AccountPhotoTable;
}

/** Browsers in which a person has signed in, by the digest of their cookie. */
export interface KnownDeviceTable {
  user_id: string;
  digest: string;
  /** Epoch ms. */
  last_seen: number;
}

/** A new e-mail that awaits its code: at most one per person, the newest. */
export interface EmailChangeTable {
  user_id: string;
  email: string;
  /** Keyed digest of the code and the e-mail together. */
  code: string;
  tries: number;
  /** Epoch ms. */
  expires_at: number;
}

export interface AccountPhotoTable {
  user_id: string;
  /** Random, different for every picture. */
  version: string;
  /** A JPEG. */
  image: Buffer;
}
