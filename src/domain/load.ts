/** The units a person reads and types. All loads are stored as integer grams. */
export const LOAD_UNITS = ['kg', 'lb'] as const;
export type LoadUnit = (typeof LOAD_UNITS)[number];

/** The heaviest load that can be entered, in grams (9,999 kg). */
export const MAX_LOAD_GRAMS = 9_999_000;

/** The most repetitions one set can hold. */
const MAX_REPS = 999;

const GRAMS_PER_UNIT: Record<LoadUnit, number> = { kg: 1000, lb: 453.59237 };

// Comma and dot both mean the decimal here: a Portuguese locale parser reads "82.5" as 825.
const DECIMAL = /^\d{0,4}([.,]\d{0,2})?$/;

/**
 * Reads a typed number: up to four digits, then comma or dot and up to two decimals. Returns the
 * number (82.5), or null if empty or anything else ("1.000,5").
 */
export function parseDecimal(text: string): number | null {
  const typed = text.trim();
  if (!DECIMAL.test(typed) || !/\d/.test(typed)) return null;
  return Number(typed.replace(',', '.'));
}

/** Reads a typed load. Returns integer grams from 0 to MAX_LOAD_GRAMS, or null if invalid. */
export function parseLoad(text: string, unit: LoadUnit): number | null {
  const amount = parseDecimal(text);
  if (amount === null) return null;
  const grams = gramsFrom(amount, unit);
  return grams > MAX_LOAD_GRAMS ? null : grams;
}

/** Reads typed repetitions: a whole number from 0 to MAX_REPS, or null. */
export function parseReps(text: string): number | null {
  const typed = text.trim();
  if (!/^\d{1,3}$/.test(typed)) return null;
  const reps = Number(typed);
  return reps > MAX_REPS ? null : reps;
}

/** One press of the repetitions stepper, limited to 0 and MAX_REPS. */
export function stepReps(reps: number, steps: number): number {
  return Math.min(MAX_REPS, Math.max(0, reps + steps));
}

/** An amount in kg or lb as integer grams. */
export function gramsFrom(amount: number, unit: LoadUnit): number {
  return Math.round(amount * GRAMS_PER_UNIT[unit]);
}

/** Grams in kg or lb, to two decimals. Values typed in pounds survive. */
export function loadIn(grams: number, unit: LoadUnit): number {
  return Math.round((grams * 100) / GRAMS_PER_UNIT[unit]) / 100;
}

/**
 * The step of an exercise in the unit. Gyms in pounds have their own plates and stacks, so a step
 * in grams becomes the nearest 2.5 lb, not 5.51 lb.
 */
export function stepIn(stepGrams: number, unit: LoadUnit): number {
  if (unit === 'kg') return loadIn(stepGrams, unit);
  return Math.max(2.5, Math.round(stepGrams / GRAMS_PER_UNIT.lb / 2.5) * 2.5);
}

/**
 * One press of a stepper: the load after `steps` steps (negative goes down), limited to 0 and
 * MAX_LOAD_GRAMS. It counts in the unit, so that pounds do not drift by grams.
 */
export function stepLoad(grams: number, steps: number, stepGrams: number, unit: LoadUnit): number {
  const hundredths = Math.round((loadIn(grams, unit) + steps * stepIn(stepGrams, unit)) * 100);
  return Math.min(MAX_LOAD_GRAMS, Math.max(0, gramsFrom(hundredths / 100, unit)));
}
