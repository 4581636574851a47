import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { Dialect } from '../database';

/**
 * Migrations use `schema` and raw `sql`, because the typed tables describe only the current schema.
 */
export type MigrationDb = Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider;

/** One step of the schema; it never changes after its release. */
export type Migration = {
  /** Number and subject, such as '0007-programs'. The list decides the order, not the number. */
  name: string;
  up: (db: MigrationDb, dialect: Dialect) => Promise<void>;
};
