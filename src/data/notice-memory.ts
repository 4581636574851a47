/** The newest page of the inbox as it last came, for a start without network. */
export const INBOX_KEY = 'anilha.inbox';

/** This device's memory of notices, wiped with its person (rule A1). */
export const NOTICE_KEYS = [INBOX_KEY] as const;
