/**
 * Formatters by IANA zone, each made once: making one takes a hundred times longer than using it, and the
 * first one of a page milliseconds, so that a zone is not looked at before it is needed. One that does not
 * exist is UTC: records hold whatever somebody's own tools wrote there.
 */
export function zonedFormats(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return function formatIn(timeZone): Intl.DateTimeFormat {
    try {
      const format =
        made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
      made.set(timeZone, format);
      return format;
    } catch {
      return formatIn('UTC');
    }
  };
}
