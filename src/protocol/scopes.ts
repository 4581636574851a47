import type { Scope } from '#domain/coaching/scope';
import type { KindName } from './kinds';

export type Right = 'read' | 'write';

/** Kinds that a link reaches, with the scope that each right needs; absent: nobody but the owner. */
const KIND_SCOPES: { readonly [Kind in KindName]?: { readonly [R in Right]?: Scope } } = {
  program: { read: 'program', write: 'program' },
  'program-version': { read: 'program', write: 'program' },
  exercise: { read: 'program', write: 'program' },
  // Of messages only those of the link itself: who reads and writes them is looked at one by one.
  message: { read: 'program', write: 'program' },
  gym: { read: 'program' },
  workout: { read: 'log', write: 'record' },
  body: { read: 'body', write: 'body' },
  assessment: { read: 'body', write: 'body' },
  measure: { read: 'body', write: 'body' },
  goal: { read: 'body', write: 'body' },
  screening: { read: 'health' },
  anamnesis: { read: 'health' },
  pain: { read: 'health' },
};

/** Whether scopes give a right over a kind of record in another person's space. */
export function scopeAllows(scopes: readonly Scope[], kind: string, right: Right): boolean {
  const table: { readonly [kind: string]: { readonly [R in Right]?: Scope } | undefined } =
    KIND_SCOPES;
  const scope = Object.hasOwn(table, kind) ? table[kind]?.[right] : undefined;
  return scope !== undefined && scopes.includes(scope);
}

/** The kinds that scopes let somebody read. */
export function kindsReadBy(scopes: readonly Scope[]): string[] {
  return Object.keys(KIND_SCOPES).filter((kind) => scopeAllows(scopes, kind, 'read'));
}
