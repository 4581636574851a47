import { RECEIPT_BYTES } from '#protocol/charges';
import { redrawPaper } from './redraw-photo';

/** A picture as base64 that fits into so many bytes, with nothing of its file but the pixels. */
export async function sentPicture(file: Blob, mostBytes = RECEIPT_BYTES): Promise<string> {
  const bytes = new Uint8Array(await (await redrawPaper(file, mostBytes)).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
