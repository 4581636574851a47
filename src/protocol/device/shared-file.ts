/**
 * Cache in which the service worker stores a file from another app, until the import screen takes
 * it. It is the only personal data in Cache Storage, and is deleted at sign-out at the latest.
 */
export const SHARED_FILE_CACHE = 'anilha-shared-file';
export const SHARED_FILE_URL = '/app/import/shared-file';
/** Header with the instant (epoch ms) of storing. */
export const SHARED_AT = 'x-shared-at';
/**
 * A shared file that is not read within this time (ms) is deleted, because its recipient has left.
 */
export const SHARED_KEPT_MS = 3_600_000;
