import { RING } from '../../ui/frame/mark';
import { bodies, bodiesWidth } from './draw-bodies';
import { figurePainter, figurePlace, type Painter } from './figure-painter';
import { coverWith, type Look, lookOf, type Pen } from './picture-look';
import { PICTURE, type PictureShape, type PictureShare } from './share-picture';

const MARGIN = 88;
/** The width of every shape, px. */
const WIDTH = 1080;
const ROOM = WIDTH - 2 * MARGIN;
const ELLIPSIS = '…';

/** Only the first font, because loading a list fails if one of its fonts is missing. */
const faceOf = (fonts: string) => fonts.split(',', 1)[0] ?? fonts;

interface Ground {
  readonly shape: PictureShape;
  /** A photo behind the words; null for the app's own ground. A sticker has none. */
  readonly photo: ImageBitmap | null;
}

/**
 * Draws a picture in the app's fonts, once they are loaded or have failed. Its colours are those of
 * the app; on a photo, and on no ground at all, those of the dark theme.
 */
export async function drawPicture(picture: PictureShare, ground: Ground): Promise<Blob> {
  const theme = ground.shape === 'sticker' || ground.photo ? 'dark' : 'now';
  const look = lookOf(theme);
  await Promise.allSettled([
    document.fonts.load(`800 80px ${faceOf(look.display)}`),
    document.fonts.load(`400 36px ${faceOf(look.text)}`),
  ]);
  const canvas = document.createElement('canvas');
  const size = PICTURE[ground.shape];
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  draw(pen, look, picture, ground, await figurePainter(picture, theme));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made'))),
      'image/png',
    );
  });
}

/**
 * The logo is at the top and the workout below; a short workout is at the bottom like a caption.
 */
function draw(
  pen: Pen,
  look: Look,
  picture: PictureShare,
  { shape, photo }: Ground,
  paint: Painter | null,
): void {
  const { width, height, edge } = PICTURE[shape];
  pen.textBaseline = 'alphabetic';
  const title = `800 ${TITLE}px ${look.display}`;
  const titleLines = lines(pen, picture.title, title, 2);
  const rest = height - MARGIN - edge - heightOf(picture, titleLines.length);
  const top = Math.max(edge + HEAD, rest);
  if (shape === 'sticker') {
    // Words without a ground are read on any photo.
    pen.shadowColor = look.colour('bg');
    pen.shadowBlur = 18;
  } else if (photo) coverWith(pen, photo, { width, height, colour: look.colour('bg') });
  else {
    pen.fillStyle = look.colour('bg');
    pen.fillRect(0, 0, width, height);
    const size = Math.min(1100, 560 + top);
    plate(pen, look.colour('surface-1'), { x: width - size * 0.62, y: -size * 0.38, size });
  }

  plate(pen, look.colour('accent'), { x: MARGIN, y: edge + MARGIN, size: 72 });
  say(pen, 'anilha', {
    font: `800 48px ${look.display}`,
    colour: look.colour('text'),
    x: MARGIN + 94,
    y: edge + MARGIN + 52,
  });
  const room = Math.min(paint ? MOST_BESIDE_FIGURE : MOST_BODY, top - edge - MARGIN - 24);
  const hasBody = picture.muscles !== undefined && room >= LEAST_BODY;
  if (picture.muscles && hasBody) {
    const x = width - MARGIN - bodiesWidth(room);
    bodies(pen, look, picture.muscles, { x, y: edge + MARGIN, height: room });
  }
  const free = ROOM - (hasBody ? bodiesWidth(room) + 32 : 0);
  const place = figurePlace(
    { x: MARGIN, y: edge + HEAD, width: free },
    { x: MARGIN + LOGO, y: edge + MARGIN / 2, width: free - LOGO },
    top - 24,
  );
  if (place) paint?.(pen, place);

  let y = top;
  for (const line of titleLines) {
    y += TITLE_LINE;
    say(pen, line, { font: title, colour: look.colour('text'), x: MARGIN, y });
  }
  y += DAY;
  say(pen, picture.day, {
    font: `400 36px ${look.text}`,
    colour: look.colour('text-2'),
    x: MARGIN,
    y,
  });
  y = figures(pen, look, picture, y + GAP);
  y = records(pen, look, picture, y);
  exercises(pen, look, picture, { top: y, bottom: height - edge - 40 });
}

/** Heights of the drawn bodies, px: below the least nobody sees the muscles. */
const LEAST_BODY = 260;
const MOST_BODY = 720;
const MOST_BESIDE_FIGURE = 560;
/** The width of the logo with its name and a gap, px. */
const LOGO = 320;
const TITLE = 76;
const TITLE_LINE = 84;
const DAY = 58;
const GAP = 64;
const FIGURES = 152;
const RECORD = 54;
const ROW = 72;
/** The workout starts below this line, because the logo is above it. */
const HEAD = 200;

