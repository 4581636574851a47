/**
 * A coach's permissions in a student's space (rule G1a). Every link includes `program`; the student
 * chooses and revokes each of the others separately.
 */
export const SCOPES = ['program', 'log', 'record', 'body', 'health'] as const;
export type Scope = (typeof SCOPES)[number];

/** Scopes that require another one: recording workouts includes seeing them. */
const NEEDS: { readonly [S in Scope]?: Scope } = { record: 'log' };

/**
 * Scopes after one is granted or revoked, together with those that it requires or that require it,
 * in list order.
 */
export function withScope(scopes: readonly Scope[], scope: Scope, given: boolean): Scope[] {
  const needed = NEEDS[scope];
  return SCOPES.filter((one) => {
    if (one === 'program') return true;
    if (given) return one === scope || one === needed || scopes.includes(one);
    return one !== scope && NEEDS[one] !== scope && scopes.includes(one);
  });
}
