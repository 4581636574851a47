import type { Equipment, Exercise } from '#domain/exercises/exercise';
import { meaningOf } from './concepts';
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
const BODY: ReadonlySet<Equipment> = new Set(['pull-up-bar', 'parallel-bars', 'bodyweight']);

/** Other apps use our names of these for a lat pulldown and for a chest fly. */
const AMBIGUOUS = new Set(['high-pull', 'band-pull-apart']);

interface Entry {
  readonly exercise: Exercise;
  /** Whether the name has its equipment. */
  readonly named: boolean;
}

function only(entries: readonly Entry[]): Exercise | null {
  const [first] = entries;
  if (!first) return null;
  return entries.every(({ exercise }) => exercise.id === first.exercise.id) ? first.exercise : null;
}

/**
 * Finds exercises by the meaning of a name's words in several languages. The result is the only
 * exercise with the same movement, variants and equipment; null otherwise.
 */
export function createSuggester(catalogue: readonly Exercise[]): (name: string) => string | null {
  const index = new Map<string, Entry[]>();
  const add = (name: string, exercise: Exercise) => {
    const { key, equipment } = meaningOf(name);
    if (key === '' || AMBIGUOUS.has(exercise.id)) return;
    // A bar or a rope on a pulley is an attachment, which the rest of the name does not show.
    const isOwn = FITTING.every(
      ([concept, fits]) => !equipment.includes(concept) || fits.includes(exercise.equipment),
    );
    if (!isOwn) return;
    const entry = { exercise, named: equipment.length > 0 };
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

  function find(key: string, equipment: readonly string[]): Exercise | null {
    const entries = index.get(key) ?? [];
    if (equipment.length === 0) {
      const bare = entries.filter(({ named }) => !named);
      // A word without a meaning, such as "caminhada", is too little without the equipment.
      return bare.length > 0 || !key.includes('@') ? only(bare) : only(entries);
    }
    // Beside a pulley, a bar is one of several attachments.
    if (equipment.includes('cable') && equipment.includes('barbell')) return null;
    for (const [concept, fits] of FITTING) {
      if (!equipment.includes(concept)) continue;
      const fitting = entries.filter(({ exercise }) => fits.includes(exercise.equipment));
      if (fitting.length > 0) return only(fitting.filter(({ named }) => named)) ?? only(fitting);
    }
    return null;
  }

  return (name) => {
    const { key, equipment } = meaningOf(name);
    const found = find(key, equipment);
    if (found) return found.id;
    const words = key.split(' ');
    if (!words.includes('@weighted')) return null;
    const bare = find(words.filter((word) => word !== '@weighted').join(' '), equipment);
    return bare && BODY.has(bare.equipment) ? bare.id : null;
  };
}
