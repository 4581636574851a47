import type { Equipment } from '../exercises/exercise';
import type { LoadUnit } from '../load';

/** The longest name of a gym, in characters. */
export const GYM_NAME_LENGTH = 60;

/** The longest note on a machine, in characters. */
export const MACHINE_NOTE_LENGTH = 1000;

/** Mounts for plates; `dumbbell` is a handle with screwed plates. */
export const BAR_KINDS = ['barbell', 'ez-bar', 'trap-bar', 'smith', 'dumbbell'] as const;
export type BarKind = (typeof BAR_KINDS)[number];

export interface Bar {
  readonly kind: BarKind;
  readonly grams: number;
}

/** A bar as stored: this version may not know its kind. */
export interface BarRecord {
  readonly kind: string;
  readonly grams: number;
}

/** Number of single plates of a weight; null for unlimited. */
export interface PlateStock {
  readonly grams: number;
  readonly count: number | null;
}

/** The machine, or the bar, of one exercise. */
export interface Machine {
  /** Its empty weight, or the first plate of its stack. Null: unknown. */
  readonly startGrams: number | null;
  readonly stepGrams: number | null;
  readonly maxGrams: number | null;
  /** All loads of an uneven stack, in place of start and step. */
  readonly stackGrams: readonly number[] | null;
  /** Loaded with plates on both sides, not by a pin. */
  readonly plateLoaded: boolean;
  /** Seat, pin, handles: everything to set up next time. */
  readonly note: string;
}

/** A gym as stored: null where nothing was written. */
export interface GymRecord {
  readonly name: string;
  readonly unit: LoadUnit | null;
  readonly bars: readonly BarRecord[] | null;
  readonly plates: readonly PlateStock[] | null;
  readonly dumbbells: readonly number[] | null;
  readonly kettlebells: readonly number[] | null;
  readonly equipment: readonly string[] | null;
  readonly machines: Readonly<Record<string, Machine>>;
}

/** The equipment of a place; weights in grams, lists from the lightest to the heaviest. */
export interface Kit {
  /** The unit of its plates, in which sums are exact. */
  readonly unit: LoadUnit;
  /** The first of a kind is the usual one. */
  readonly bars: readonly Bar[];
  readonly plates: readonly PlateStock[];
  readonly dumbbells: readonly number[];
  readonly kettlebells: readonly number[];
  /** Null: all equipment. */
  readonly equipment: readonly Equipment[] | null;
}

export interface Gym extends Kit {
  readonly id: string;
  readonly name: string;
  /** By the exercise's id. */
  readonly machines: Readonly<Record<string, Machine>>;
}
