import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives the files of a folder to whose it is. Who restores is often root and the server is not: it could
 * neither open its database nor write its journal any more. Nothing changes for anybody but root.
 */
export async function giveToOwner(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) await lchown(join(folder, entry.name), uid, gid);
  }
}
