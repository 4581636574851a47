import { readFileSync } from 'node:fs';

/** Width and height of a PNG as "192x192", read from its header; throws for another format. */
export function pngSize(file: string): string {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${file} is not a PNG`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
