/**
 * Formatters by IANA zone, each made once: making one takes a hundred times longer than using it.
 * Throws a RangeError for a zone that does not exist.
 */
export function zonedFormats(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = made.get(zone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    made.set(zone, format);
    return format;
  };
}
