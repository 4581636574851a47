/** The last known picture of the person, for starts without network. */
export const FACE_KEY = 'anilha.face';
