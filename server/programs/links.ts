import { randomInt } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  LINK_SIGNS,
  LINK_SIGNS_COUNT,
  PROGRAM_LINK_LIMITS,
} from '#protocol/programs/program-links';
import { ownerOf, spaceOf } from '#protocol/space';
import { inTransactionOf } from '../access/held-accounts';
import { isAtRest } from '../access/suspension';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import type { ProgramLinkTable } from '../db/tables/program-links';
import { HttpError } from '../http/errors';

export type LinkRow = Selectable<ProgramLinkTable>;

const hiddenLink = () =>
  new HttpError(
    409,
    'link_hidden',
    'O link desta ficha foi tirado do ar. Veja o motivo e escreva para o contato do app.',
  );
const tooMany = () =>
  new HttpError(
    409,
    'too_many_links',
    `Dá para ter até ${PROGRAM_LINK_LIMITS.ofOne} fichas com link. Desfaça um que não usa mais.`,
  );

/** The person and the ficha of a link. */
export interface LinkPlace {
  readonly person: string;
  readonly program: string;
}

function at(db: Kysely<Database>, { person, program }: LinkPlace) {
  return db
    .selectFrom('program_link')
    .selectAll()
    .where('space_id', '=', spaceOf(person))
    .where('program_id', '=', program);
}

/** The link of a ficha for its owner, in any state. */
export function ownLink(db: Kysely<Database>, place: LinkPlace): Promise<LinkRow | undefined> {
  return at(db, place).executeTakeFirst();
}

/** A person's links of fichas that still exist, last shared first. */
export function ownLinks(db: Kysely<Database>, person: string): Promise<LinkRow[]> {
  return db
    .selectFrom('program_link')
    .selectAll()
    .where('space_id', '=', spaceOf(person))
    .where(({ not, exists }) => not(exists(removedFicha(db))))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The removed ficha of the surrounding query's link. */
function removedFicha(db: Kysely<Database>) {
  return db
    .selectFrom('record')
    .select('record.id')
    .where('record.space_id', '=', sql.ref<string>('program_link.space_id'))
    .where('record.kind', '=', 'program')
    .where('record.id', '=', sql.ref<string>('program_link.program_id'))
    .where('record.hidden', '=', 1);
}

/**
 * Stores this code for the link of a ficha, and creates the link if necessary. Refuses a hidden
 * link, and more links than a person may have.
 * @param now server time, epoch ms
 */
export async function keepLink(
  db: Kysely<Database>,
  place: LinkPlace,
  code: string,
  now: number,
): Promise<void> {
  const space_id = spaceOf(place.person);
  const renew = async (trx: Kysely<Database>) => {
    const { numUpdatedRows } = await trx
      .updateTable('program_link')
      .set({ code, updated_at: now })
      .where('space_id', '=', space_id)
      .where('program_id', '=', place.program)
      .where('hidden', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  await inTransactionOf(db, place.person, async (trx) => {
    if (await renew(trx)) return;
    if (await ownLink(trx, place)) throw hiddenLink();
    const { links } = await trx
      .selectFrom('program_link')
      .select(({ fn }) => fn.countAll().as('links'))
      .where('space_id', '=', space_id)
      .executeTakeFirstOrThrow();
    if (Number(links) >= PROGRAM_LINK_LIMITS.ofOne) throw tooMany();
    const row = { space_id, program_id: place.program, id: drawId(), code };
    const made = await trx
      .insertInto('program_link')
      .values({ ...row, created_at: now, updated_at: now, hidden: null })
      // No conflict column is named, because a partition on another server has no key for it.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another device of the person created the link first.
    if (!made) await renew(trx);
  });
}

function drawId(): string {
  const signs = Array.from(
    { length: LINK_SIGNS_COUNT },
    () => LINK_SIGNS[randomInt(LINK_SIGNS.length)],
  );
  return signs.join('');
}

/** Deletes the link of a ficha. A hidden one stays, because its reason must not be lost. */
export async function dropLink(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  place: LinkPlace,
): Promise<void> {
  await inTransactionOf(db, place.person, async (trx) => {
    const row = await trx
      .deleteFrom('program_link')
      .where('space_id', '=', spaceOf(place.person))
      .where('program_id', '=', place.program)
      .where('hidden', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (row) await events.emit(trx, 'taken.back', { what: 'program-link', programLink: row.id });
    else if (await ownLink(trx, place)) throw hiddenLink();
  });
}

/**
 * A readable link and its owner: not hidden, ficha not in the bin, account not suspended or
 * leaving.
 */
export async function openLink(
  db: Kysely<Database>,
  id: string,
): Promise<{ readonly row: LinkRow; readonly owner: string } | null> {
  const row = await db
    .selectFrom('program_link')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('hidden', 'is', null)
    .where(({ not, exists }) => not(exists(removedFicha(db))))
    .executeTakeFirst();
  const owner = row && ownerOf(row.space_id);
  if (!row || !owner || (await isAtRest(db, owner))) return null;
  return { row, owner };
}

/**
 * Deletes links of fichas removed before an instant, epoch ms; until then a ficha may be restored.
 */
export async function forgetLinksOfRemoved(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('program_link')
    .where(({ exists }) => exists(removedFicha(db).where('record.removed_at', '<=', before)))
    .execute();
}
