/** Body density, g/cm³, or the reason why a formula gives none. */
export type Density =
  | { readonly density: number }
  /** The formula was fitted for these ages, in years, both included. */
  | { readonly refused: 'age'; readonly least: number; readonly most: number }
  /** Outside the range in which the formula still distinguishes more fat from less. */
  | { readonly refused: 'range' };

/** Years, both included. */
export interface Ages {
  readonly least: number;
  readonly most: number;
}

/** The refusal of an age outside a formula's range, or null. */
export function refusedAge(age: number, { least, most }: Ages): Density | null {
  return age < least || age > most ? { refused: 'age', least, most } : null;
}

/**
 * Percent of fat from the density of the body: 495/D - 450 (Siri, W. E., 1961, "Body composition
 * from fluid spaces and density: analysis of methods").
 * @param density g/cm³
 */
export function siri(density: number): number {
  return 495 / density - 450;
}

/**
 * Percent of fat from the density of the body: 457/D - 414.2 (Brozek, J., Grande, F., Anderson,
 * J. T. and Keys, A., 1963, "Densitometric analysis of body composition").
 * @param density g/cm³
 */
export function brozek(density: number): number {
  return 457 / density - 414.2;
}
