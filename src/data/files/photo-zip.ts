import type { PhotoFacts } from '#domain/health/progress-photo';
import { factsOfName, photoFileNames } from '../../interchange/photos/photo-names';
import {
  crc32,
  directory,
  END_LOOKED_AT,
  type FoundEntry,
  findDirectory,
  LOCAL_BYTES,
  localHeader,
  localHeaderLength,
  MOST_BYTES,
  MOST_ENTRIES,
  readDirectory,
  type ZipEntry,
} from '../../interchange/zip';
import type { NewPhoto, PhotoAlbum } from '../health/photo-album';
import { redrawPhoto } from '../health/redraw-photo';

const FOLDER = 'anilha-fotos';
const TYPE = 'image/jpeg';
/** Far above the size of our photos. */
const MOST_PHOTO_BYTES = 40_000_000;

/** All photos as one archive, with only one photo's pixels in memory at a time. */
export async function zipPhotos(album: PhotoAlbum): Promise<Blob> {
  const photos = await album.list();
  const names = photoFileNames(photos);
  const entries: ZipEntry[] = [];
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (const [index, photo] of photos.entries()) {
    const pixels = await album.pixels(photo.id, 'full');
    if (!pixels) continue;
    const name = `${FOLDER}/${names[index]}`;
    const crc = await crcOf(pixels);
    const entry = { name, day: photo.day, crc, size: pixels.size };
    bytes += pixels.size;
    if (bytes > MOST_BYTES || entries.length === MOST_ENTRIES) {
      throw new Error('More photos than an archive holds');
    }
    entries.push(entry);
    parts.push(localHeader(entry), pixels);
  }
  return new Blob([...parts, directory(entries)], { type: 'application/zip' });
}

/** The result of importing an archive; `names` are files that are not our photos. */
export interface PhotosBrought {
  readonly kept: number;
  /** Photos that were on this device already. */
  readonly known: number;
  readonly names: readonly string[];
  readonly refusal: 'consent' | 'full' | null;
}

/** Imports the photos of an archive made by `zipPhotos`; null if the file is no archive. */
export async function bringPhotos(album: PhotoAlbum, file: Blob): Promise<PhotosBrought | null> {
  const entries = await entriesOf(file);
  if (!entries) return null;
  const here = await fingerprints(album);
  const names: string[] = [];
  let kept = 0;
  let known = 0;
  for (const entry of entries) {
    const facts = factsOfName(entry.name);
    const photo = facts && (await photoIn(file, entry, facts));
    if (!photo) {
      names.push(entry.name);
      continue;
    }
    const print = fingerprint(facts, await crcOf(photo.full));
    if (here.has(print)) {
      known += 1;
      continue;
    }
    // Photos are added one by one, so that a device with little space stores as many as fit.
    const refusal = await album.add([photo]);
    if (refusal) return { kept, known, names, refusal };
    here.add(print);
    kept += 1;
  }
  return { kept, known, names, refusal: null };
}

async function entriesOf(file: Blob): Promise<FoundEntry[] | null> {
  const tail = await bytesOf(file.slice(-END_LOOKED_AT));
  const place = findDirectory(tail);
  if (!place) return null;
  return readDirectory(await bytesOf(file.slice(place.offset, place.offset + place.length)));
}

async function photoIn(file: Blob, entry: FoundEntry, facts: PhotoFacts): Promise<NewPhoto | null> {
  const content = await contentOf(file, entry);
  const pixels = content && (await redrawPhoto(content).catch(() => null));
  return pixels && { ...facts, ...pixels };
}

/** The unpacked bytes of an entry; null if they are damaged or use an unsupported compression. */
async function contentOf(file: Blob, entry: FoundEntry): Promise<Blob | null> {
  if (entry.method === 'unknown' || entry.size > MOST_PHOTO_BYTES) return null;
  const head = await bytesOf(file.slice(entry.offset, entry.offset + LOCAL_BYTES));
  const length = localHeaderLength(head);
  if (length === null) return null;
  const from = entry.offset + length;
  const stored = file.slice(from, from + entry.packed);
  try {
    const content = entry.method === 'stored' ? stored : await inflated(stored, entry.size);
    const whole = content.size === entry.size && (await crcOf(content)) === entry.crc;
    return whole ? new Blob([content], { type: TYPE }) : null;
  } catch {
    return null;
  }
}

/** Unpacks an entry compressed by another tool; stops if it is larger than declared. */
async function inflated(stored: Blob, size: number): Promise<Blob> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = stored.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    if (bytes > size) throw new RangeError('More than was announced');
    parts.push(read.value);
  }
  return new Blob(parts);
}

async function fingerprints(album: PhotoAlbum): Promise<Set<string>> {
  const prints = new Set<string>();
  for (const photo of await album.list()) {
    const pixels = await album.pixels(photo.id, 'full');
    if (pixels) prints.add(fingerprint(photo, await crcOf(pixels)));
  }
  return prints;
}

function fingerprint({ day, pose }: PhotoFacts, crc: number): string {
  return `${day} ${pose} ${crc}`;
}

async function crcOf(blob: Blob): Promise<number> {
  return crc32(await bytesOf(blob));
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
