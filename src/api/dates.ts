const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Fields with people's own text, which always stays text. */
const FREE_TEXT = new Set(['name', 'title', 'note', 'text', 'message', 'description', 'body']);

/**
 * Reviver for JSON.parse: a full ISO date-time with zone becomes a Date. Days ('2026-11-20'), local
 * times and invalid days stay unchanged.
 */
export function reviveDates(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || FREE_TEXT.has(key)) return value;
  const match = INSTANT.exec(value);
  if (!match || !dayExists(Number(match[1]), Number(match[2]), Number(match[3]))) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date;
}

function dayExists(year: number, month: number, day: number): boolean {
  const real = new Date(Date.UTC(year, month - 1, day));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
}
