import type { Kysely } from 'kysely';
import * as v from 'valibot';
import {
  type Guardian,
  guardianSchema,
  type KeptGuardian,
  needsGuardian,
} from '#domain/account/guardian';
import { AGE_ZONE } from '#domain/age';
import { localDay } from '#domain/local-day';
import type { Database } from '../db/schema';

/** Stores a guardian's authorisation, which counts from now on. Earlier ones stay as proof. */
export async function keepGuardian(
  db: Kysely<Database>,
  person: string,
  { name, relation, contact, version }: Guardian,
  now: number,
): Promise<void> {
  await db
    .insertInto('guardian_consent')
    .values({ user_id: person, agreed_at: now, version, name, relation, contact })
    .onConflict((conflict) => conflict.columns(['user_id', 'agreed_at']).doNothing())
    .execute();
}

/** Stores the authorisation that came with a sign-up; account/forms/forms.ts has checked its form. */
export async function keepSignUpGuardian(
  db: Kysely<Database>,
  person: string,
  form: unknown,
  now: number,
): Promise<void> {
  const read = v.safeParse(v.object({ guardian: guardianSchema }), form);
  if (read.success) await keepGuardian(db, person, read.output.guardian, now);
}

/** The authorisation that counts for a person; null without one. */
export async function guardianOf(
  db: Kysely<Database>,
  person: string,
): Promise<KeptGuardian | null> {
  const row = await db
    .selectFrom('guardian_consent')
    .selectAll()
    .where('user_id', '=', person)
    .orderBy('agreed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const read = v.safeParse(guardianSchema, row);
  return row && read.success ? { ...read.output, at: row.agreed_at } : null;
}

/** Whether a person needs a guardian at their present age; `now` in epoch ms. */
export async function isMinor(db: Kysely<Database>, person: string, now: number): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .select('birthDate')
    .where('id', '=', person)
    .executeTakeFirst();
  return user !== undefined && needsGuardian(localDay(now, AGE_ZONE), user.birthDate);
}
