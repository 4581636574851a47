import { createActivityReader } from '../interchange/activities/read-activities';
import { isFit } from '../interchange/activities/read-fit';
import { IMPORT_LIMITS } from '../interchange/limits';
import type { FileContents } from './import-messages';
import type { PackedActivity } from './packed-activity';
import { collected } from './packed-file';

/** A file in memory: null if it is too large, nothing if it is damaged. */
async function unpacked({ file, packed }: PackedActivity): Promise<Uint8Array | null> {
  const stream = packed.reduce<ReadableStream<Uint8Array<ArrayBuffer>>>(
    (inner, format) => inner.pipeThrough(new DecompressionStream(format)),
    file.stream(),
  );
  try {
    const whole = await collected(stream, IMPORT_LIMITS.tableBytes);
    return whole && new Uint8Array(await whole.arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/** Reads activity files of watches. */
export async function readActivityFiles(
  files: readonly PackedActivity[],
  onProgress: (share: number) => void,
): Promise<FileContents> {
  const reader = createActivityReader();
  let total = 0;
  for (const [index, one] of files.entries()) {
    const bytes = await unpacked(one);
    total += bytes?.length ?? 0;
    if (!bytes || total > IMPORT_LIMITS.ownBytes) {
      return {
        is: 'unreadable',
        unreadable: { reason: 'too-large', limit: bytes ? 'own' : 'table' },
      };
    }
    const { name } = one;
    if (isFit(bytes) || /\.fit/i.test(name)) reader.take({ name, format: 'fit', bytes });
    else reader.take({ name, format: 'tcx', text: new TextDecoder().decode(bytes) });
    onProgress((index + 1) / files.length);
  }
  const table = reader.end();
  if ('unreadable' in table) return { is: 'unreadable', unreadable: table.unreadable };
  return { is: 'table', table };
}
