/**
 * A value of a later server, which an app of this version does not know. Only reading an answer
 * makes it; no server stores or sends it.
 */
export const UNKNOWN = 'unknown';
export type Unknown = typeof UNKNOWN;
