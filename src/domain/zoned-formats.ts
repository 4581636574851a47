/**
 * Formatters by IANA zone, each created once, on first use. Creating one takes a hundred times
 * longer than using it, and the first one of a page milliseconds. An unknown zone counts as UTC:
 * people's own tools may write anything into records.
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
