/** The browser's own code reader, if supported. */
interface NativeReader {
  detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): NativeReader;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

/** The text of the code in a picture; null without a readable one. */
export type ReadCode = (
  picture: HTMLVideoElement | ImageBitmap,
  effort: 'frame' | 'photo',
) => Promise<string | null>;

/** Enough px for the densest code; more only takes longer. */
const LONGEST_SIDE = { frame: 1080, photo: 2400 } as const;
const PHOTO_MS = 3000;

export async function createCodeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = window;
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes('qr_code')) {
    const native = new BarcodeDetector({ formats: ['qr_code'] });
    return async (picture) => (await native.detect(picture))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (picture, effort) => {
    const pixels = pixelsOf(picture, canvas, LONGEST_SIDE[effort]);
    if (!pixels) return null;
    try {
      return decodeQR(
        pixels,
        effort === 'photo' ? { effort: Number.POSITIVE_INFINITY, timeLimit: PHOTO_MS } : {},
      );
    } catch {
      // The library throws if it finds none.
      return null;
    }
  };
}

function pixelsOf(
  picture: HTMLVideoElement | ImageBitmap,
  canvas: HTMLCanvasElement,
  longest: number,
): ImageData | null {
  const video = picture instanceof HTMLVideoElement;
  const width = video ? picture.videoWidth : picture.width;
  const height = video ? picture.videoHeight : picture.height;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
