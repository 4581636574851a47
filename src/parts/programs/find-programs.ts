import { unaccented } from '#domain/plain-text';
import type { Program } from '#domain/programs/shape';
import { goalLabel, levelLabel, programTitle } from '#words/programs/program';

/** Searchable facts of a ficha in a list. */
type Listed = Pick<Program, 'title' | 'goal' | 'level'> & {
  readonly days: readonly { readonly title: string }[];
};

/** With fewer fichas, a search field is useless. */
export const WORTH_SEARCHING = 8;

/**
 * Fichas that contain each search term in title, goal, level or day titles. A term matches the
 * beginning of a word; accents and capitals are ignored.
 */
export function findPrograms<Entry extends { readonly program: Listed }>(
  entries: readonly Entry[],
  wanted: string,
): readonly Entry[] {
  const words = wordsOf(wanted);
  return entries.filter(({ program }) => {
    const { goal, level, days } = program;
    const told = wordsOf(
      [
        programTitle(program),
        goal ? goalLabel(goal) : '',
        level ? levelLabel(level) : '',
        ...days.map(({ title }) => title),
      ].join(' '),
    );
    return words.every((word) => told.some((one) => one.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return unaccented(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
