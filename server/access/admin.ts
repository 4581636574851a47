import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Deps } from '../deps';
import { HttpError } from '../http/errors';
import type { SignedIn } from './session';

/** Whether a person is one of those who run the app. */
export async function isAdmin(db: Kysely<Database>, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_person')
    .select('user_id')
    .where('user_id', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets pass who runs the app; to everybody else it looks as if nothing were here. */
export function requireAdmin({ db }: Pick<Deps, 'db'>) {
  return createMiddleware<SignedIn>(async (c, next) => {
    if (!(await isAdmin(db, c.get('user').id))) {
      throw new HttpError(404, 'not_found', 'Este endereço não existe.');
    }
    await next();
  });
}
