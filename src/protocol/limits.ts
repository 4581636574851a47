/** What one request, one page and one record may hold. */
export const LIMITS = {
  opsPerRequest: 200,
  /** Bytes of a request body and of a page of records. */
  bytes: 256 * 1024,
  /** Bytes of one record, encoded. */
  recordBytes: 128 * 1024,
  requestMs: 15_000,
} as const;
