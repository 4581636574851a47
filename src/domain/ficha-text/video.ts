import { quoted } from './quoted';

/** An address that stands on a line without quotation marks; what ends a word or a part is not its own. */
export const BARE_VIDEO = /https:\/\/[^\s;"“”]*[^\s;"“”,.)\]]/u;

/** video as it is written: its address after the word, in quotation marks where it would not be read whole. */
export function videoText(address: string): string {
  const isBare = BARE_VIDEO.exec(address)?.[0] === address;
  return `vídeo ${isBare ? address : quoted(address)}`;
}
