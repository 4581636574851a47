/** A text without accents and capitals, for comparing typed words. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
