import type { Equipment, Exercise } from '#domain/exercises/exercise';
import { searchable } from '#domain/exercises/exercise-search';
import { nameKey } from './name-key';
import { readNameTable } from './name-table';

/** Equipment words in brackets after a name. */
const EQUIPMENT_WORDS: Readonly<Record<string, readonly Equipment[]>> = {
  barbell: ['barbell'],
  'ez bar': ['ez-bar'],
  'trap bar': ['trap-bar'],
  dumbbell: ['dumbbell'],
  kettlebell: ['kettlebell'],
  plate: ['plate'],
  machine: ['machine'],
  cable: ['cable'],
  'smith machine': ['smith'],
  smith: ['smith'],
  barra: ['barbell'],
  'barra w': ['ez-bar'],
  halter: ['dumbbell'],
  halteres: ['dumbbell'],
  anilha: ['plate'],
  maquina: ['machine'],
  cabo: ['cable'],
  polia: ['cable'],
  elastico: ['band'],
  'peso do corpo': ['bodyweight', 'pull-up-bar', 'parallel-bars', 'bench'],
  'com peso': ['plate', 'pull-up-bar', 'parallel-bars', 'bench'],
  band: ['band'],
  'resistance band': ['band'],
  bodyweight: ['bodyweight', 'pull-up-bar', 'parallel-bars', 'bench'],
  weighted: ['plate', 'pull-up-bar', 'parallel-bars', 'bench'],
  suspension: ['suspension'],
  trx: ['suspension'],
};

/** Equipment words at the start of a name, for apps without brackets; longer ones first. */
const LEADING_WORDS = [
  'smith machine',
  'ez bar',
  'trap bar',
  'barbell',
  'dumbbell',
  'kettlebell',
  'cable',
  'machine',
  'band',
  'smith',
];

interface NameParts {
  readonly base: string;
  readonly equipment: string;
}

/** Splits "Bench Press (Barbell)" into its two parts. */
function partsOf(name: string): NameParts {
  const found = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(name);
  return { base: searchable(found?.[1] ?? name), equipment: searchable(found?.[2] ?? '') };
}

/** The equipment in a name, in brackets or as its first words; null if none is known. */
export function equipmentIn(name: string): Equipment | null {
  const { base, equipment } = partsOf(name);
  const first = LEADING_WORDS.find((word) => base.startsWith(`${word} `));
  return EQUIPMENT_WORDS[equipment]?.[0] ?? EQUIPMENT_WORDS[first ?? '']?.[0] ?? null;
}

/** Finds the exercise for a name of another app; null if it is not certain. */
export type NameMatcher = (name: string) => string | null;

/** Ids by key; null if a key matches several exercises, so that none is guessed. */
function byKey(
  named: Iterable<readonly [id: string, name: string]>,
): ReadonlyMap<string, string | null> {
  const ids = new Map<string, string | null>();
  for (const [id, name] of named) {
    const key = nameKey(name);
    const known = ids.get(key);
    if (key !== '') ids.set(key, known === undefined || known === id ? id : null);
  }
  return ids;
}

/**
 * Prepares the look-up of names: own exercises, then other apps' names, then our names and aliases.
 * Each is tried as written, then by its words, then with the equipment before, behind or implied.
 * @param own take precedence
 */
export function createNameMatcher(
  own: readonly Exercise[],
  catalogue: readonly Exercise[],
): NameMatcher {
  const mine = own.map(({ id, name }) => [id, name] as const);
  const ids = new Set(catalogue.map(({ id }) => id));
  const table = readNameTable().filter(([id]) => ids.has(id));
  const phrases = new Map<string, Exercise>();
  for (const exercise of catalogue) {
    for (const phrase of [exercise.name, ...exercise.aliases].map(searchable)) {
      if (!phrases.has(phrase)) phrases.set(phrase, exercise);
    }
  }
  const written = new Map([...table, ...mine].map(([id, name]) => [searchable(name), id]));
  const ours = [...phrases].map(([phrase, { id }]) => [id, phrase] as const);
  // Most files have only names that are known as written, and the keys of a catalogue take long.
  let keyed: ReturnType<typeof byKey>[] | null = null;
  return (name) => {
    const whole = searchable(name);
    const direct = written.get(whole) ?? phrases.get(whole)?.id;
    if (direct !== undefined) return direct;
    const key = nameKey(name);
    keyed ??= [mine, table, ours].map(byKey);
    const same = keyed.map((ids) => ids.get(key)).find((id) => id !== undefined);
    if (same) return same;
    const { base, equipment } = partsOf(name);
    if (equipment === '') return null;
    const told = phrases.get(`${equipment} ${base}`) ?? phrases.get(`${base} ${equipment}`);
    if (told) return told.id;
    const understood = phrases.get(base);
    const fits = EQUIPMENT_WORDS[equipment] ?? [];
    return understood && fits.includes(understood.equipment) ? understood.id : null;
  };
}
