/** The last known newest page of the inbox, for a start without network. */
export const INBOX_KEY = 'anilha.inbox';

/** Storage keys of notices, erased at sign-out (rule A1e). */
export const NOTICE_KEYS = [INBOX_KEY] as const;
