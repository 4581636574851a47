const OPEN = 'OPEN_PATH';
const GIVE_WAY = 'GIVE_WAY';
const CONTROL = 'CONTROL';

/** The message from a page to an installing worker while a person waits for the page. */
export function giveWay(): { type: string } {
  return { type: GIVE_WAY };
}

/** The message from a page that no worker controls to the active one. */
export function control(): { type: string } {
  return { type: CONTROL };
}

const isOfType = (message: unknown, type: string) =>
  typeof message === 'object' && message !== null && Reflect.get(message, 'type') === type;

/** Whether a message requests the installing worker to pause. */
export const asksToGiveWay = (message: unknown) => isOfType(message, GIVE_WAY);

/** Whether a message requests the active worker to control the page. */
export const asksToControl = (message: unknown) => isOfType(message, CONTROL);

/** The message from the worker to a page after a tap on a notification with a path of the app. */
export function openPath(path: string): { type: string; path: string } {
  return { type: OPEN, path };
}

/** The path that a worker's message requests to open; null for any other message. */
export function pathToOpen(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  if (Reflect.get(message, 'type') !== OPEN) return null;
  const path: unknown = Reflect.get(message, 'path');
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}
