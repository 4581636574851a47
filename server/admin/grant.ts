import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

const USAGE = [
  'Uso: npm run admin -- --add pessoa@exemplo.com     dá acesso a /app/admin',
  '     npm run admin -- --remove pessoa@exemplo.com  tira o acesso',
  '     npm run admin -- --list                       mostra quem tem acesso',
].join('\n');

/** Lines to print, or the problem as text. */
export type Administered = { readonly lines: readonly string[] } | { readonly problem: string };

/**
 * Grants and revokes the admin right; the only way to make the first admin. The account must exist
 * with a proven e-mail.
 * @param args arguments of the command: --add, --remove with an e-mail, or --list
 * @param now epoch ms
 */
export async function administer(
  db: Kysely<Database>,
  args: readonly string[],
  now: number,
): Promise<Administered> {
  const [act, email = ''] = args;
  if (act === '--list') return { lines: await admins(db) };
  if ((act !== '--add' && act !== '--remove') || !email.includes('@')) return { problem: USAGE };
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where(sql<boolean>`${sql.ref('emailVerified')}`)
    .executeTakeFirst();
  if (!user) return { problem: `Não há conta confirmada com o e-mail ${email}.` };
  if (act === '--remove') {
    await db.deleteFrom('admin_person').where('user_id', '=', user.id).execute();
    return { lines: [`${email} não administra mais.`] };
  }
  await db
    .insertInto('admin_person')
    .values({ user_id: user.id, added_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return { lines: [`${email} administra este servidor. A tela fica em /app/admin.`] };
}

async function admins(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('admin_person')
    .innerJoin('user', 'user.id', 'admin_person.user_id')
    .select('user.email')
    .orderBy('user.email')
    .execute();
  return rows.length === 0 ? ['Ninguém administra este servidor.'] : rows.map((row) => row.email);
}
