import { storageFailure } from '#words/device/storage-failure';
import { commitRefusal } from '#words/errors';
import type { Refusal } from '../../data/commands/write';
import { notify } from '../../ui/layer/notify';

/**
 * Runs a command and shows a message if nothing was stored, because of a limit or a device that
 * cannot write. Resolves with whether it was stored.
 */
export async function guarded(command: Promise<Refusal | null>): Promise<boolean> {
  return guardedBy(command, commitRefusal);
}

/** Like `guarded`, for commands with other refusals. */
export async function guardedBy<Reason extends string>(
  command: Promise<Reason | null>,
  words: (reason: Reason) => string,
): Promise<boolean> {
  try {
    const refusal = await command;
    if (refusal !== null) notify.error(words(refusal));
    return refusal === null;
  } catch (cause) {
    console.error('A command failed', cause);
    notify.error(storageFailure('write'));
    return false;
  }
}
