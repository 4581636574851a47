const MB = 1024 * 1024;

/** Limits for importable files. */
export const IMPORT_LIMITS = {
  /** Limits of another app's table: bytes and rows. */
  tableBytes: 20 * MB,
  tableRows: 50_000,
  /** Size limit of a file in our format, as stored on disk. */
  ownBytes: 200 * MB,
  /** Size limit of an archive of a health app, which is read in parts. */
  healthBytes: 4000 * MB,
  /** Limit of a SQLite file, which is in memory twice. */
  databaseBytes: 256 * MB,
  /** Limit of the unpacked size, in characters. */
  ownCharacters: 1024 * MB,
} as const;
