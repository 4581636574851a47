/** A text without accents and capitals, for comparing typed words. */
export function unaccented(text: string): string {
  return isPlain(text) ? text.toLowerCase() : withoutMarks(text);
}

/** Most texts have no accents, which normalising takes long to find out. */
const isPlain = (text: string) => /^[ -~]*$/.test(text);

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
