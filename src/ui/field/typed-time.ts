const DIGITS = 4;

/** One time, maybe with words before it, and "min", "h" or "hrs" behind it. */
const ONE_TIME = /^\D*[\d\sh:.,]*[minrs\s]*$/i;
/** A text that is no time stays visible up to this length, with its error message. */
const LONGEST_TEXT = 20;

/**
 * The typed or pasted time as the field shows it: "1805", "18h05" and "18.05" become 18:05. Null if
 * the text has too many digits for a time. Two times stay as they are: "18 às 19" is not 18:19.
 */
export function acceptTime(typed: string): string | null {
  if (!ONE_TIME.test(typed)) return typed.length > LONGEST_TEXT ? null : typed;
  const plain = typed
    .trim()
    .replace(/^[^\d:]+(?=\d)/, '')
    .replace(/\s*[h:.,]\s*|\s+/gi, ':');
  const [first = '', ...others] = plain.replace(/[^\d:]/g, '').split(':');
  const digits = first + others.join('');
  if (digits.length > DIGITS) return null;
  const hour = first.slice(0, 2);
  const rest = first.slice(2) + others.join('');
  if (rest !== '') return `${hour}:${rest.slice(0, 2)}`;
  // A typed colon stays; a colon that the field adds by itself could never be erased
  return others.length > 0 && hour !== '' ? `${hour}:` : hour;
}

/** The time of a text like 8:05, as 08:05; null if there is no such time. */
export function timeOf(text: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** The error message for a time when the field is left; undefined if it is acceptable. */
export function timeComplaint(text: string): string | undefined {
  if (text === '' || timeOf(text) !== null) return undefined;
  return 'Escreva a hora de 00:00 a 23:59, como 18:05';
}
