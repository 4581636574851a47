import { EQUIPMENT, type Equipment, type Exercise } from '../exercises/exercise';
import type { LoadUnit } from '../load';
import { type Json, type Registers, valueAt, type Writes } from '../record/registers';
import { kitOf } from './kits';
import { BAR_KINDS, type Gym, type GymRecord, type Kit, type Machine } from './shape';

/** A machine without known values. */
export const NEW_MACHINE: Machine = {
  startGrams: null,
  stepGrams: null,
  maxGrams: null,
  stackGrams: null,
  plateLoaded: false,
  note: '',
};

const ascending = (a: number, b: number) => a - b;
const sorted = (weights: readonly number[]) => [...new Set(weights)].sort(ascending);

/**
 * The gym in a record; null if it was removed. Unset values are those of the usual gym, and unknown
 * codes are left out.
 */
export function gymOf(
  id: string,
  record: GymRecord & { readonly removedAt: number | null },
): Gym | null {
  if (record.removedAt !== null) return null;
  const unit = record.unit ?? 'kg';
  const usual = kitOf('complete', unit);
  const { equipment } = record;
  return {
    id,
    name: record.name,
    unit,
    bars: (record.bars ?? usual.bars).flatMap(({ kind, grams }) => {
      const known = BAR_KINDS.find((code) => code === kind);
      return known ? [{ kind: known, grams }] : [];
    }),
    plates: [...(record.plates ?? usual.plates)].sort((a, b) => b.grams - a.grams),
    dumbbells: sorted(record.dumbbells ?? usual.dumbbells),
    kettlebells: sorted(record.kettlebells ?? usual.kettlebells),
    equipment: equipment && EQUIPMENT.filter((code) => equipment.includes(code)),
    machines: record.machines,
  };
}

/** The default gym: the usual plates and bars. */
export function usualGym(unit: LoadUnit): Gym {
  return { id: '', name: '', machines: {}, ...kitOf('complete', unit) };
}

/** The machine of an exercise; null while unknown. */
export function machineOf(gym: Pick<Gym, 'machines'>, exerciseId: string): Machine | null {
  return Object.hasOwn(gym.machines, exerciseId) ? (gym.machines[exerciseId] ?? null) : null;
}

/** Whether an exercise is possible there. The body is always there, and `other` may be anything. */
export function isHere(gym: Pick<Gym, 'equipment'>, { equipment }: { equipment: Equipment }) {
  return gym.equipment === null || hereCodes(gym.equipment).includes(equipment);
}

/** Equipment codes of the exercises that are possible with these things. */
export function hereCodes(equipment: readonly Equipment[]): readonly Equipment[] {
  return EQUIPMENT.filter(
    (code) => code === 'bodyweight' || code === 'other' || equipment.includes(code),
  );
}

/** Whether the exercise's machine has settings to note: a seat, a pin, a start weight. */
export function hasMachine({ equipment }: Pick<Exercise, 'equipment'>): boolean {
  return ['machine', 'cable', 'smith', 'cardio'].includes(equipment);
}

/** Everything except the machines, for editing. */
export interface GymDraft extends Kit {
  readonly name: string;
}

/** The registers of a gym. An edit writes only changes, so that those of two devices survive. */
export function gymWrites(draft: Partial<GymDraft>, registers: Registers = {}): Writes {
  const wanted: Record<string, Json | undefined> = {
    name: draft.name?.trim(),
    unit: draft.unit,
    bars: draft.bars?.map(({ kind, grams }) => ({ kind, grams })),
    plates: draft.plates?.map(({ grams, count }) => ({ grams, count })),
    dumbbells: draft.dumbbells && sorted(draft.dumbbells),
    kettlebells: draft.kettlebells && sorted(draft.kettlebells),
    equipment: draft.equipment,
  };
  const writes: Record<string, Json> = {};
  for (const [path, value] of Object.entries(wanted)) {
    const held = valueAt(registers, path);
    if (value !== undefined && JSON.stringify(held) !== JSON.stringify(value)) writes[path] = value;
  }
  return writes;
}

/** The register of an exercise's machine; null removes it. */
export function machineWrites(exerciseId: string, machine: Machine | null): Writes {
  return { [`m.${exerciseId}`]: machine && { ...machine, note: machine.note.trim() } };
}
