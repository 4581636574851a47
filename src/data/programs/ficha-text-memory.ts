/** A ficha being typed as text; erased at sign-out (rule A1e). */
export const FICHA_TEXT_KEY = 'anilha.ficha-text';
