/** Limits of one request, one page and one record. */
export const LIMITS = {
  opsPerRequest: 200,
  /** Newest schema that a sender may say it has: more is no number of ours, and no column holds it. */
  schema: 1_000_000,
  /** Pushes of its own that a device names, and names of devices that it has pushed under. */
  knownPushes: 64,
  pushChains: 8,
  /** Bytes of a request body. */
  bytes: 256 * 1024,
  /** Bytes of a page of records, before it is compressed for the way. */
  pageBytes: 512 * 1024,
  /** Bytes of one record, encoded. */
  recordBytes: 128 * 1024,
  requestMs: 15_000,
  /** Until the whole answer is here: a page and warm records at 100 kbit/s. */
  answerMs: 120_000,
} as const;
