import { photoRefusal } from '#words/health/photos';
import type { PhotoRefusal } from '../../../data/health/photo-album';
import { guardedBy } from '../../../parts/input/guarded';

type Command = Promise<PhotoRefusal | null> | Promise<void>;

async function refusalOf(command: Command): Promise<PhotoRefusal | null> {
  return (await command) ?? null;
}

/**
 * Runs a command of the album and shows a message if nothing was stored. Resolves with whether it
 * was stored.
 */
export function keptOrSaid(command: Command): Promise<boolean> {
  return guardedBy(refusalOf(command), photoRefusal);
}
