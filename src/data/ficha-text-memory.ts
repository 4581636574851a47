/** What the person was typing as a whole ficha; it goes with them (rule A1). */
export const FICHA_TEXT_KEY = 'anilha.ficha-text';
