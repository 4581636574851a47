const MB = 1024 * 1024;

/** How much a file may hold to be read here. */
export const IMPORT_LIMITS = {
  /** A table of another app: bytes and rows. */
  tableBytes: 20 * MB,
  tableRows: 50_000,
  /** A file of our own, as it lies on the disk. */
  ownBytes: 200 * MB,
  /** Limit of the unpacked size, in characters. */
  ownCharacters: 1024 * MB,
} as const;
