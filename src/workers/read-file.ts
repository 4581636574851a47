import { readLiftLogProtobuf } from '../interchange/backups/liftlog-protobuf';
import { readBackup } from '../interchange/backups/read-backup';
import { readBodyJson, readBodyTable } from '../interchange/body/read-body';
import { isTableOfApp, limited, readWorkoutTable } from '../interchange/files/read-table';
import { IMPORT_LIMITS } from '../interchange/limits';
import type { ReadTable, Remark, SeenNames, TableChoices, Unreadable } from '../interchange/model';
import { createOwnFileReader } from '../interchange/own/own-file';
import {
  bytesSeen,
  HEAD_BYTES,
  isActivity,
  isArchive,
  isBareUtf16,
  isDatabase,
  isHealthXml,
  isJson,
  isOwn,
  startsWith,
} from './file-heads';
import type { FileAsk, FileContents } from './import-messages';
import { inPieces } from './in-pieces';
import type { PackedActivity } from './packed-activity';
import { collected, type PackedFile, unpackArchive, unpacked } from './packed-file';

/** The person's choices about a file, and what hears how much of it was read, 0 to 1. */
interface Reading extends TableChoices {
  onProgress(share: number): void;
}

const BROKEN: FileContents = { is: 'unreadable', unreadable: { reason: 'broken' } };

const unknown = (as: Exclude<SeenNames['as'], 'table'>): Unreadable => ({
  reason: 'unknown',
  seen: { as },
});

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

async function readTableFile(file: Blob, choices: Reading): Promise<FileContents> {
  if (file.size > IMPORT_LIMITS.tableBytes) {
    return tooLarge('table');
  }
  const { unit, roles } = choices;
  const { text, remarks } = await textOf(file);
  choices.onProgress(0.2);
  // Nearly all files are of apps, which have no measures of the body.
  const body = isTableOfApp(text) ? null : readBodyTable(text, choices, zoneHere());
  if (body) return bodyAnswer(body, remarks);
  const onSplit = () => choices.onProgress(0.6);
  const table = readWorkoutTable(text, unit, onSplit, roles, choices);
  if ('question' in table) return { is: 'columns', question: table.question };
  if ('unreadable' in table) return { is: 'unreadable', unreadable: table.unreadable };
  return { is: 'table', table: { ...table, remarks: [...remarks, ...table.remarks] } };
}

function bodyAnswer(
  body: NonNullable<ReturnType<typeof readBodyTable>>,
  remarks: readonly Remark[] = [],
): FileContents {
  if ('unreadable' in body) return { is: 'unreadable', unreadable: body.unreadable };
  if ('question' in body) return { is: 'measures', question: body.question };
  if (!('readings' in body)) return { is: 'people', people: body.people };
  const encoding = remarks.includes('encoding') ? (['encoding'] as const) : [];
  return { is: 'body', body: { ...body, remarks: [...encoding, ...body.remarks] } };
}

/** A JSON file is one of ours, a list of measures, or the backup of another app. */
async function readJsonFile(file: Blob, choices: Reading): Promise<FileContents> {
  const head = await file.slice(0, HEAD_BYTES).text();
  if (isOwn(head) || file.size > IMPORT_LIMITS.tableBytes) return readOwnFile(file, false, choices);
  const { text } = await textOf(file);
  const body = readBodyJson(text, choices, zoneHere());
  if (body) return bodyAnswer(body);
  const backup = readBackup(text, choices.unit);
  if (backup === 'broken') return { is: 'unreadable', unreadable: { reason: 'broken' } };
  return backup ? backupAnswer(backup) : readOwnFile(file, false, choices);
}

function backupAnswer(read: ReadTable): FileContents {
  const table = limited(read);
  if ('unreadable' in table) return { is: 'unreadable', unreadable: table.unreadable };
  return { is: 'table', table };
}

