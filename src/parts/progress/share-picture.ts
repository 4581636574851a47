import { formatList } from '#words/format/list';

/** The texts of a picture, for drawing and as its text alternative. */
export interface PictureShare {
  readonly title: string;
  readonly day: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly records: readonly string[];
  /** The lines at the bottom, each with a name and a value. */
  readonly exercises: readonly { readonly name: string; readonly detail: string }[];
  /** "e mais 3 exercícios"; empty if all are listed. */
  readonly more: string;
}

/** The text alternative of the picture. */
export function pictureWords({
  title,
  day,
  figures,
  records,
  exercises,
  more,
}: PictureShare): string {
  const named = [...exercises.map(({ name, detail }) => `${name}, ${detail}`), more];
  return [
    `${title}, ${day}`,
    formatList(figures.map(({ value, label }) => `${value} ${label}`)),
    records.length === 0 ? '' : `Recordes: ${formatList(records)}`,
    named.filter((part) => part !== '').join('; '),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}
