/** Photos of the body that a student shows one coach. They go with the link. */
export interface SharedPhotoTables {
  shared_photo: SharedPhotoTable;
}

export interface SharedPhotoTable {
  link_id: string;
  /** The id it has on the student's device. */
  photo_id: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  pose: string;
  /** A JPEG with nothing but its pixels. */
  image: Buffer;
  /** Epoch ms. */
  shared_at: number;
}
