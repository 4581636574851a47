import { crc32, directory, localHeader, type ZipEntry } from '../../interchange/zip';

/** A file that goes into an archive. `name` as in `ZipEntry`. */
export interface Packed {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Some files as one uncompressed archive.
 * @param day of all files, YYYY-MM-DD
 */
export async function zipFile(files: readonly Packed[], day: string): Promise<Blob> {
  const entries: ZipEntry[] = [];
  const parts: BlobPart[] = [];
  for (const { name, content } of files) {
    const crc = crc32(new Uint8Array(await content.arrayBuffer()));
    const entry = { name, day, crc, size: content.size };
    entries.push(entry);
    parts.push(localHeader(entry), content);
  }
  return new Blob([...parts, directory(entries)], { type: 'application/zip' });
}
