import { quoted } from './quoted';

/** An address without quotation marks; characters that end a word or a part are excluded. */
export const BARE_VIDEO = /https:\/\/[^\s;"“”]*[^\s;"“”,.)\]]/u;

/**
 * A video in text form: its address after the word, in quotation marks if it would not be read
 * completely.
 */
export function videoText(address: string): string {
  const isBare = BARE_VIDEO.exec(address)?.[0] === address;
  return `vídeo ${isBare ? address : quoted(address)}`;
}
