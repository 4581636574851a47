import { searchable } from '#domain/exercises/exercise-search';

/** Different spellings of a word. */
const SPELLINGS: Readonly<Record<string, string>> = {
  pullup: 'pull up',
  chinup: 'chin up',
  pushup: 'push up',
  situp: 'sit up',
  stepup: 'step up',
  skullcrusher: 'skull crusher',
  pressdown: 'pushdown',
  hammerstrength: 'hammer strength',
  palloff: 'pallof',
  legged: 'leg',
  armed: 'arm',
  one: 'single',
  flye: 'fly',
  flie: 'fly',
  db: 'dumbbell',
  bb: 'barbell',
};

/** Words that some apps write separately and others together. */
const SEPARATE = /\b(push|pull|dead|ez) (down|over|lift|bar)\b/g;
const TOGETHER = new Set(['pushdown', 'pulldown', 'pullover', 'deadlift', 'ezbar']);

function withJoinedWords(text: string): string {
  return text.replace(SEPARATE, (written, first: string, second: string) =>
    TOGETHER.has(first + second) ? first + second : written,
  );
}

const LITTLE = new Set(['the', 'with', 'and', 'on', 's']);

/** A word in the singular: "raises", "crunches", "flys", "triceps". */
function singular(word: string): string {
  if (word.length < 3 || word.endsWith('ss')) return word;
  return word.replace(/(?<=[cs]h|ss)es$|s$/, '');
}

/**
 * The key of an exercise's name: its words in any order, in singular form and one spelling.
 * Example: `lateral raise (dumbbell)` and `dumbbell lateral raises` share a key. Around the word
 * "to" the order is preserved.
 */
export function nameKey(name: string): string {
  const plain = withJoinedWords(searchable(name));
  const words = plain
    .split(' ')
    .map(singular)
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ')
    .split(' ')
    .filter((word) => word !== '' && !LITTLE.has(word));
  return (words.includes('to') ? words : words.sort()).join(' ');
}
