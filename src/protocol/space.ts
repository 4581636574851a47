/** The space of everything one person owns. */
export function spaceOf(userId: string): string {
  return `u:${userId}`;
}

/** A space's id with its owner's id. */
const SPACE = /^u:([A-Za-z0-9_:.-]{1,62})$/;

/** The owner of a space; null for an invalid space. */
export function ownerOf(space: string): string | null {
  return SPACE.exec(space)?.[1] ?? null;
}
