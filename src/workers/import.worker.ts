import { readLiftLogProtobuf } from '../interchange/backups/liftlog-protobuf';
import { readBackup } from '../interchange/backups/read-backup';
import { readBodyJson, readBodyTable } from '../interchange/body/read-body';
import { limited, readWorkoutTable } from '../interchange/files/read-table';
import { IMPORT_LIMITS } from '../interchange/limits';
import type { ReadTable, Remark, SeenNames, TableChoices, Unreadable } from '../interchange/model';
import { createOwnFileReader } from '../interchange/own/own-file';
import type { PackedActivity } from './activity-messages';
import type { FileAnswer, FileAsk } from './import-messages';
import { inPieces } from './in-pieces';
import { collected, type PackedFile, unpackArchive, unpacked } from './packed-file';

// This worker reads an imported file in the background, so that a long history does not block the
// page.

function say(answer: FileAnswer): void {
  self.postMessage(answer);
}

const BROKEN: FileAnswer = { is: 'unreadable', unreadable: { reason: 'broken' } };

function startsWith(bytes: Uint8Array, ...wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

const isArchive = (head: Uint8Array) => startsWith(head, 0x50, 0x4b);

/** "SQLite", the format of some apps' backups. */
const isDatabase = (head: Uint8Array) => startsWith(head, 0x53, 0x51, 0x4c, 0x69, 0x74, 0x65);

/** First bytes of 7z, RAR, bzip2, xz and zstd. */
const PACKED = [
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x28, 0xb5, 0x2f, 0xfd],
] as const;

const unknown = (as: Exclude<SeenNames['as'], 'table'>): Unreadable => ({
  reason: 'unknown',
  seen: { as },
});

/** The type of a binary file by its first bytes; null for text and for readable archives. */
function bytesSeen(head: Uint8Array): Exclude<SeenNames['as'], 'table'> | null {
  if (isArchive(head) && /\[Content_Types\]|xl\//.test(new TextDecoder('latin1').decode(head))) {
    return 'excel';
  }
  if (PACKED.some((sign) => startsWith(head, ...sign))) return 'packed';
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) return 'excel';
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  const picture = startsWith(head, 0x89, 0x50, 0x4e, 0x47) || startsWith(head, 0xff, 0xd8, 0xff);
  if (picture) return 'picture';
  if (isDatabase(head)) return 'database';
  const utf16 = startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff) || isBareUtf16(head);
  return !utf16 && !isArchive(head) && head.includes(0) ? 'bytes' : null;
}

/** UTF-16 without a mark, as GymBook writes it: most second bytes of a western text are zero. */
function isBareUtf16(head: Uint8Array): boolean {
  const high = head.filter((_, index) => index % 2 === 1);
  const zeros = high.filter((byte) => byte === 0).length;
  return head.length > 1 && zeros * 10 > high.length * 9 && head[0] !== 0;
}

/** A table is small enough to decode it whole. Spreadsheets also use the Windows-1252 encoding. */
async function textOf(file: Blob): Promise<{ text: string; remarks: Remark[] }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0xff, 0xfe) || isBareUtf16(bytes.subarray(0, HEAD_BYTES))) {
    return decoded('utf-16le', bytes);
  }
  if (startsWith(bytes, 0xfe, 0xff)) return decoded('utf-16be', bytes);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), remarks: [] };
  } catch {
    return { ...decoded('windows-1252', bytes), remarks: ['encoding'] };
  }
}

function decoded(letters: string, bytes: Uint8Array): { text: string; remarks: Remark[] } {
  return { text: new TextDecoder(letters).decode(bytes), remarks: [] };
}

