import { notify } from '../../ui/notify';

/** Puts a text on the clipboard and says so, or what to do where that is not allowed. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch (cause) {
    console.error('A text could not be copied', cause);
    notify.error('O navegador não deixou copiar. Selecione o texto e copie.');
  }
}
