/**
 * Where the service worker keeps a file that another app shared, until the import screen takes it.
 * It is the only thing of a person in Cache Storage, and goes at sign-out at the latest.
 */
export const SHARED_FILE_CACHE = 'anilha-shared-file';
export const SHARED_FILE_URL = '/app/import/shared-file';
/** Header with the instant (epoch ms) at which it was kept. */
export const SHARED_AT = 'x-shared-at';
/** Shared files without a reader are dropped after this time (ms): their recipient has left. */
export const SHARED_KEPT_MS = 3_600_000;