/** The zone of this device, in which its days are counted. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function readTableFile(file: Blob, choices: TableChoices): Promise<FileAnswer> {
  if (file.size > IMPORT_LIMITS.tableBytes) {
    return tooLarge('table');
  }
  const { unit, roles } = choices;
  const { text, remarks } = await textOf(file);
  say({ is: 'progress', share: 0.2 });
  const body = readBodyTable(text, unit, zoneHere());
  if (body) return bodyAnswer(body, remarks);
  const onSplit = () => say({ is: 'progress', share: 0.6 });
  const table = readWorkoutTable(text, unit, onSplit, roles, choices);
  if ('question' in table) return { is: 'columns', question: table.question };
  if ('unreadable' in table) return { is: 'unreadable', unreadable: table.unreadable };
  return { is: 'table', table: { ...table, remarks: [...remarks, ...table.remarks] } };
}

function bodyAnswer(
  body: NonNullable<ReturnType<typeof readBodyTable>>,
  remarks: readonly Remark[] = [],
): FileAnswer {
  if ('unreadable' in body) return { is: 'unreadable', unreadable: body.unreadable };
  const encoding = remarks.includes('encoding') ? (['encoding'] as const) : [];
  return { is: 'body', body: { ...body, remarks: [...encoding, ...body.remarks] } };
}

const isOwn = (head: string) => /"format"\s*:\s*"anilha"/.test(head);

/** A JSON file is one of ours, a list of measures, or the backup of another app. */
async function readJsonFile(file: Blob, { unit }: TableChoices): Promise<FileAnswer> {
  const head = await file.slice(0, HEAD_BYTES).text();
  if (isOwn(head) || file.size > IMPORT_LIMITS.tableBytes) return readOwnFile(file, false);
  const { text } = await textOf(file);
  const body = readBodyJson(text, unit, zoneHere());
  if (body) return bodyAnswer(body);
  const backup = readBackup(text, unit);
  if (backup === 'broken') return { is: 'unreadable', unreadable: { reason: 'broken' } };
  return backup ? backupAnswer(backup) : readOwnFile(file, false);
}

function backupAnswer(read: ReadTable): FileAnswer {
  const table = limited(read);
  if ('unreadable' in table) return { is: 'unreadable', unreadable: table.unreadable };
  return { is: 'table', table };
}

const sayShare = (share: number) => say({ is: 'progress', share });

/** Reads an export of Apple's Health app, which is too large to be in memory. */
async function readHealthXml(packed: PackedFile): Promise<FileAnswer> {
  const { createAppleHealthReader } = await import('../interchange/body/apple-health');
  const reader = createAppleHealthReader();
  try {
    const plain = unpacked(packed, inPieces(packed.bytes.size, sayShare));
    const texts = plain.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await texts.read(); !part.done; part = await texts.read()) {
      if (!reader.take(part.value)) break;
    }
  } catch {
    return BROKEN;
  }
  return bodyAnswer(reader.end());
}

/** SQLite loads only with such a file. */
async function readDatabase(file: Blob | null, choices: TableChoices): Promise<FileAnswer> {
  if (!file || file.size > IMPORT_LIMITS.databaseBytes) return tooLarge('database');
  const { readDatabaseFile } = await import('./read-database');
  return readDatabaseFile(file, choices);
}

async function readOwnFile(file: Blob, packed: boolean): Promise<FileAnswer> {
  const bytes = file.stream().pipeThrough(inPieces(file.size, sayShare));
  const plain = packed ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
  const reader = createOwnFileReader();
  let characters = 0;
  try {
    const texts = plain.pipeThrough(new TextDecoderStream()).getReader();
    // Not every browser can iterate over a stream.
    for (let part = await texts.read(); !part.done; part = await texts.read()) {
      characters += part.value.length;
      if (characters > IMPORT_LIMITS.ownCharacters) {
        return tooLarge('own');
      }
      if (!reader.take(part.value)) break;
    }
  } catch {
    return BROKEN;
  }
  const own = reader.end();
  if ('unreadable' in own) return { is: 'unreadable', unreadable: own.unreadable };
  if (own.records.length === 0) return { is: 'unreadable', unreadable: { reason: 'empty' } };
  return { is: 'own', own };
}

const HEAD_BYTES = 2048;

const tooLarge = (limit: 'table' | 'own' | 'health' | 'database'): FileAnswer => ({
  is: 'unreadable',
  unreadable: { reason: 'too-large', limit },
});

