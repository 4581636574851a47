import { RECEIPT_BYTES } from '#protocol/charges/charges';
import { redrawPaper } from './redraw-photo';

/**
 * Redraws a picture, without metadata, in at most `mostBytes` bytes; resolves with their base64.
 */
export async function sentPicture(file: Blob, mostBytes = RECEIPT_BYTES): Promise<string> {
  return base64Of(await redrawPaper(file, mostBytes));
}

/** The bytes of a file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
