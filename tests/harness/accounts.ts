import type { Connection } from '../../server/db/database';

/** Inserts an account by its id, if missing; it has no sign-in. */
export async function addPerson(
  { db, dialect }: Pick<Connection, 'db' | 'dialect'>,
  id: string,
): Promise<void> {
  const [no, at] = [dialect === 'postgres' ? false : 0, '2026-11-20T00:00:00.000Z'];
  await db
    .insertInto('user')
    .values({
      id,
      name: 'Ana',
      email: `${id}@example.com`,
      emailVerified: no,
      image: null,
      createdAt: at,
      updatedAt: at,
      birthDate: '1990-05-17',
      termsVersion: '2026-11-20',
      termsAcceptedAt: at,
      guardianAgreed: no,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
