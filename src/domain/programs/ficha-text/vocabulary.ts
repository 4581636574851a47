import { unaccented } from '../../plain-text';
import type { Level, ProgramGoal, Schedule } from '../shape';

/** The words of the headers; the first of each is the written one. */
export const GOAL_WORDS: Readonly<Record<ProgramGoal, readonly string[]>> = {
  hypertrophy: ['hipertrofia', 'ganho de massa', 'massa'],
  strength: ['força'],
  fat_loss: ['emagrecimento', 'emagrecer', 'definição'],
  conditioning: ['condicionamento', 'resistência'],
  health: ['saúde', 'qualidade de vida'],
};

export const LEVEL_WORDS: Readonly<Record<Level, readonly string[]>> = {
  adaptation: ['adaptação'],
  beginner: ['iniciante', 'básico'],
  intermediate: ['intermediário', 'intermediária'],
  advanced: ['avançado', 'avançada'],
};

export const SCHEDULE_WORDS: Readonly<Record<Schedule, readonly string[]>> = {
  letter: ['letra', 'letras', 'ordem'],
  weekday: ['dia', 'dias', 'dia da semana'],
};

/** Monday first, like the days of a ficha. */
const WEEKDAY_WORDS = [
  ['segunda', 'seg'],
  ['terça', 'ter'],
  ['quarta', 'qua'],
  ['quinta', 'qui'],
  ['sexta', 'sex'],
  ['sábado', 'sab'],
  ['domingo', 'dom'],
] as const;

/** A word for comparison: without accents, capitals and outer spaces. */
export function plainWord(text: string): string {
  return unaccented(text).trim();
}

/** The code of a word, regardless of accents and capitals. */
export function codeOf<Code extends string>(
  words: Readonly<Record<Code, readonly string[]>>,
  codes: readonly Code[],
  typed: string,
): Code | null {
  const plain = plainWord(typed);
  return codes.find((code) => words[code].some((word) => plainWord(word) === plain)) ?? null;
}

/** The written words of all codes: "letra, dia". */
export function optionsOf(words: Readonly<Record<string, readonly string[]>>): string {
  return Object.values(words)
    .map(([first]) => first)
    .join(', ');
}

const weekdayWord = new RegExp(
  `(?:${WEEKDAY_WORDS.flatMap(([long, short]) => [long, plainWord(long), short]).join('|')}|sáb)(?:[- ]feira)?\\.?(?![\\p{L}\\p{N}])`,
  'iuy',
);
const between = /\s*(?:,|\/|\+|\se(?=\s))\s*/iuy;

/** Days of the week at the beginning of a text ("Segunda, quarta e sexta"), and their end. */
export function takeWeekdays(text: string): { weekdays: number[]; to: number } | null {
  const weekdays = new Set<number>();
  let to = 0;
  for (let at = 0; ; ) {
    weekdayWord.lastIndex = at;
    const found = weekdayWord.exec(text);
    if (!found) break;
    const plain = plainWord(found[0]);
    const index = WEEKDAY_WORDS.findIndex(([, short]) => plain.startsWith(short));
    weekdays.add(index + 1);
    to = at + found[0].length;
    between.lastIndex = to;
    const joint = between.exec(text);
    if (!joint) break;
    at = to + joint[0].length;
  }
  return weekdays.size === 0 ? null : { weekdays: [...weekdays].sort((a, b) => a - b), to };
}

/** "segunda, quarta e sexta". */
export function weekdaysText(weekdays: readonly number[]): string {
  const names = weekdays.flatMap((day) => WEEKDAY_WORDS[day - 1]?.[0] ?? []);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} e ${last}`;
}
