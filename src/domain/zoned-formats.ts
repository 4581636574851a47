/** More than there are names of zones; capitals alone make each of them thousands. */
const MOST_SPELLINGS = 1000;

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

/**
 * Formatters by IANA zone, each made once, however it is spelled: making one takes a hundred times longer
 * than using it, and the first one of a page milliseconds, so that a zone is not looked at before it is
 * needed. One that does not exist is UTC: records hold whatever somebody's own tools wrote there.
 */
export function zonedFormats(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  const formatIn = (timeZone: string): Intl.DateTimeFormat => {
    const known = made.get(timeZone);
    if (known) return known;
    try {
      const fresh = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      const name = fresh.resolvedOptions().timeZone;
      const format = made.get(name) ?? fresh;
      if (made.size >= MOST_SPELLINGS) made.clear();
      made.set(name, format).set(timeZone, format);
      return format;
    } catch {
      return formatIn('UTC');
    }
  };
  return formatIn;
}
