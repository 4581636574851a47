/** A ficha being typed as text; wiped with its person (rule A1e). */
export const FICHA_TEXT_KEY = 'anilha.ficha-text';
