import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { SQLITE_FILE } from '../db/sqlite-file';
import { BackupError } from './backup-error';

/** Files beside the list: the database, and the secret if it is a file. */
export const DATABASE_FILE = { sqlite: SQLITE_FILE, postgres: 'anilha.dump' } as const;
export const SECRET_FILE = 'auth-secret';
/** The list of a backup's files; a folder without it is no backup. */
export const LIST_FILE = 'backup.json';

const listSchema = v.object({
  format: v.literal(1),
  /** Start of the backup, epoch ms. */
  at: v.number(),
  dialect: v.picklist(['sqlite', 'postgres']),
  /** SHA-256 of each file, hexadecimal. */
  files: v.record(v.string(), v.string()),
});
export type BackupList = v.InferOutput<typeof listSchema>;

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes the list of a folder's files; a folder without it is not a backup. */
export async function sealBackup(
  folder: string,
  { at, dialect, names }: Pick<BackupList, 'at' | 'dialect'> & { names: readonly string[] },
): Promise<void> {
  const digests = names.map(async (name) => [name, await digestOf(join(folder, name))] as const);
  const files = Object.fromEntries(await Promise.all(digests));
  const list: BackupList = { format: 1, at, dialect, files };
  await writeFile(join(folder, LIST_FILE), `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Reads the list of a backup and compares each file with its checksum.
 * @throws BackupError for an incomplete one
 */
export async function openBackup(folder: string): Promise<BackupList> {
  const text = await readFile(join(folder, LIST_FILE), 'utf8').catch(() => {
    throw new BackupError(`Não há um backup inteiro em ${folder}: falta ${LIST_FILE}.`);
  });
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), listSchema), text);
  if (!list.success) throw new BackupError(`${join(folder, LIST_FILE)} não pode ser lido.`);
  for (const [name, digest] of Object.entries(list.output.files)) {
    const found = await digestOf(join(folder, name)).catch(() => null);
    if (found !== digest) throw new BackupError(`${join(folder, name)} falta ou está danificado.`);
  }
  return list.output;
}
