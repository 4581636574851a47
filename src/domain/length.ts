/** Units of body lengths. */
export const LENGTH_UNITS = ['cm', 'in'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** All lengths of the body are stored as integer tenths of a millimetre. */
const TENTHS_PER_UNIT: Record<LengthUnit, number> = { cm: 100, in: 254 };

/** A length in cm or in as integer tenths of a millimetre. */
export function tenthsFrom(amount: number, unit: LengthUnit): number {
  return Math.round(amount * TENTHS_PER_UNIT[unit]);
}

/**
 * Tenths of a millimetre in cm or in, to two decimals. Typed values survive: a hundredth of a
 * centimetre is one tenth of a millimetre, a hundredth of an inch more than two.
 */
export function lengthIn(tenths: number, unit: LengthUnit): number {
  return Math.round((tenths * 100) / TENTHS_PER_UNIT[unit]) / 100;
}
