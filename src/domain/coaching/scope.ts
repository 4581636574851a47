/**
 * What a student lets a coach do in their space (rule G1). `program` comes with every link; each of
 * the others is the student's own choice and can be taken back by itself.
 */
export const SCOPES = ['program', 'log', 'record', 'body', 'health'] as const;
export type Scope = (typeof SCOPES)[number];

/** What stands with another scope alone: who notes workouts down sees them as well. */
const NEEDS: { readonly [S in Scope]?: Scope } = { record: 'log' };

/** Scopes with one given or taken back, and with what has to come or go with it, in the order of the list. */
export function withScope(scopes: readonly Scope[], scope: Scope, given: boolean): Scope[] {
  const needed = NEEDS[scope];
  return SCOPES.filter((one) => {
    if (one === 'program') return true;
    if (given) return one === scope || one === needed || scopes.includes(one);
    return one !== scope && NEEDS[one] !== scope && scopes.includes(one);
  });
}
