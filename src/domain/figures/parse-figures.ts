import type { FigureBuild } from './body';
import { type Figure, type Load, PROP_KINDS, type Prop, type PropKind, type Spot } from './figure';

/** Numbers that a key of a pose takes, at least and at most. Limbs take a side. */
const KEYS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  hip: [2, 3],
  trunk: [1, 4],
  turn: [1, 1],
  roll: [1, 1],
  tilt: [1, 1],
  head: [1, 3],
};
const LIMBS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  foot: [2, 6],
  leg: [1, 4],
  ankle: [1, 1],
  knee: [3, 3],
  arm: [1, 4],
  hand: [3, 3],
  elbow: [3, 3],
  palm: [3, 3],
  shoulder: [1, 2],
};
const FOOT = [-3, 0, 7, 0, 0, 8];
const ANCHORED = new Set(['hand', 'foot', 'at']);
const MARKS = new Set(['free', 'uneven', 'still', 'returns', 'over', 'under']);

/** A statement in text that no figure can have; the message names the figure and the statement. */
export class FigureTextError extends Error {}

/** The statements of a figure and its parents by key; later ones replace earlier ones. */
interface Draft {
  /** The figure's own name, then those that it inherits from, the nearest first. */
  readonly line: string[];
  readonly poses: Map<string, readonly string[]>;
  readonly rest: Map<string, readonly string[]>;
}

/** The texts of each figure by its id. A draft is made from them when somebody asks for it. */
export interface FigureBook {
  readonly texts: ReadonlyMap<string, FigureText>;
  readonly drafts: Map<string, Draft>;
}

interface FigureText {
  readonly parents: readonly string[];
  readonly statements: string;
  /** A figure inherits from those with a lower place. */
  readonly place: number;
}

/**
 * Finds each figure in texts (docs/figures.md has the grammar).
 * @throws FigureTextError
 */
export function readBook(sources: readonly string[]): FigureBook {
  const texts = new Map<string, FigureText>();
  for (const line of sources.join('\n').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\s/.test(line)) {
      throw new FigureTextError(`A line without a figure's name: ${line.trim()}`);
    }
    const [head = '', statements = ''] = line.split(':');
    const [id = '', parents = ''] = head.split('<');
    const name = id.trim();
    if (texts.has(name)) throw new FigureTextError(`Two figures are called ${name}.`);
    texts.set(name, {
      parents: parents.split(' ').filter((parent) => parent !== ''),
      statements,
      place: texts.size,
    });
  }
  return { texts, drafts: new Map() };
}

/** The statements of a figure and its parents; null if the book has no such figure. */
function draftOf(book: FigureBook, id: string): Draft | null {
  const known = book.drafts.get(id);
  const text = book.texts.get(id);
  if (known || !text) return known ?? null;
  const draft: Draft = { line: [id], poses: new Map(), rest: new Map() };
  for (const parent of text.parents) {
    const isAbove = (book.texts.get(parent)?.place ?? text.place) < text.place;
    const given = isAbove ? draftOf(book, parent) : null;
    if (!given) throw new FigureTextError(`${id} inherits from ${parent}, which is not above it.`);
    draft.line.push(...given.line);
    for (const [key, words] of given.poses) draft.poses.set(key, words);
    for (const [key, words] of given.rest) draft.rest.set(key, words);
  }
  for (const statement of text.statements.split(';')) note(draft, statement.trim(), id);
  book.drafts.set(id, draft);
  return draft;
}

/** The names that a figure goes by: its own, then those that it inherits from, nearest first. */
export const lineOf = (book: FigureBook, id: string): readonly string[] =>
  draftOf(book, id)?.line ?? [];

/** Stores one statement under its key: `2 hand.r`, `prop bench`, `view`. */
function note(draft: Draft, statement: string, id: string): void {
  if (statement === '') return;
  const words = statement.split(/\s+/);
  const [first = '', second = ''] = words;
  if (/^\d$/.test(first)) notePose(draft, first, words.slice(1));
  else if (first === '-') remove(draft, second);
  else if (isPoseKey(first)) notePose(draft, '*', words);
  else if (HOW.has(first) || isKind(first)) draft.rest.set(`prop ${partsOf(words).name}`, words);
  else if (first === 'load') draft.rest.set(`load ${words[2] ?? ''}`, words);
  else if (first === 'view' || first === 'tempo' || first === 'hard') draft.rest.set(first, words);
  else if (MARKS.has(first)) draft.rest.set(`mark ${first}`, words);
  else throw new FigureTextError(`Unknown statement in ${id}: ${statement}`);
}

