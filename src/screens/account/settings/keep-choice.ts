import { storageFailure } from '#words/device/storage-failure';
import { notify } from '../../../ui/layer/notify';

/** Waits until a choice is stored on this device, and shows a message if it could not be. */
export async function keepChoice(choice: Promise<void>): Promise<void> {
  try {
    await choice;
  } catch (cause) {
    console.error('A preference was not stored', cause);
    notify.error(storageFailure('write'));
  }
}