function rowsOf({ exercises: all, more }: PictureShare) {
  return [...all, ...(more === '' ? [] : [{ name: more, detail: '' }])];
}

function recordsHeight({ records: all }: PictureShare): number {
  return all.length === 0 ? 0 : 64 + all.length * RECORD;
}

function heightOf(picture: PictureShare, titleLines: number): number {
  const noted = recordsHeight(picture);
  const text = titleLines * TITLE_LINE + DAY + GAP + FIGURES;
  return text + (noted === 0 ? 0 : noted + 28) + rowsOf(picture).length * ROW;
}

function plate(pen: Pen, colour: string, at: { x: number; y: number; size: number }): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.size / 100, at.size / 100);
  pen.fillStyle = colour;
  pen.fill(new Path2D(RING));
  pen.restore();
}

interface Said {
  readonly font: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly room?: number;
  readonly align?: CanvasTextAlign;
}

function say(pen: Pen, text: string, { font, colour, x, y, room = ROOM, align }: Said): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align ?? 'left';
  pen.fillText(cut(pen, text, room), x, y);
}

/** The part of a text that fits, in the current font. */
function cut(pen: Pen, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let shown = text;
  while (shown !== '' && pen.measureText(shown.trimEnd() + ELLIPSIS).width > room) {
    shown = shown.slice(0, -1);
  }
  return shown.trimEnd() + ELLIPSIS;
}

/** The largest font, from 64 to 32 px, in which a number fits. */
function fitting(pen: Pen, text: string, fontOf: (size: number) => string, room: number): string {
  for (let size = 64; size > 32; size -= 4) {
    pen.font = fontOf(size);
    if (pen.measureText(text).width <= room) return pen.font;
  }
  return fontOf(32);
}

/** Breaks a text between words into a maximum of lines; the last one is cut. */
function lines(pen: Pen, text: string, font: string, most: number): string[] {
  pen.font = font;
  const made = [''];
  for (const word of text.split(' ')) {
    const line = made.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || made.length === most || pen.measureText(longer).width <= ROOM) {
      made[made.length - 1] = longer;
    } else made.push(word);
  }
  return made;
}

function figures(pen: Pen, look: Look, { figures: all }: PictureShare, top: number): number {
  const room = ROOM / Math.max(1, all.length);
  all.forEach(({ value, label }, at) => {
    const x = MARGIN + at * room;
    const width = room - 24;
    say(pen, value, {
      font: fitting(pen, value, (size) => `800 ${size}px ${look.display}`, width),
      colour: look.colour('text'),
      x,
      y: top + 56,
      room: width,
    });
    say(pen, label, {
      font: `400 32px ${look.text}`,
      colour: look.colour('text-2'),
      x,
      y: top + 104,
      room: width,
    });
  });
  return top + FIGURES;
}

function records(pen: Pen, look: Look, picture: PictureShare, top: number): number {
  const { records: all } = picture;
  if (all.length === 0) return top;
  const height = recordsHeight(picture);
  pen.fillStyle = look.colour('pr-soft');
  pen.beginPath();
  pen.roundRect(MARGIN, top, ROOM, height, 36);
  pen.fill();
  all.forEach((line, at) => {
    const y = top + 74 + at * RECORD;
    if (at === 0) {
      pen.strokeStyle = look.colour('pr');
      pen.lineWidth = 11;
      pen.beginPath();
      pen.arc(MARGIN + 56, y - 13, 14, 0, 2 * Math.PI);
      pen.stroke();
    }
    const text = at === 0 ? `${all.length === 1 ? 'Recorde' : 'Recordes'} · ${line}` : line;
    say(pen, text, {
      font: `700 36px ${look.display}`,
      colour: look.colour('on-pr-soft'),
      x: MARGIN + 96,
      y,
      room: ROOM - 128,
    });
  });
  return top + height + 28;
}

function exercises(
  pen: Pen,
  look: Look,
  picture: PictureShare,
  { top, bottom }: { top: number; bottom: number },
): void {
  const fits = Math.max(0, Math.floor((bottom - top) / ROW));
  rowsOf(picture)
    .slice(0, fits)
    .forEach(({ name, detail }, at) => {
      const y = top + at * ROW;
      if (at > 0) {
        pen.fillStyle = look.colour('line');
        pen.fillRect(MARGIN, y, ROOM, 2);
      }
      const font = `700 34px ${look.display}`;
      pen.font = font;
      const wide = detail === '' ? 0 : pen.measureText(detail).width + 32;
      say(pen, detail, {
        font,
        colour: look.colour('text'),
        x: WIDTH - MARGIN,
        y: y + 49,
        align: 'right',
      });
      say(pen, name, {
        font: `400 34px ${look.text}`,
        colour: look.colour(detail === '' ? 'text-2' : 'text'),
        x: MARGIN,
        y: y + 49,
        room: ROOM - wide,
      });
    });
}
