import type { Kysely } from 'kysely';
import type { Database } from '../../../server/db/schema';

/** Counts the statements that an act sends to a database. */
export async function countStatements(
  db: Kysely<Database>,
  run: (counted: Kysely<Database>) => Promise<unknown>,
): Promise<number> {
  let sent = 0;
  await run(
    db.withPlugin({
      transformQuery({ node }) {
        sent += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  return sent;
}
