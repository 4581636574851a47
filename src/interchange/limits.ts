const MB = 1024 * 1024;

/** Limits for importable files. */
export const IMPORT_LIMITS = {
  /** Limits of another app's table: bytes and rows. */
  tableBytes: 20 * MB,
  tableRows: 50_000,
  /** Size limit of a file in our format, as stored on disk. */
  ownBytes: 200 * MB,
  /** Limit of the unpacked size, in characters. */
  ownCharacters: 1024 * MB,
} as const;
