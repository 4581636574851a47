import { notify } from '../../../ui/layer/notify';

/**
 * Copies a text to the clipboard and confirms it, or explains what to do if that is not allowed.
 */
export async function copyToClipboard(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch (cause) {
    console.error('A text could not be copied', cause);
    notify.error('O navegador não deixou copiar. Selecione o texto e copie.');
  }
}
