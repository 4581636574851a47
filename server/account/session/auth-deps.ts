import type { Deps } from '../../core/deps';

/** What the auth library and its plugins need. */
export type AuthDeps = Pick<Deps, 'env' | 'db' | 'dialect' | 'now' | 'log' | 'mail' | 'events'>;
