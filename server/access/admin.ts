import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Deps } from '../core/deps';
import { hasRow } from '../db/has-row';
import type { Database } from '../db/schema';
import { HttpError } from '../http/errors';
import type { SignedIn } from './session';

/** Whether a person is an admin of the app. */
export async function isAdmin(db: Kysely<Database>, person: string): Promise<boolean> {
  return hasRow(db.selectFrom('admin_person').select('user_id').where('user_id', '=', person));
}

/** Lets only admins pass; everybody else gets the answer for an unknown address. */
export function requireAdmin({ db }: Pick<Deps, 'db'>) {
  return createMiddleware<SignedIn>(async (c, next) => {
    if (!(await isAdmin(db, c.get('user').id))) {
      throw new HttpError(404, 'not_found', 'Este endereço não existe.');
    }
    await next();
  });
}
