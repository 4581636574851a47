import { type Kysely, sql, type Transaction } from 'kysely';
import { handleFault, handlesNear } from '#domain/coaching/handle';
import type { CrefState, Publish } from '#protocol/coaching/professionals';
import { erasedMark } from '../../access/erased-mark';
import { isMinor } from '../../access/guardian';
import { inTransactionOf } from '../../access/held-accounts';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { HttpError } from '../../http/errors';
import { formerOwner, keepFormerHandle } from './former-handles';
import { ownRow, type ProfileRow } from './profile';

const SUGGESTED = 3;

/** The handle belongs to another person; `suggestions` are similar free ones. */
export class HandleTaken extends Error {
  override readonly name = 'HandleTaken';
  constructor(readonly suggestions: readonly string[]) {
    super('The handle is taken');
  }
}

/**
 * Publishes a professional's record. A new CREF, or a new name for one, is declared again;
 * otherwise the result of its look-up stays. Refuses taken or reserved handles, minors, and people
 * with a hidden page.
 * @param now server time, epoch ms
 */
export async function publish(
  db: Kysely<Database>,
  person: string,
  form: Publish,
  now: number,
): Promise<void> {
  if (handleFault(form.handle) !== null) {
    throw new HttpError(409, 'handle_reserved', 'Este endereço é reservado. Escolha outro.');
  }
  await inTransactionOf(db, person, async (trx) => {
    if (await isMinor(trx, person, now)) {
      const message = 'Só quem tem 18 anos ou mais pode publicar uma página profissional.';
      throw new HttpError(409, 'adults_only', message);
    }
    const before = await ownRow(trx, person);
    if (before?.hidden !== undefined && before.hidden !== null) {
      const message =
        'A sua página foi tirada do ar. Veja o motivo e escreva para o contato do app.';
      throw new HttpError(409, 'page_hidden', message);
    }
    const former = await formerOwner(trx, form.handle, now);
    if (former !== undefined && former !== person) throw new HandleTaken([]);
    const row = { ...rowOf(form, now), ...crefOf(form, before, now), user_id: person };
    const written = await trx
      .insertInto('professional')
      .values({ ...row, hidden: null })
      // This covers only the person's own row; another person's handle raises an error, handled
      // below.
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .returning('user_id')
      .executeTakeFirst()
      .catch((error: unknown) => {
        if (isTaken(error)) return undefined;
        throw error;
      });
    if (!written) throw new HandleTaken([]);
    if (before && before.handle !== form.handle) {
      await keepFormerHandle(trx, person, { from: before.handle, to: form.handle, now });
    }
  }).catch(async (error: unknown) => {
    // The suggestions are read outside the transaction, which PostgreSQL has aborted by then.
    throw error instanceof HandleTaken ? new HandleTaken(await freeHandles(db, form)) : error;
  });
}

function rowOf(form: Publish, now: number) {
  return {
    handle: form.handle,
    name: form.name,
    city: form.city,
    state: form.state,
    specialities: JSON.stringify(form.specialities),
    own_specialities: form.ownSpecialities,
    bio: form.bio,
    whatsapp: form.whatsapp,
    plans: JSON.stringify(form.plans),
    takes_people: form.open ? 1 : 0,
    published_at: now,
    updated_at: now,
  };
}

/**
 * The columns of a CREF. A result of the council's register applies to one number and name, so a
 * change of either resets it.
 */
function crefOf({ cref, name }: Publish, before: ProfileRow | undefined, now: number) {
  const isLookedUp = before?.cref_status === 'confirmed' || before?.cref_status === 'refused';
  const renamed = isLookedUp && before.name !== name;
  if (before && before.cref === cref && !renamed) {
    const { cref_status, cref_at, cref_reason } = before;
    return { cref, cref_status, cref_at, cref_reason };
  }
  const status: CrefState = cref === '' ? 'none' : 'declared';
  return { cref, cref_status: status, cref_at: now, cref_reason: null };
}

/** Whether an error is a violated unique key, on SQLite or PostgreSQL. */
function isTaken(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}

async function freeHandles(db: Kysely<Database>, form: Publish): Promise<string[]> {
  const near = handlesNear(form.handle, form);
  const rows = await db
    .selectFrom('professional')
    .select('handle')
    .where('handle', 'in', [...near, ''])
    .execute();
  const former = await db
    .selectFrom('former_handle')
    .select('handle')
    .where('handle', 'in', [...near, ''])
    .execute();
  const taken = new Set([...rows, ...former].map(({ handle }) => handle));
  return near.filter((handle) => !taken.has(handle)).slice(0, SUGGESTED);
}

/** Withdraws the page, but keeps its handle and the result for its CREF. Needs a transaction. */
export async function unpublish(
  { now, events }: Pick<Deps, 'now' | 'events'>,
  trx: Transaction<Database>,
  person: string,
): Promise<void> {
  const row = await trx
    .updateTable('professional')
    .set({ published_at: sql`null`, updated_at: now() })
    .where('user_id', '=', person)
    .returning('user_id')
    .executeTakeFirst();
  if (row) await events.emit(trx, 'taken.back', { what: 'page', mark: erasedMark(person) });
}
