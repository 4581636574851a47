import { storageFailure } from '#words/storage-failure';
import { notify } from '../../ui/notify';

/** Waits for a choice to be stored on this device, and says so when it could not be. */
export async function keepChoice(choice: Promise<void>): Promise<void> {
  try {
    await choice;
  } catch (cause) {
    console.error('A preference was not stored', cause);
    notify.error(storageFailure('write'));
  }
}
