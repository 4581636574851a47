import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { lineOf, startGroup } from './process-group';
import { XVFB } from './programs';

/** An X display without a screen, for programs that need a window. */
export interface VirtualDisplay {
  /** Value of DISPLAY. */
  readonly name: string;
  /** Writes its upper left part to a PNG file. */
  picture(file: string, width: number, height: number): Promise<void>;
  stop(): Promise<void>;
}

const WIDEST = 1440;
const HIGHEST = 1000;
/** Offsets in the header of a picture in the XWD format, which consists of big-endian numbers. */
const HEADER_SIZE_AT = 0;
const ROW_BYTES_AT = 48;
const COLOUR_COUNT_AT = 76;
const COLOUR_BYTES = 12;

export async function startDisplay(): Promise<VirtualDisplay> {
  const folder = await mkdtemp(join(tmpdir(), 'anilha-display-'));
  const screen = `${WIDEST}x${HIGHEST}x24`;
  const server = startGroup(XVFB, [
    ...['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', screen, '-fbdir', folder],
  ]);
  // Beside another display it first complains of each number that is taken.
  const [, number] = await lineOf(server, /^(\d+)$/);
  return {
    name: `:${number}`,
    async picture(file, width, height) {
      await writeFile(file, pngOf(await readFile(join(folder, 'Xvfb_screen0')), width, height));
    },
    async stop() {
      server.kill('SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The upper left part of an XWD picture of 32-bit pixels (blue, green, red, unused). */
function pngOf(xwd: Buffer, width: number, height: number): Buffer {
  const rowBytes = xwd.readUInt32BE(ROW_BYTES_AT);
  const start = xwd.readUInt32BE(HEADER_SIZE_AT) + xwd.readUInt32BE(COLOUR_COUNT_AT) * COLOUR_BYTES;
  // Each row starts with its filter: none.
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = start + y * rowBytes + x * 4;
      const to = y * (width * 3 + 1) + 1 + x * 3;
      rows[to] = xwd[from + 2] ?? 0;
      rows[to + 1] = xwd[from + 1] ?? 0;
      rows[to + 2] = xwd[from] ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, three channels, not interlaced.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
