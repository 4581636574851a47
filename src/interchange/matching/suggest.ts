import type { Equipment, Exercise } from '#domain/exercises/exercise';
import { type Meaning, meaningOf, meaningsOf } from './concepts';
import { readNameTable } from './name-table';

/** Equipment of an exercise that each concept means, the most specific concepts first. */
const FITTING: readonly (readonly [concept: string, fits: readonly Equipment[]])[] = [
  ['smith', ['smith']],
  ['ez-bar', ['ez-bar']],
  ['trap-bar', ['trap-bar']],
  ['kettlebell', ['kettlebell']],
  ['dumbbell', ['dumbbell']],
  ['band', ['band']],
  ['suspension', ['suspension']],
  ['plate', ['plate']],
  ['cable', ['cable']],
  ['barbell', ['barbell']],
  ['machine', ['machine']],
  ['bodyweight', ['bodyweight', 'pull-up-bar', 'parallel-bars', 'bench']],
];

/** Equipment that only adds weight to the same exercise. */
const BODY: ReadonlySet<Equipment> = new Set([
  'pull-up-bar',
  'parallel-bars',
  'bodyweight',
  'bench',
]);

/** Variants that go without saying where no exercise has them. */
const IMPLIED = [
  '@bent-over',
  '@low',
  '@high',
  '@bar',
  '@floor',
  '@standing',
  '@v-grip',
  '@neutral-grip',
  '@alternating',
  '@one-side',
  '45',
] as const;

/** Other apps use our names of these for a lat pulldown and for a chest fly. */
const AMBIGUOUS = new Set(['high-pull', 'band-pull-apart']);

interface Entry {
  readonly exercise: Exercise;
  /** Whether the name has its equipment. */
  readonly named: boolean;
  readonly words: string;
  /** Its place in the catalogue. */
  readonly place: number;
}

function only(entries: readonly Entry[]): Exercise | null {
  const [first] = entries;
  if (!first) return null;
  return entries.every(({ exercise }) => exercise.id === first.exercise.id) ? first.exercise : null;
}

/**
 * The only exercise with these words as its name. If none has them, the first of the catalogue,
 * where usual exercises precede rare ones.
 */
function usual(entries: readonly Entry[], words: string): Exercise | null {
  const same = entries.filter((entry) => entry.words === words);
  if (same.length > 0) return only(same);
  const first = Math.min(...entries.map(({ place }) => place));
  return entries.find(({ place }) => place === first)?.exercise ?? null;
}

/**
 * Finds exercises by the meaning of a name's words in several languages. The result is the only
 * exercise with the same movement, variants and equipment; null otherwise.
 */
export function createSuggester(catalogue: readonly Exercise[]): (name: string) => string | null {
  const index = new Map<string, Entry[]>();
  const places = new Map(catalogue.map(({ id }, place) => [id, place]));
  const add = (name: string, exercise: Exercise) => {
    const { key, equipment, words } = meaningOf(name);
    if (key === '' || AMBIGUOUS.has(exercise.id)) return;
    // A bar or a rope on a pulley is an attachment, which the rest of the name does not show.
    const isOwn = FITTING.every(
      ([concept, fits]) => !equipment.includes(concept) || fits.includes(exercise.equipment),
    );
    if (!isOwn) return;
    const place = places.get(exercise.id) ?? 0;
    const entry = { exercise, named: equipment.length > 0, words, place };
    index.set(key, [...(index.get(key) ?? []), entry]);
  };
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  for (const exercise of catalogue) {
    for (const name of [exercise.name, ...exercise.aliases]) add(name, exercise);
  }
  for (const [id, name] of readNameTable()) {
    const exercise = byId.get(id);
    if (exercise) add(name, exercise);
  }

  function find(key: string, equipment: readonly string[], words = ''): Exercise | null {
    const entries = index.get(key) ?? [];
    if (equipment.length === 0) {
      const bare = entries.filter(({ named }) => !named);
      // A word without a meaning is too little without the equipment.
      return bare.length > 0 || !key.includes('@') ? usual(bare, words) : only(entries);
    }
    for (const [concept, fits] of FITTING) {
      if (!equipment.includes(concept)) continue;
      const fitting = entries.filter(({ exercise }) => fits.includes(exercise.equipment));
      if (fitting.length > 0) return only(fitting.filter(({ named }) => named)) ?? only(fitting);
    }
    return null;
  }

  /** The exercise of a meaning that says too much, or names its equipment loosely. */
  function wider({ key, equipment }: Meaning): Exercise | null {
    const words = new Set(key.split(' '));
    const look = (tools: readonly string[] = equipment) => find([...words].sort().join(' '), tools);
    const replaced = (concept: string, others: readonly string[], tools?: readonly string[]) => {
      if (!words.delete(concept)) return null;
      for (const other of others) words.add(other);
      return look(tools);
    };
    if (words.has('@weighted')) {
      const bare = replaced('@weighted', []);
      if (bare && BODY.has(bare.equipment) && bare.loadKind !== 'time') return bare;
      words.add('@weighted');
    }
    if (words.has('@one-side')) {
      const single = replaced('@one-side', ['@single']);
      if (single) return single;
      words.delete('@single');
      words.add('@one-side');
    }
    for (const concept of IMPLIED) {
      const found = replaced(concept, []);
      if (found) return found;
    }
    // Apps without a W bar call it a bar, and some a pulley a rope.
    return (
      (equipment.includes('barbell') ? look(['ez-bar']) : null) ??
      replaced('@rope', [], ['cable']) ??
      replaced('@triceps-extension', ['@overhead-triceps']) ??
      (words.has('@overhead-triceps') && equipment.includes('barbell') ? look(['ez-bar']) : null) ??
      (equipment.includes('cable') ? replaced('@row', ['@row', '@seated']) : null) ??
      (equipment.includes('machine') ? replaced('@chest-supported', []) : null)
    );
  }

  return (name) => {
    const meanings = meaningsOf(name).filter(({ key }) => key !== '');
    for (const meaning of meanings) {
      const found = find(meaning.key, meaning.equipment, meaning.words) ?? wider(meaning);
      if (found) return found.id;
    }
    return null;
  };
}
