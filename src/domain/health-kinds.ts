/** Kinds of records that tell of the body: written under the consent, and gone with it. */
export const HEALTH_KINDS = ['body', 'assessment', 'measure', 'goal'] as const;
export type HealthKind = (typeof HEALTH_KINDS)[number];

/** Whether a kind is one of those. */
export function isHealthKind(name: string): name is HealthKind {
  return HEALTH_KINDS.some((kind) => kind === name);
}
