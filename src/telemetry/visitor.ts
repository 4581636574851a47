const KEY = 'anilha.visitor';

/** A random id of this device for analytics, kept between starts. */
export function visitorId(storage: () => Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const known = storage().getItem(KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    storage().setItem(KEY, made);
    return made;
  } catch {
    // Without storage each start counts as another device.
    return crypto.randomUUID();
  }
}

/** Removes the id from a device without consent. */
export function forgetVisitor(storage: () => Pick<Storage, 'removeItem'>): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Without storage no id was stored.
  }
}
