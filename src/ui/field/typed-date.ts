/** A calendar day as 'YYYY-MM-DD'. It is no instant, so it has no zone. */
type Day = string;

const GROUPS = [2, 2, 4] as const;
const DIGITS = 8;

/**
 * The typed or pasted date as the field shows it: "20051990" and "20.05.1990" become 20/05/1990,
 * and an ISO date from autofill is reordered. Null if the text has too many digits for a date.
 */
export function acceptDate(typed: string): string | null {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(typed);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  if (typed.replace(/\D/g, '').length > DIGITS) return null;
  // An emptied group keeps its place between the slashes, so that it can be typed again
  const plain = typed.trim().replace(/\s*[/.\-–]\s*|\s+/g, '/');
  const parts = plain.replace(/[^\d/]/g, '').split('/');
  const groups: string[] = [];
  let rest = '';
  for (const [at, size] of GROUPS.entries()) {
    const digits = rest + (parts[at] ?? '');
    groups.push(digits.slice(0, size));
    rest = digits.slice(size);
  }
  const used = groups.findLastIndex((group) => group !== '');
  const shown = groups.slice(0, used + 1).join('/');
  // A typed slash stays; a slash that the field adds by itself could never be erased
  const parted = /\d\/$/.test(plain) && used >= 0 && used < GROUPS.length - 1;
  return parted ? `${shown}/` : shown;
}

/** The day of a text like 5/3/1990; null if there is no such day, such as 30 February. */
export function dayOfTyped(text: string): Day | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (!exists(Number(year), Number(month), Number(day))) return null;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** 1990-03-05 as 05/03/1990. */
export function shownDay(day: Day | null): string {
  return day?.split('-').reverse().join('/') ?? '';
}

function exists(year: number, month: number, day: number): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const february = leap ? 29 : 28;
  return day <= (month === 2 ? february : [4, 6, 9, 11].includes(month) ? 30 : 31);
}

/** The error message for a date when the field is left; undefined if it is acceptable. */
export function dateComplaint(
  text: string,
  { min, max }: { min?: Day | undefined; max?: Day | undefined },
): string | undefined {
  if (text === '') return undefined;
  const day = dayOfTyped(text);
  if (day === null) {
    if (/^\d+\/\d+\/\d{1,3}$/.test(text)) return 'Escreva o ano com quatro números';
    const whole = /^\d+\/\d+\/\d{4}$/.test(text);
    return whole ? 'Esta data não existe' : 'Escreva dia, mês e ano, como 05/03/1990';
  }
  if (min !== undefined && day < min) return `A data mais antiga aqui é ${shownDay(min)}`;
  if (max !== undefined && day > max) return `A data mais recente aqui é ${shownDay(max)}`;
  return undefined;
}
