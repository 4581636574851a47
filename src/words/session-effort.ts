import { formatNumber } from './number';

/**
 * The steps of the scale for a whole session (Foster et al., 2001), which names 0 to 5, 7 and 10;
 * those between are said by their neighbours.
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

/** What a step of the scale means: "Muito forte". */
export function effortStep(pse: number): string {
  return STEPS[Math.round(Math.min(10, Math.max(0, pse)))] ?? '';
}

/** How hard a session was: "7 · Muito forte". */
export function sessionEffort(pse: number): string {
  return `${formatNumber(pse, 1)} · ${effortStep(pse)}`;
}
