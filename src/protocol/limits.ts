/** Limits of one request, one page and one record. */
export const LIMITS = {
  opsPerRequest: 200,
  /** Maximum schema number of a request: higher ones are invalid, and no column holds them. */
  schema: 1_000_000,
  /** Limits of a device's own pushes, and of its device names, in a request. */
  knownPushes: 64,
  pushChains: 8,
  /** Bytes of a request body. */
  bytes: 256 * 1024,
  /** Bytes of a page of records before compression. */
  pageBytes: 512 * 1024,
  /** Bytes of one record, encoded. */
  recordBytes: 128 * 1024,
  requestMs: 15_000,
  /** Longest time until the whole answer is here: a page and warm records at 100 kbit/s. */
  answerMs: 120_000,
} as const;
