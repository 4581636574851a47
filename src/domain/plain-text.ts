/** A text without accents and capitals, as words that people type are compared. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
