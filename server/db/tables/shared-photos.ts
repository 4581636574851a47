/** Body photos that a student shares with one coach; deleted with the link. */
export interface SharedPhotoTables {
  shared_photo: SharedPhotoTable;
}

export interface SharedPhotoTable {
  link_id: string;
  /** The photo's id on the student's device. */
  photo_id: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  pose: string;
  /** A JPEG without metadata. */
  image: Buffer;
  /** Epoch ms. */
  shared_at: number;
}