/** Reads an export of Apple's Health app, which is too large to be in memory. */
async function readHealthXml(packed: PackedFile, { onProgress }: Reading): Promise<FileContents> {
  const { createAppleHealthReader } = await import('../interchange/body/apple-health');
  const reader = createAppleHealthReader();
  try {
    const plain = unpacked(packed, inPieces(packed.bytes.size, onProgress));
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
async function readDatabase(file: Blob | null, choices: Reading): Promise<FileContents> {
  if (!file || file.size > IMPORT_LIMITS.databaseBytes) return tooLarge('database');
  const { readDatabaseFile } = await import('./read-database');
  return readDatabaseFile(file, choices);
}

async function readOwnFile(
  file: Blob,
  packed: boolean,
  { onProgress }: Reading,
): Promise<FileContents> {
  const bytes = file.stream().pipeThrough(inPieces(file.size, onProgress));
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

const tooLarge = (limit: 'table' | 'own' | 'health' | 'database'): FileContents => ({
  is: 'unreadable',
  unreadable: { reason: 'too-large', limit },
});

async function contentsOf(file: Blob, choices: Reading): Promise<FileContents> {
  if (file.size === 0) return { is: 'unreadable', unreadable: { reason: 'empty' } };
  if (file.size > IMPORT_LIMITS.healthBytes) return tooLarge('health');
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHealthXml(head)) return readHealthXml({ bytes: file, deflated: false, crc: null }, choices);
  if (isArchive(head) && bytesSeen(head) === null) return readArchive(file, choices);
  if (file.size > IMPORT_LIMITS.ownBytes) return tooLarge('own');
  if (startsWith(head, 0x1f, 0x8b)) return readGzip(file, choices);
  if (isActivity(head)) return readActivity(file, [], choices);
  if (isDatabase(head)) return readDatabase(file, choices);
  const seen = bytesSeen(head);
  if (seen) return { is: 'unreadable', unreadable: unknown(seen) };
  return readText(file, choices);
}

async function readText(file: Blob, choices: Reading): Promise<FileContents> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return isJson(head) ? readJsonFile(file, choices) : readTableFile(file, choices);
}

function readActivity(
  file: Blob,
  packed: PackedActivity['packed'],
  choices: Reading,
): Promise<FileContents> {
  const name = file instanceof File ? file.name : '';
  return readActivities([{ name, file, packed }], choices);
}

/** The profile of exercises loads only with such files. */
async function readActivities(
  files: readonly PackedActivity[],
  { onProgress }: Reading,
): Promise<FileContents> {
  const { readActivityFiles } = await import('./read-activity-files');
  return readActivityFiles(files, onProgress);
}

/** A compressed file holds one of ours, a backup, or a table that a mail or a cloud drive has compressed. */
async function readGzip(file: Blob, choices: Reading): Promise<FileContents> {
  const plain = () => file.stream().pipeThrough(new DecompressionStream('gzip'));
  try {
    const reader = plain().getReader();
    const { value = new Uint8Array() } = await reader.read();
    await reader.cancel();
    const head = value.slice(0, HEAD_BYTES);
    if (isActivity(head)) return await readActivity(file, ['gzip'], choices);
    if (isHealthXml(head)) {
      const packed = { bytes: file, deflated: false, gzip: true, crc: null } as const;
      return await readHealthXml(packed, choices);
    }
    if (isOwn(new TextDecoder().decode(head))) return await readOwnFile(file, true, choices);
    const seen = isArchive(head) ? 'packed' : bytesSeen(head);
    if (seen === 'database') {
      return await readDatabase(await collected(plain(), IMPORT_LIMITS.databaseBytes), choices);
    }
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

/** The reader of workbooks loads only with such a file. */
async function readWorkbook(
  file: Blob,
  as: 'excel' | 'opendocument',
  choices: Reading,
): Promise<FileContents> {
  if (file.size > IMPORT_LIMITS.tableBytes) return tooLarge('table');
  const { readWorkbookFile } = await import('./read-workbook');
  choices.onProgress(0.2);
  return readWorkbookFile(file, as, choices);
}

/** Reads unpacked bytes that are no text: the backup of an app. */
async function readBinary(file: Blob, { unit }: Reading): Promise<FileContents> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoder = new TextDecoder();
  const backup = readLiftLogProtobuf(bytes, (text) => decoder.decode(text), unit);
  return backup ? backupAnswer(backup) : { is: 'unreadable', unreadable: unknown('packed') };
}

/** An archive with a single table, JSON file or database is read like it, and Apple's by its XML. */
async function readArchive(file: Blob, choices: Reading): Promise<FileContents> {
  const found = await unpackArchive(file, IMPORT_LIMITS.tableBytes);
  switch (found.is) {
    case 'table':
      return readText(found.file, choices);
    case 'activities':
      return readActivities(found.files, choices);
    case 'health':
      return readHealthXml(found.packed, choices);
    case 'database': {
      const content = collected(unpacked(found.packed), IMPORT_LIMITS.databaseBytes);
      const database = await content.catch(() => 'broken');
      return typeof database === 'string' ? BROKEN : readDatabase(database, choices);
    }
    case 'too-large':
      return tooLarge('table');
    case 'broken':
      return BROKEN;
    case 'excel':
    case 'opendocument':
      return readWorkbook(file, found.is, choices);
    default:
      return { is: 'unreadable', unreadable: unknown(found.is) };
  }
}

/** The contents of a file to import; one that cannot be read is broken. */
export async function readFile(
  { file, ...choices }: FileAsk,
  onProgress: (share: number) => void,
): Promise<FileContents> {
  try {
    return await contentsOf(file, { ...choices, onProgress });
  } catch (cause) {
    console.error('A file to import could not be read', cause);
    return BROKEN;
  }
}
