import {
  crc32,
  END_LOOKED_AT,
  type FoundEntry,
  findDirectory,
  LOCAL_BYTES,
  localHeaderLength,
  readDirectory,
} from '../interchange/zip';
import type { PackedActivity } from './packed-activity';

const APPLE_FOLDER = /^apple_health_export\//;

/** Archives that are a document of one app, by the names of their entries. */
const ARCHIVES = [
  ['apple-health', APPLE_FOLDER],
  ['excel', /^xl\//],
  ['opendocument', /^content\.xml$/],
  ['numbers', /^Index(\.zip$|\/.*\.iwa$)/],
] as const;
type NamedArchive = (typeof ARCHIVES)[number][0];

/** The stored bytes of an entry. */
export interface PackedFile {
  readonly bytes: Blob;
  readonly deflated: boolean;
  /** Present if it is a file of gzip, which has a sum of its own. */
  readonly gzip?: true;
  /** The CRC-32 of the unpacked bytes; null if unknown. */
  readonly crc: number | null;
}

/** The contents of a compressed file, or why it cannot be used. */
export type Unpacked =
  /** A table or a JSON file. */
  | { readonly is: 'table'; readonly file: Blob }
  | { readonly is: 'activities'; readonly files: readonly PackedActivity[] }
  | { readonly is: 'health' | 'database'; readonly packed: PackedFile }
  | { readonly is: NamedArchive | 'zip' | 'broken' | 'too-large' };

async function bytesAt(file: Blob, from: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
}

/** The whole result of a stream, or null beyond a limit. Damaged data throws. */
export async function collected(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  return new Blob(parts);
}

/** The entries of an archive; null for a file that is none, or damaged. */
export async function archiveEntries(file: Blob): Promise<FoundEntry[] | null> {
  const looked = Math.min(file.size, END_LOOKED_AT);
  const found = findDirectory(await bytesAt(file, file.size - looked, looked));
  if (!found || found.offset + found.length > file.size) return null;
  return readDirectory(await bytesAt(file, found.offset, found.length));
}

/** The contents of an entry. The stream fails at its end if they are damaged. */
export function unpacked(
  { bytes, deflated, gzip, crc }: PackedFile,
  passing?: TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream = passing ? bytes.stream().pipeThrough(passing) : bytes.stream();
  const format = gzip ? 'gzip' : deflated ? 'deflate-raw' : null;
  const plain = format ? stream.pipeThrough(new DecompressionStream(format)) : stream;
  return crc === null ? plain : plain.pipeThrough(checking(crc));
}

function checking(crc: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let found = 0;
  return new TransformStream({
    transform(chunk, controller) {
      found = crc32(chunk, found);
      controller.enqueue(chunk);
    },
    flush(controller) {
      if (found !== crc) controller.error(new Error('The entry of the archive is damaged'));
    },
  });
}

const HIDDEN = /(^|\/)[._]/;

const isTableName = (name: string) => /\.(csv|tsv|txt|json)$/i.test(name) && !HIDDEN.test(name);

const ACTIVITY_NAME = /\.(fit|tcx)(\.gz)?$/i;

/** Where the bytes of an entry lie; null if the archive is damaged there. */
async function bytesOf(file: Blob, entry: FoundEntry): Promise<Blob | null> {
  const header = localHeaderLength(await bytesAt(file, entry.offset, LOCAL_BYTES));
  if (header === null) return null;
  const from = entry.offset + header;
  return file.slice(from, from + entry.packed);
}

/** The activity files of an archive, still compressed. */
async function activitiesIn(file: Blob, entries: readonly FoundEntry[]): Promise<PackedActivity[]> {
  const found: PackedActivity[] = [];
  for (const entry of entries) {
    const { name, method } = entry;
    if (!ACTIVITY_NAME.test(name) || HIDDEN.test(name) || method === 'unknown') continue;
    const bytes = await bytesOf(file, entry);
    found.push({
      name: name.replace(/^.*\//, ''),
      file: bytes ?? new Blob(),
      packed: [
        ...(method === 'stored' ? [] : (['deflate-raw'] as const)),
        ...(/\.gz$/i.test(name) ? (['gzip'] as const) : []),
      ],
    });
  }
  return found;
}

/** The only table or JSON file in an archive, or its activity files; other archives are named by what they seem to be. */
export async function unpackArchive(file: Blob, most: number): Promise<Unpacked> {
  const entries = await archiveEntries(file);
  if (!entries) return { is: 'broken' };
  const health = healthEntry(entries);
  if (health) {
    const packed = await packedFile(file, health);
    return packed ? { is: 'health', packed } : { is: 'broken' };
  }
  const databases = entries.filter(({ name }) => DATABASE.test(name));
  if (databases.length === 1 && databases[0] && databases[0].method !== 'unknown') {
    const packed = await packedFile(file, databases[0]);
    return packed ? { is: 'database', packed } : { is: 'broken' };
  }
  const named = ARCHIVES.find(([, sign]) => entries.some(({ name }) => sign.test(name)));
  if (named) return { is: named[0] };
  const files = await activitiesIn(file, entries);
  if (files.length > 0) return { is: 'activities', files };
  const [entry, another] = entries.filter(({ name }) => isTableName(name));
  if (!entry || another || entry.method === 'unknown') return { is: 'zip' };
  const packed = await packedFile(file, entry);
  if (!packed) return { is: 'broken' };
  if (!packed.deflated) return { is: 'table', file: packed.bytes };
  try {
    const table = await collected(unpacked(packed), most);
    return table ? { is: 'table', file: table } : { is: 'too-large' };
  } catch {
    return { is: 'broken' };
  }
}

/** Health Connect's export and backups of FitNotes. */
const DATABASE = /\.(db|sqlite3?|fitnotes)$/i;

/** The name in any language of the phone: export.xml, exportar.xml, exportieren.xml. */
const APPLE_XML = /(^|\/)exp[^/]*\.xml$/i;
/** A copy of the data for hospitals. */
const CLINICAL = /cda\.xml$/i;

/** The XML with all records in an archive of Apple's Health app. */
function healthEntry(entries: readonly FoundEntry[]): FoundEntry | null {
  if (!entries.some(({ name }) => APPLE_FOLDER.test(name))) return null;
  const found = entries.filter(({ name }) => APPLE_XML.test(name) && !CLINICAL.test(name));
  return found.find(({ method }) => method !== 'unknown') ?? null;
}

async function packedFile(file: Blob, entry: FoundEntry): Promise<PackedFile | null> {
  const bytes = await bytesOf(file, entry);
  return bytes && { bytes, deflated: entry.method === 'deflated', crc: entry.crc };
}

export type ArchiveEntry = FoundEntry;

/** The text of an entry; null beyond a size limit. Damaged data throws. */
export async function entryText(
  file: Blob,
  entry: ArchiveEntry,
  most: number,
): Promise<string | null> {
  const packed = await bytesOf(file, entry);
  if (!packed || entry.method === 'unknown') throw new Error('unreadable entry');
  if (entry.method === 'stored') return packed.size > most ? null : packed.text();
  const stream = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await collected(stream, most))?.text() ?? null;
}
