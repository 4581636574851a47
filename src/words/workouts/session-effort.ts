import { formatNumber } from '../format/number';

/**
 * Steps of the session scale (Foster et al., 2001). The source names 0 to 5, 7 and 10; the others
 * borrow from their neighbours.
 */
const STEPS = [
  'Repouso',
  'Muito, muito leve',
  'Leve',
  'Moderado',
  'Um pouco forte',
  'Forte',
  'Mais que forte',
  'Muito forte',
  'Mais que muito forte',
  'Quase o máximo',
  'O máximo',
] as const;

/** The meaning of a step of the scale: "Muito forte". */
export function effortStep(pse: number): string {
  return STEPS[Math.round(Math.min(10, Math.max(0, pse)))] ?? '';
}

/** How hard a session was: "7 · Muito forte". */
export function sessionEffort(pse: number): string {
  return `${formatNumber(pse, 1)} · ${effortStep(pse)}`;
}
