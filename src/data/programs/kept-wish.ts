const KEY = 'anilha.keep-program';

/**
 * The shared ficha that a visitor wants to save: they sign in or up first and return to it. It is
 * stored in this tab, so that opening a forwarded address does not count as the tap.
 */
export const keptWish = {
  make(link: string): void {
    try {
      sessionStorage.setItem(KEY, link);
    } catch {
      // Without storage the person has to tap again.
    }
  },
  /** Whether the wish was stored for this link; the call deletes it. */
  take(link: string): boolean {
    try {
      const made = sessionStorage.getItem(KEY) === link;
      sessionStorage.removeItem(KEY);
      return made;
    } catch {
      return false;
    }
  },
};
