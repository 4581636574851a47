import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { unaccented } from '#domain/plain-text';
import { type AdminOverview, type AdminPerson, adminOverviewSchema } from '#protocol/admin/admin';
import { spaceOf } from '#protocol/space';
import type { Database } from '../db/schema';
import { hiddenPrograms, openProgramReports } from './programs';

const LISTED = 100;
const ACTS = 50;
const ACTIVE_MS = 30 * 86_400_000;

/**
 * The admins' overview: CREFs to look up, open reports, suspended people, hidden pages and fichas,
 * newest acts, and counts.
 * @param now epoch ms
 */
export async function overviewOf(db: Kysely<Database>, now: number): Promise<AdminOverview> {
  return v.parse(adminOverviewSchema, {
    counts: await countsOf(db, now),
    bytes: await bytesOf(db),
    crefs: await waitingCrefs(db),
    reports: await openReports(db),
    programReports: await openProgramReports(db),
    suspended: await suspendedPeople(db),
    hidden: await hiddenPages(db),
    hiddenPrograms: await hiddenPrograms(db),
    disputes: await openDisputes(db),
    fees: await unreturnedFees(db),
    acts: await newestActs(db),
  });
}

async function countsOf(db: Kysely<Database>, now: number): Promise<AdminOverview['counts']> {
  const people = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll().as('n'))
    .where(sql<boolean>`${sql.ref('emailVerified')}`)
    .executeTakeFirst();
  const active = await db
    .selectFrom('device')
    .select(({ fn }) => fn.count('user_id').distinct().as('n'))
    .where('last_seen', '>', now - ACTIVE_MS)
    .executeTakeFirst();
  const nameless = await db
    .selectFrom('nameless_account')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirst();
  const pages = await db
    .selectFrom('professional')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  const links = await db
    .selectFrom('coaching_link')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const suspended = await db
    .selectFrom('account_suspension')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirst();
  const [n, a, w, p, l, s] = [people, active, nameless, pages, links, suspended].map((row) =>
    Number(row?.n ?? 0),
  );
  return {
    people: n ?? 0,
    active: a ?? 0,
    nameless: w ?? 0,
    pages: p ?? 0,
    links: l ?? 0,
    suspended: s ?? 0,
  };
}

async function bytesOf(db: Kysely<Database>): Promise<number> {
  const records = await db
    .selectFrom('record')
    .select(({ fn }) => fn.sum(recordBytes()).as('bytes'))
    .executeTakeFirst();
  const photos = await db
    .selectFrom('account_photo')
    .select(({ fn }) => fn.sum(sql<number>`length(image)`).as('bytes'))
    .executeTakeFirst();
  return Number(records?.bytes ?? 0) + Number(photos?.bytes ?? 0);
}

/**
 * The stored size of records in characters. That is close to bytes, because most characters are
 * ASCII.
 */
function recordBytes() {
  return sql<number>`length(body) + coalesce(length(data), 0)`;
}

function waitingCrefs(db: Kysely<Database>) {
  return db
    .selectFrom('professional')
    .select(['user_id as person', 'name', 'handle', 'cref', 'city', 'state', 'cref_at as since'])
    .where('cref_status', '=', 'declared')
    .where('published_at', 'is not', null)
    .orderBy('cref_at')
    .limit(LISTED)
    .execute();
}

async function openReports(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('report')
    .innerJoin('professional', 'professional.user_id', 'report.professional_id')
    .select([
      'report.id',
      'professional.user_id as person',
      'professional.name',
      'professional.handle',
      'professional.hidden',
      'report.reason',
      'report.text',
      'report.created_at as at',
    ])
    .where('report.closed_at', 'is', null)
    .where('report.program_link', 'is', null)
    .orderBy('report.created_at')
    .limit(LISTED)
    .execute();
  return rows.map(({ hidden, ...report }) => ({ ...report, hidden: hidden !== null }));
}

function suspendedPeople(db: Kysely<Database>) {
  return db
    .selectFrom('account_suspension')
    .innerJoin('user', 'user.id', 'account_suspension.user_id')
    .select(['user.id as person', 'user.name', 'reason', 'at'])
    .orderBy('at', 'desc')
    .limit(LISTED)
    .execute();
}

function hiddenPages(db: Kysely<Database>) {
  return db
    .selectFrom('professional')
    .select(['user_id as person', 'name', 'handle', sql<string>`hidden`.as('reason')])
    .where('hidden', 'is not', null)
    .orderBy('name')
    .limit(LISTED)
    .execute();
}

