import {
  coveringSize,
  fittedSize,
  PHOTO_SIDE,
  type Size,
  THUMB_SIDE,
} from '#domain/health/progress-photo';
import { dayOfDate, type LocalDay } from '#domain/local-day';
import { dayTaken, isBareJpeg, isHeic } from '../../interchange/photos/jpeg';
import type { Pixels } from '../../replica/open/photos';

/**
 * Why a file was refused: a HEIC photo or another file that this browser cannot read, or a file
 * that is too large.
 */
export type PhotoFault = 'heic' | 'unreadable' | 'huge';

export class PhotoUnusable extends Error {
  override name = 'PhotoUnusable';
  constructor(readonly fault: PhotoFault) {
    super(`The photo cannot be used: ${fault}`);
  }
}

const MOST_BYTES = 80_000_000;
/** The largest phone sensors have 200 megapixels, although phones mostly save a quarter of that. */
const MOST_PIXELS = 210_000_000;
/** Bytes at the start of a file that contain a photo's metadata. */
const HEAD_BYTES = 256 * 1024;
const OURS_BYTES = 6_000_000;
/** Side of an account picture, px: WhatsApp's previews want 300. */
const FACE_SIDE = 320;
/** Maximum ratio of a photo's sides. */
const MOST_OBLONG = 12;
const TYPE = 'image/jpeg';
const QUALITY = 0.85;

/**
 * Redraws a photo: upright, without metadata, at most PHOTO_SIDE long. A photo that already fits is
 * returned unchanged. Rejects with PhotoUnusable.
 */
export async function redrawPhoto(file: Blob): Promise<Pixels> {
  if (file.size > MOST_BYTES) throw new PhotoUnusable('huge');
  const size = await sizeOf(file);
  if (size.width * size.height > MOST_PIXELS) throw new PhotoUnusable('huge');
  const picture = await drawn(file, size, fittedSize(size, PHOTO_SIDE));
  const thumb = canvasOf(fittedSize(size, THUMB_SIDE));
  draw(picture, thumb);
  const [full, small] = await Promise.all([
    (await isOurs(file, size)) ? new Blob([file], { type: TYPE }) : packed(picture),
    packed(thumb),
  ]);
  return { full, thumb: small };
}

/**
 * The centre square of a photo, upright, without metadata, FACE_SIDE px wide. Rejects with
 * PhotoUnusable.
 */
export async function redrawFace(file: Blob): Promise<Blob> {
  if (file.size > MOST_BYTES) throw new PhotoUnusable('huge');
  const size = await sizeOf(file);
  if (size.width * size.height > MOST_PIXELS) throw new PhotoUnusable('huge');
  const covering = coveringSize(size, FACE_SIDE);
  if (Math.max(covering.width, covering.height) > FACE_SIDE * MOST_OBLONG) {
    throw new PhotoUnusable('unreadable');
  }
  const picture = await drawn(file, size, covering);
  const face = canvasOf({ width: FACE_SIDE, height: FACE_SIDE });
  const left = (FACE_SIDE - covering.width) / 2;
  const top = (FACE_SIDE - covering.height) / 2;
  contextOf(face).drawImage(picture, left, top);
  return packed(face);
}

/** Side lengths and qualities to try until a picture of a document is small enough. */
const PAPER_TRIES = [
  [PHOTO_SIDE, QUALITY],
  [PHOTO_SIDE, 0.6],
  [1100, 0.6],
  [800, 0.5],
  [600, 0.4],
] as const;

/**
 * Redraws a picture of a document, upright and without metadata, in at most `mostBytes` bytes.
 * Rejects with PhotoUnusable.
 */
export async function redrawPaper(file: Blob, mostBytes: number): Promise<Blob> {
  if (file.size > MOST_BYTES) throw new PhotoUnusable('huge');
  const size = await sizeOf(file);
  if (size.width * size.height > MOST_PIXELS) throw new PhotoUnusable('huge');
  for (const [side, quality] of PAPER_TRIES) {
    const picture = await packed(await drawn(file, size, fittedSize(size, side)), quality);
    if (picture.size <= mostBytes) return picture;
  }
  throw new PhotoUnusable('huge');
}

/** The day of a file: when its photo was taken, otherwise when it was saved. */
export async function dayOfFile(file: File): Promise<LocalDay> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return dayTaken(head) ?? dayOfDate(new Date(file.lastModified));
}

/** Width and height as displayed, which a browser knows before it decodes the picture. */
async function sizeOf(file: Blob): Promise<Size> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    throw new PhotoUnusable(await faultOf(file));
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function faultOf(file: Blob): Promise<PhotoFault> {
  const head = new Uint8Array(
    await file
      .slice(0, 16)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  return isHeic(head) ? 'heic' : 'unreadable';
}

async function drawn(file: Blob, size: Size, to: Size): Promise<HTMLCanvasElement> {
  const canvas = canvasOf(to);
  // Only the width is set; the height follows in proportion, in either orientation.
  const smaller: ImageBitmapOptions =
    to.width < size.width ? { resizeWidth: to.width, resizeQuality: 'high' } : {};
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...smaller,
  }).catch(async () => {
    throw new PhotoUnusable(await faultOf(file));
  });
  draw(bitmap, canvas);
  bitmap.close();
  return canvas;
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function draw(from: CanvasImageSource, to: HTMLCanvasElement): void {
  const context = contextOf(to);
  // Transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, to.width, to.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, to.width, to.height);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new PhotoUnusable('unreadable');
  return context;
}

function packed(canvas: HTMLCanvasElement, quality = QUALITY): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PhotoUnusable('unreadable'))),
      TYPE,
      quality,
    );
  });
}

async function isOurs(file: Blob, { width, height }: Size): Promise<boolean> {
  if (Math.max(width, height) > PHOTO_SIDE || file.size > OURS_BYTES) return false;
  return isBareJpeg(new Uint8Array(await file.arrayBuffer()));
}
