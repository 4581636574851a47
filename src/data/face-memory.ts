/** The person's own picture as it last came, for every start without network. */
export const FACE_KEY = 'anilha.face';
