const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** The open modal dialogs of the page. Nothing outside the topmost one can be pressed. */
export const openDialogs = {
  add(dialog: HTMLDialogElement): void {
    dialogs.push(dialog);
    notify();
  },
  remove(dialog: HTMLDialogElement): void {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    notify();
  },
  topmost: (): HTMLDialogElement | null => dialogs.at(-1) ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
