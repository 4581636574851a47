import { SETS_HEAD } from './name';
import { quoted, standsBare, takeQuoted } from './quoted';
import { createScanner } from './scanner';
import { plainWord, takeWeekdays, weekdaysText } from './vocabulary';

/** The parsed heading of a day. */
export interface DayHeading {
  readonly title: string;
  readonly weekdays: readonly number[];
}

const SEPARATOR = '\\s*(?:[·|:–—)-]\\s*|$)';
const label = new RegExp(`^(?:\\p{Lu}|\\d{1,2})${SEPARATOR}`, 'u');
const noDay = new RegExp(`^sem dia${SEPARATOR}`, 'iu');
const separator = new RegExp(`^${SEPARATOR}`, 'u');
const dayWord = /^(?:treino|ficha|dia)\s+(?=(?:\p{L}|\d{1,2})(?![\p{L}\p{N}]))/iu;
const emphasis = /^[*_~\s]+|[*_~\s]+$/gu;
const sets = new RegExp(`(?<![\\p{L}\\p{N}])${SETS_HEAD}`, 'iu');
const loneLetter = /^[A-H]\s*(?:[·|:–—)]|-\s)\s*\p{L}/u;
const NO_DAY = 'Sem dia';

/** The title in a bare or quoted text. */
export function titleFrom(text: string): string {
  const trimmed = text.trim();
  return takeQuoted(createScanner(trimmed)) ?? trimmed;
}

/** A title in text form, in quotes where it would be misread. */
export function titleText(title: string): string {
  return standsBare(title) ? title : quoted(title);
}

/**
 * heading: [ letter | days of the week | "Sem dia" ] "·" [ title ]. The letter only gives the
 * position and is not stored.
 */
export function dayHeading(text: string): DayHeading {
  const bare = text.trim().replace(dayWord, '');
  const lead = label.exec(/^\p{Ll}(?![\p{L}\p{N}])/u.test(bare) ? bare.toUpperCase() : bare);
  const found = lead ?? noDay.exec(bare);
  if (found) return { title: titleFrom(bare.slice(found[0].length)), weekdays: [] };
  const days = takeWeekdays(bare);
  const after = days && separator.exec(bare.slice(days.to));
  if (!days || !after) return { title: titleFrom(bare), weekdays: [] };
  return { title: titleFrom(bare.slice(days.to + after[0].length)), weekdays: days.weekdays };
}

/** The heading of a day in text form: "A · Peito", "Segunda e quinta · Peito". */
export function headingText(
  { title, weekdays }: DayHeading,
  schedule: 'letter' | 'weekday',
  index: number,
): string {
  const days = weekdaysText(weekdays);
  const lead =
    schedule === 'letter'
      ? String.fromCharCode(65 + (index % 26))
      : days === ''
        ? NO_DAY
        : days.slice(0, 1).toUpperCase() + days.slice(1);
  return title === '' ? lead : `${lead} · ${titleText(title)}`;
}

/**
 * A heading without its mark, as people paste them: "Treino A - Peito", "*Segunda*", "B) Costas".
 * Null for a line with sets.
 */
export function looseHeading(line: string): string | null {
  const text = line.replace(emphasis, '');
  if (sets.test(text)) return null;
  const bare = text.replace(dayWord, '');
  if (bare !== text || loneLetter.test(text)) return text;
  const days = takeWeekdays(text);
  const whole = days !== null && separator.test(text.slice(days.to));
  return whole && plainWord(text.slice(0, 3)) !== 'ter ' ? text : null;
}
