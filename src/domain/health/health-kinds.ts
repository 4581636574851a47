/** Kinds of records about the body or health: stored under the consent, erased with it. */
export const HEALTH_KINDS = [
  'body',
  'assessment',
  'measure',
  'goal',
  'screening',
  'anamnesis',
  'pain',
] as const;
export type HealthKind = (typeof HEALTH_KINDS)[number];

/** Whether a kind has health data. */
export function isHealthKind(name: string): name is HealthKind {
  return HEALTH_KINDS.some((kind) => kind === name);
}
