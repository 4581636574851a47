const KEY = 'anilha.keep-program';

/**
 * The link whose ficha a visitor wanted to keep in this tab: they sign in or up first and come back to
 * it. Of this tab alone, so that no address that somebody passes on can stand for the tap.
 */
export const keptWish = {
  make(link: string): void {
    try {
      sessionStorage.setItem(KEY, link);
    } catch {
      // Without storage they tap once more.
    }
  },
  /** Whether it was made for this link; it is used up by asking. */
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