/** Takes back what a parent says under a name: a thing, a mark, the loads, a key of the poses. */
function remove(draft: Draft, name: string): void {
  for (const key of [`prop ${name}`, `mark ${name}`]) draft.rest.delete(key);
  for (const key of [...draft.rest.keys()]) {
    if (name === 'load' && key.startsWith('load ')) draft.rest.delete(key);
  }
  const ends = [` ${name}`, ` ${name}.r`, ` ${name}.l`];
  for (const key of [...draft.poses.keys()]) {
    if (ends.some((end) => key.endsWith(end))) draft.poses.delete(key);
  }
}

const HOW = new Set(['pair', 'front', 'back']);

/** `back box bench 60 4 14 0,20,0`: how it is drawn, kind, name, then numbers and places. */
function partsOf(words: readonly string[]) {
  const start = words.findIndex((word) => !HOW.has(word));
  const [kind = '', name = '', ...rest] = words.slice(Math.max(start, 0));
  return { how: new Set(words.slice(0, start)), kind, name, rest };
}

const isKind = (word: string): word is PropKind => Object.hasOwn(PROP_KINDS, word);

function isPoseKey(word: string): boolean {
  const [key = ''] = word.split('.');
  return key === 'at' || Object.hasOwn(KEYS, key) || Object.hasOwn(LIMBS, key);
}

/** A key without side counts for both. Angles of a limb replace its contact, and the reverse. */
function notePose(draft: Draft, pose: string, words: readonly string[]): void {
  const [name = '', ...rest] = words;
  const [key = '', side] = name.split('.');
  if (key === 'at') {
    const [point = '', ...values] = rest;
    draft.poses.set(`${pose} @${point}`, values);
    return;
  }
  const sides = !Object.hasOwn(LIMBS, key) ? [''] : side ? [`.${side}`] : ['.r', '.l'];
  const rival = { arm: 'hand', hand: 'arm', leg: 'foot', foot: 'leg' }[key];
  for (const each of sides) {
    if (pose === '*') {
      for (const old of [...draft.poses.keys()]) {
        if (old.endsWith(` ${key}${each}`)) draft.poses.delete(old);
      }
    }
    for (const old of rival ? [...draft.poses.keys()] : []) {
      if (old.endsWith(` ${rival}${each}`)) draft.poses.delete(old);
    }
    draft.poses.set(`${pose} ${key}${each}`, rest);
  }
}

/**
 * Builds the figure of an id, or null if the book has none.
 * @throws FigureTextError for numbers that are missing or too many
 */
export function buildFigure(
  book: FigureBook,
  id: string,
  build: FigureBuild = 'neutral',
): Figure | null {
  const draft = draftOf(book, id);
  if (!draft) return null;
  const anchors = new Map<string, string>();
  const count = Math.max(1, ...[...draft.poses.keys()].map((key) => Number.parseInt(key, 10) || 1));
  const poses: Map<string, readonly number[]>[] = Array.from({ length: count }, () => new Map());
  const shared = new Map<string, readonly number[]>();
  for (const [scoped, words] of draft.poses) {
    const [scope = '', key = ''] = scoped.split(' ');
    const values = numbersOf(id, key, words, anchors);
    (scope === '*' ? shared : poses[Number(scope) - 1])?.set(key, values);
  }
  // A pose that says nothing about a key has the one before it, then the figure's.
  const full = poses.map((_, index) => {
    const said = poses.slice(0, index + 1).flatMap((pose) => [...pose]);
    return new Map([...shared, ...said]);
  });
  fillStarts(full);
  const said = (key: string) => (draft.rest.get(key) ?? []).slice(1).map(Number);
  const [yaw = 60, pitch = 8] = said('view');
  const [hard = 2] = said('hard');
  const entries = [...draft.rest];
  return {
    id,
    build,
    poses: full,
    anchors,
    props: entries.flatMap(([key, words]) => (key.startsWith('prop ') ? [propOf(id, words)] : [])),
    loads: entries.flatMap(([key, words]) => (key.startsWith('load ') ? [loadOf(words)] : [])),
    view: [yaw, pitch],
    tempo: said('tempo'),
    hard: Math.min(hard, count) - 1,
    marks: new Set(entries.flatMap(([key]) => (key.startsWith('mark ') ? [key.slice(5)] : []))),
  };
}

