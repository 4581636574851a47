/**
 * The canonical name of a zone of the tz database on this machine; null if unknown. Offsets from
 * UTC are valid zones too, but unlimited in number, so they are excluded.
 */
export function zoneNamed(text: string): string | null {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
