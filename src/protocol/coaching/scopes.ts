import type { Scope } from '#domain/account/scope';
import type { KindName } from '../kinds';

export type Right = 'read' | 'write';

/** The scope that a link needs for each right on a kind; absent: only the owner has that right. */
const KIND_SCOPES: { readonly [Kind in KindName]?: { readonly [R in Right]?: Scope } } = {
  program: { read: 'program', write: 'program' },
  'program-version': { read: 'program', write: 'program' },
  exercise: { read: 'program', write: 'program' },
  // Only messages of the link itself; readers and writers are checked per message.
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

/** Whether scopes grant a right on a kind of record in another person's space. */
export function scopeAllows(scopes: readonly Scope[], kind: string, right: Right): boolean {
  const table: { readonly [kind: string]: { readonly [R in Right]?: Scope } | undefined } =
    KIND_SCOPES;
  const scope = Object.hasOwn(table, kind) ? table[kind]?.[right] : undefined;
  return scope !== undefined && scopes.includes(scope);
}

/** The kinds that scopes allow to read. */
export function kindsReadBy(scopes: readonly Scope[]): string[] {
  return Object.keys(KIND_SCOPES).filter((kind) => scopeAllows(scopes, kind, 'read'));
}