const UPRIGHT = new Set(['trunk', 'turn', 'roll', 'tilt', 'head']);

/** A key that only a later pose says is upright before, or, for a limb, as in that pose. */
function fillStarts(poses: readonly Map<string, readonly number[]>[]): void {
  for (const [index, pose] of poses.entries()) {
    for (const [key, values] of pose) {
      for (const before of poses.slice(0, index)) {
        if (!before.has(key)) before.set(key, UPRIGHT.has(key) ? [0] : values);
      }
    }
  }
}

function numbersOf(
  id: string,
  key: string,
  words: readonly string[],
  anchors: Map<string, string>,
): readonly number[] {
  const [name = ''] = key.split('.');
  const [least, most] = name.startsWith('@') ? [2, 3] : (KEYS[name] ?? LIMBS[name] ?? [0, 0]);
  const last = words.at(-1) ?? '';
  const anchored = (ANCHORED.has(name) || name.startsWith('@')) && /^[a-z]/.test(last);
  if (anchored) {
    const before = anchors.get(key);
    if (before !== undefined && before !== last) {
      throw new FigureTextError(`${id}: ${key} counts from ${before} and from ${last}.`);
    }
    anchors.set(key, last);
  }
  const values = (anchored ? words.slice(0, -1) : words).map((word) =>
    word === '~' ? Number.NaN : numberOf(id, word),
  );
  if (values.length < least || values.length > most) {
    throw new FigureTextError(
      `${id}: ${key} takes ${least} to ${most} numbers, not ${values.length}.`,
    );
  }
  // A foot that names only its place is flat, and its toes point a little outward.
  return name === 'foot' ? FOOT.map((value, index) => values[index] ?? value) : values;
}

function numberOf(id: string, word: string): number {
  const value = Number(word);
  if (!Number.isFinite(value)) throw new FigureTextError(`${id}: ${word} is no number.`);
  return value;
}

/** `1,2,3`, `hand.r`, `hand.r+1,2,3`. */
function spotIn(id: string, word: string): Spot {
  const [, from = '', numbers = '0,0,0'] = /^([a-z][a-z0-9.]*)?\+?([-\d.,]+)?$/.exec(word) ?? [];
  const [x = Number.NaN, y = Number.NaN, z = 0] = numbers.split(',').map(Number);
  if (from === '' && numbers === '0,0,0' && word !== '0,0,0') {
    throw new FigureTextError(`${id}: ${word} is no place.`);
  }
  if (![x, y, z].every(Number.isFinite)) throw new FigureTextError(`${id}: ${word} is no place.`);
  return { from, offset: [x, y, z] };
}

const SIDED = /^(hand|foot|knee|elbow|ankle|wrist|shoulder|toe|heel|ball|fingers|sole|hipjoint)$/;

function propOf(id: string, words: readonly string[]): Prop {
  const { how, kind, rest } = partsOf(words);
  if (!isKind(kind)) throw new FigureTextError(`${id}: ${words.join(' ')} is nothing to draw.`);
  const isSpot = (word: string) => /[a-z,]/.test(word);
  const spots = rest.filter(isSpot).map((word) => spotIn(id, word));
  const numbers = rest.filter((word) => !isSpot(word)).map((word) => numberOf(id, word));
  const wants = PROP_KINDS[kind];
  const fits = (count: number, [least, most]: readonly [number, number]) =>
    count >= least && count <= most;
  if (!fits(spots.length, wants.spots) || !fits(numbers.length, wants.numbers)) {
    throw new FigureTextError(`${id}: ${words.join(' ')} has too few or too many parts.`);
  }
  const pair = how.has('pair') || spots.some(({ from }) => SIDED.test(from));
  const layer = how.has('front') ? 1 : how.has('back') ? -1 : 0;
  return { kind, numbers, spots, pair, layer };
}

function loadOf(words: readonly string[]): Load {
  const [, mass = '0', at = ''] = words;
  return { mass: Number(mass), spot: spotIn('load', at) };
}
