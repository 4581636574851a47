import type { Deps } from '../../core/deps';

/** The dependencies of the auth library and its plugins. */
export type AuthDeps = Pick<Deps, 'env' | 'db' | 'dialect' | 'now' | 'log' | 'mail' | 'events'>;