/** Money of disputes that is not where it belongs: at the professional's account, or back there. */
async function openDisputes(db: Kysely<Database>): Promise<AdminOverview['disputes']> {
  const rows = await db
    .selectFrom('stripe_recovery')
    .innerJoin('charge_payment', 'charge_payment.id', 'payment_id')
    .innerJoin('charge', 'charge.id', 'charge_id')
    .select(['provider_id', 'coach_name', 'withdrawn', 'recovered', 'since'])
    .select('stripe_recovery.reason')
    .whereRef('withdrawn', '!=', 'recovered')
    .orderBy('since')
    .limit(LISTED)
    .execute();
  return rows.map(({ provider_id, coach_name, withdrawn, recovered, since, reason }) => ({
    intent: provider_id ?? '',
    name: coach_name,
    centavos: withdrawn - recovered,
    reason,
    since,
  }));
}

/** Shares of the operator's fee that Stripe did not return with a refund. */
async function unreturnedFees(db: Kysely<Database>): Promise<AdminOverview['fees']> {
  const rows = await db
    .selectFrom('stripe_fee')
    .innerJoin('charge_payment', 'charge_payment.id', 'payment_id')
    .innerJoin('charge', 'charge.id', 'charge_id')
    .select(['provider_id', 'coach_name as name', 'stripe_fee.centavos', 'stripe_fee.reason'])
    .select('since')
    .orderBy('since')
    .limit(LISTED)
    .execute();
  return rows.map(({ provider_id, ...fee }) => ({ intent: provider_id ?? '', ...fee }));
}

function newestActs(db: Kysely<Database>) {
  return db
    .selectFrom('admin_act')
    .leftJoin('user as admin', 'admin.id', 'admin_act.admin_id')
    .leftJoin('user as person', 'person.id', 'admin_act.person_id')
    .select([
      'admin_act.id',
      'act',
      'admin.name as admin',
      'person.name as person',
      'note',
      'admin_act.at',
    ])
    .orderBy('admin_act.at', 'desc')
    .orderBy('admin_act.id', 'desc')
    .limit(ACTS)
    .execute();
}

const FOUND = 20;
/**
 * Accented letters in Portuguese and similar names, because SQLite's lower() handles only ASCII.
 */
const ACCENTED = [...'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ'];

/** SQL for a name in the form that `unaccented` gives. */
function plainName() {
  return ACCENTED.reduce(
    (name, letter) => sql<string>`replace(${name}, ${letter}, ${unaccented(letter)})`,
    sql<string>`lower("user".name)`,
  );
}

/**
 * Finds people by a part of their name (accents optional) or e-mail, largest storage first. The
 * query measures records and never reads them.
 */
export async function peopleLike(db: Kysely<Database>, find: string): Promise<AdminPerson[]> {
  const like = `%${unaccented(find).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<
    Record<'person' | 'name' | 'email', string> & {
      bytes: unknown;
      suspended: unknown;
      admin: unknown;
    }
  >`
    select "user".id as person, "user".name as name, "user".email as email,
      coalesce(length(account_photo.image), 0) as bytes,
      account_suspension.user_id as suspended, admin_person.user_id as admin
    from "user"
    left join account_photo on account_photo.user_id = "user".id
    left join account_suspension on account_suspension.user_id = "user".id
    left join admin_person on admin_person.user_id = "user".id
    where ${plainName()} like ${like} escape '\\' or "user".email like ${like} escape '\\'`.execute(
    db,
  );
  const kept = await bytesIn(
    db,
    rows.map(({ person }) => spaceOf(person)),
  );
  return rows
    .map(({ person, name, email, bytes, suspended, admin }) => ({
      person,
      name,
      email,
      bytes: Number(bytes) + (kept.get(spaceOf(person)) ?? 0),
      suspended: suspended !== null,
      admin: admin !== null,
    }))
    .sort((a, b) => b.bytes - a.bytes || (a.person < b.person ? -1 : 1))
    .slice(0, FOUND);
}

/** Spaces of one statement. */
const PAGE = 1000;

/** The stored size of the records of spaces, which may lie on other servers than the accounts. */
async function bytesIn(
  db: Kysely<Database>,
  spaces: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const kept = new Map<string, number>();
  for (let from = 0; from < spaces.length; from += PAGE) {
    const rows = await db
      .selectFrom('record')
      .select(['space_id', ({ fn }) => fn.sum(recordBytes()).as('bytes')])
      .where('space_id', 'in', spaces.slice(from, from + PAGE))
      .groupBy('space_id')
      .execute();
    for (const { space_id, bytes } of rows) kept.set(space_id, Number(bytes));
  }
  return kept;
}
