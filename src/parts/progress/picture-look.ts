export type Pen = CanvasRenderingContext2D;

/** Colours and fonts of a picture. */
export interface Look {
  colour(name: string): string;
  /** Font names for a canvas. */
  readonly display: string;
  readonly text: string;
}

/** The app's current colours and fonts, or those of the dark theme. */
export function lookOf(theme: 'now' | 'dark'): Look {
  const root = document.documentElement;
  const part = theme === 'now' ? root : document.createElement('span');
  if (part !== root) {
    part.className = 'dark';
    part.hidden = true;
    document.body.append(part);
  }
  const style = getComputedStyle(part);
  const names = [
    ...['bg', 'surface-1', 'accent', 'text', 'text-2', 'line', 'pr', 'pr-soft', 'on-pr-soft'],
    ...['ramp-0', 'ramp-1', 'ramp-2', 'ramp-3', 'ramp-4', 'font-display', 'font-text'],
  ];
  const tokens = new Map(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  if (part !== root) part.remove();
  const token = (name: string) => tokens.get(name) ?? '';
  return { colour: token, display: token('font-display'), text: token('font-text') };
}

interface Cover {
  readonly width: number;
  readonly height: number;
  /** Darkens the photo, most at the bottom, so that words are read. */
  readonly colour: string;
}

/** Fills the picture with a photo, cut at its edges, below a veil. */
export function coverWith(pen: Pen, photo: ImageBitmap, { width, height, colour }: Cover): void {
  const scale = Math.max(width / photo.width, height / photo.height);
  const [w, h] = [photo.width * scale, photo.height * scale];
  pen.drawImage(photo, (width - w) / 2, (height - h) / 2, w, h);
  const strips = 48;
  pen.save();
  pen.fillStyle = colour;
  for (let at = 0; at < strips; at += 1) {
    pen.globalAlpha = 0.28 + (0.54 * at) / strips;
    const y = Math.round((at * height) / strips);
    pen.fillRect(0, y, width, Math.round(((at + 1) * height) / strips) - y);
  }
  pen.restore();
}
