import { searchable } from '#domain/exercise-search';

/** What is written in two ways and is one thing, word for word. */
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

/** Written apart in one app and together in another. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bpush down\b/g, 'pushdown'],
  [/\bpull down\b/g, 'pulldown'],
  [/\bpull over\b/g, 'pullover'],
  [/\bdead lift\b/g, 'deadlift'],
  [/\bez bar\b/g, 'ezbar'],
];

const LITTLE = new Set(['the', 'with', 'and', 'on', 's']);

/** A word without the ending of its plural: "raises", "crunches", "flys", "triceps". */
function singular(word: string): string {
  if (word.length < 3 || word.endsWith('ss')) return word;
  return word.replace(/(?<=[cs]h|ss)es$|s$/, '');
}

/**
 * What makes two names of an exercise the same one: the same words, in any order, in the singular
 * or the plural, whichever the spelling. "Lateral Raise (Dumbbell)" and "Dumbbell Lateral Raises"
 * have one key. Where "to" stands between words their order is what they say, and it is kept.
 */
export function nameKey(name: string): string {
  const plain = JOINED.reduce((text, [from, to]) => text.replace(from, to), searchable(name));
  const words = plain
    .split(' ')
    .map(singular)
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ')
    .split(' ')
    .filter((word) => word !== '' && !LITTLE.has(word));
  return (words.includes('to') ? words : words.sort()).join(' ');
}
