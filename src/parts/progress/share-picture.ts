import type { Exercise } from '#domain/exercises/exercise';
import { formatList } from '#words/format/list';
import type { MapLevel } from '../../ui/muscle-map/muscle-map';

/** For a post, for a story, or to lay on a picture of one's own. */
export type PictureShape = 'post' | 'story' | 'sticker';

/** Sizes in px. A story keeps its `edge` at top and bottom free for the other app's controls. */
export const PICTURE: Readonly<
  Record<PictureShape, { readonly width: number; readonly height: number; readonly edge: number }>
> = {
  post: { width: 1080, height: 1350, edge: 0 },
  story: { width: 1080, height: 1920, edge: 180 },
  sticker: { width: 1080, height: 1080, edge: 0 },
};

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
  /** Levels of the body's regions, if the picture shows the body. */
  readonly muscles?: ReadonlyMap<string, MapLevel>;
  /** The exercise of the record, if the picture shows its figure. */
  readonly figure?: Pick<Exercise, 'id' | 'like' | 'name' | 'primary' | 'secondary'>;
  /** "peito, ombros e tríceps", for the text alternative of the body. */
  readonly worked?: string;
}

/** What a shape has room for: a sticker with a figure has no list. */
export const contentFor = (picture: PictureShare, shape: PictureShape): PictureShare =>
  shape === 'sticker' && picture.figure ? { ...picture, exercises: [], more: '' } : picture;

/** The text alternative of the picture. */
export function pictureWords({
  title,
  day,
  figures,
  records,
  exercises,
  more,
  muscles,
  figure,
  worked = '',
}: PictureShare): string {
  const named = [...exercises.map(({ name, detail }) => `${name}, ${detail}`), more];
  return [
    `${title}, ${day}`,
    formatList(figures.map(({ value, label }) => `${value} ${label}`)),
    records.length === 0 ? '' : `Recordes: ${formatList(records)}`,
    named.filter((part) => part !== '').join('; '),
    muscles && worked !== '' ? `Músculos: ${worked}` : '',
    figure ? `Figura: ${figure.name}` : '',
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}

/** The message beside the picture, for a conversation. */
export function pictureMessage({ title, figures, records }: PictureShare): string {
  const done = figures.map(({ value, label }) => `${value} ${label}`).join(' · ');
  const best = records.length === 0 ? [] : [`Recorde: ${records.join('; ')}`];
  return [title, done, ...best, 'Registrado na Anilha'].join('\n');
}
