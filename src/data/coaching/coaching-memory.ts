/** The last known coaches, for a start without network. */
export const COACHES_KEY = 'anilha.coaches';
/** The last known agenda. */
export const AGENDA_KEY = 'anilha.agenda';
/** The last known conversations with students. */
export const CONVERSATIONS_KEY = 'anilha.conversations';
/** The last known charges and subscriptions of both sides. */
export const CHARGES_KEY = 'anilha.charges';
/** The last known charges that were opened by links. */
export const CHECKOUTS_KEY = 'anilha.checkouts';
/** The last known sharing of body photos. */
export const SHARED_PHOTOS_KEY = 'anilha.shared-photos';
/** An invitation that was opened on this device and awaits a decision. */
export const INVITATION_KEY = 'anilha.invitation';
/** A list of people to invite, and their links once invited. */
export const INVITATION_LIST_KEY = 'anilha.invitation-list';
/** Drafts of messages, by conversation. */
export const MESSAGE_DRAFTS_KEY = 'anilha.message-drafts';

/** This device's memory of coaches and students, erased at sign-out (rule A1e). */
export const COACHING_KEYS = [
  COACHES_KEY,
  INVITATION_KEY,
  INVITATION_LIST_KEY,
  AGENDA_KEY,
  CONVERSATIONS_KEY,
  CHARGES_KEY,
  CHECKOUTS_KEY,
  SHARED_PHOTOS_KEY,
  MESSAGE_DRAFTS_KEY,
] as const;
