import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives the files of a folder to the folder's owner. A restore often runs as root, and the server
 * could not open its database or journal afterwards. Changes nothing unless run as root.
 */
export async function giveToOwner(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) await lchown(join(folder, entry.name), uid, gid);
  }
}