async function read({ file, ...choices }: FileAsk): Promise<FileAnswer> {
  if (file.size === 0) return { is: 'unreadable', unreadable: { reason: 'empty' } };
  if (file.size > IMPORT_LIMITS.healthBytes) return tooLarge('health');
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHealthXml(head)) return readHealthXml({ bytes: file, deflated: false, crc: null });
  if (isArchive(head) && bytesSeen(head) === null) return readArchive(file, choices);
  if (file.size > IMPORT_LIMITS.ownBytes) return tooLarge('own');
  if (startsWith(head, 0x1f, 0x8b)) return readGzip(file, choices);
  if (isActivity(head)) return activityAnswer(file, []);
  if (isDatabase(head)) return readDatabase(file, choices);
  const seen = bytesSeen(head);
  if (seen) return { is: 'unreadable', unreadable: unknown(seen) };
  return readText(file, choices);
}

async function readText(file: Blob, choices: TableChoices): Promise<FileAnswer> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return isJson(head) ? readJsonFile(file, choices) : readTableFile(file, choices);
}

/** FIT files carry their name behind the sizes of their header; TCX files are XML. */
function isActivity(head: Uint8Array): boolean {
  if (startsWith(head.subarray(8), 0x2e, 0x46, 0x49, 0x54)) return true;
  return isTcx(new TextDecoder().decode(head));
}

function isTcx(head: string): boolean {
  return /<TrainingCenterDatabase[\s>]/.test(head);
}

function activityAnswer(file: Blob, packed: PackedActivity['packed']): FileAnswer {
  const name = file instanceof File ? file.name : '';
  return { is: 'activities', files: [{ name, file, packed }] };
}

const isJson = (head: Uint8Array) => /^[{[]/.test(new TextDecoder().decode(head).trimStart());

const isHealthXml = (head: Uint8Array) =>
  /^\s*<[\s\S]*<(!DOCTYPE )?HealthData\b/.test(new TextDecoder().decode(head));

/** A compressed file holds one of ours, a backup, or a table that a mail or a cloud drive has compressed. */
async function readGzip(file: Blob, choices: TableChoices): Promise<FileAnswer> {
  const plain = () => file.stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    const reader = plain().getReader();
    const { value = new Uint8Array() } = await reader.read();
    await reader.cancel();
    const head = value.slice(0, HEAD_BYTES);
    if (isActivity(head)) return activityAnswer(file, ['gzip']);
    if (isOwn(new TextDecoder().decode(head))) return await readOwnFile(file, true);
    const seen = isArchive(head) ? 'packed' : bytesSeen(head);
    if (seen === 'database') return { is: 'unreadable', unreadable: unknown(seen) };
    if (seen !== null && seen !== 'bytes') {
      return { is: 'unreadable', unreadable: unknown('packed') };
    }
    const content = await collected(plain(), IMPORT_LIMITS.tableBytes);
    if (!content) return tooLarge('table');
    if (seen === 'bytes') return await readBinary(content, choices);
    return await readText(content, choices);
  } catch {
    return BROKEN;
  }
}

/** Reads unpacked bytes that are no text: the backup of an app. */
async function readBinary(file: Blob, { unit }: TableChoices): Promise<FileAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoder = new TextDecoder();
  const backup = readLiftLogProtobuf(bytes, (text) => decoder.decode(text), unit);
  return backup ? backupAnswer(backup) : { is: 'unreadable', unreadable: unknown('packed') };
}

/** An archive with a single table, JSON file or database is read like it, and Apple's by its XML. */
async function readArchive(file: Blob, choices: TableChoices): Promise<FileAnswer> {
  const found = await unpackArchive(file, IMPORT_LIMITS.tableBytes);
  switch (found.is) {
    case 'table':
      return readText(found.file, choices);
    case 'activities':
      return found;
    case 'health':
      return readHealthXml(found.packed);
    case 'database': {
      const content = collected(unpacked(found.packed), IMPORT_LIMITS.databaseBytes);
      const database = await content.catch(() => 'broken');
      return typeof database === 'string' ? BROKEN : readDatabase(database, choices);
    }
    case 'too-large':
      return tooLarge('table');
    case 'broken':
      return BROKEN;
    default:
      return { is: 'unreadable', unreadable: unknown(found.is) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<FileAsk>) => {
  // Also after a failure: the page waits for an answer.
  read(data)
    .then(say)
    .catch((cause: unknown) => {
      console.error('A file to import could not be read', cause);
      say(BROKEN);
    });
});
