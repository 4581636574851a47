/**
 * A zone of the tz database in the one spelling of this machine; null for none that exists. Differences to
 * UTC are zones as well, but of them there is no end.
 */
export function zoneNamed(text: string): string | null {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(text)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
