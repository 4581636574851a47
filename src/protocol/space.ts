/** The space of everything one person owns. */
export function spaceOf(userId: string): string {
  return `u:${userId}`;
}
