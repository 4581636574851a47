import type { OneRepMaxFormula } from '#domain/progress/one-rep-max';

const FORMULAS: Record<OneRepMaxFormula, { name: string; year: number }> = {
  brzycki: { name: 'Brzycki', year: 1993 },
  epley: { name: 'Epley', year: 1985 },
  lombardi: { name: 'Lombardi', year: 1989 },
  oconner: { name: 'O’Conner', year: 1989 },
};

/** A formula where it is chosen: "Brzycki (1993)". */
export function formulaLabel(formula: OneRepMaxFormula): string {
  const { name, year } = FORMULAS[formula];
  return `${name} (${year})`;
}

/** The label beside an estimate: "1RM estimado (Brzycki)". */
export function estimateLabel(formula: OneRepMaxFormula): string {
  return `1RM estimado (${FORMULAS[formula].name})`;
}
