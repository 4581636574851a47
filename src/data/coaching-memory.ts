/** A person's coaches as they last came, for a start without network. */
export const COACHES_KEY = 'anilha.coaches';
/** The last answer of the agenda. */
export const AGENDA_KEY = 'anilha.agenda';
/** Charges and subscriptions of both sides, as they last came. */
export const CHARGES_KEY = 'anilha.charges';
/** The charges that were opened by their links, as they last came. */
export const CHECKOUTS_KEY = 'anilha.checkouts';
/** Which photos of the body the person shows whom, as it last came. */
export const SHARED_PHOTOS_KEY = 'anilha.shared-photos';
/** An invitation that was opened here and is not decided about. */
export const INVITATION_KEY = 'anilha.invitation';
/** Drafts of messages, by conversation. */
export const MESSAGE_DRAFTS_KEY = 'anilha.message-drafts';

/** This device's memory of coaches and students, wiped with its person (rule A1). */
export const COACHING_KEYS = [
  COACHES_KEY,
  INVITATION_KEY,
  AGENDA_KEY,
  CHARGES_KEY,
  CHECKOUTS_KEY,
  SHARED_PHOTOS_KEY,
  MESSAGE_DRAFTS_KEY,
] as const;
