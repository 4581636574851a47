import type { Kysely, Selectable, Transaction } from 'kysely';
import * as v from 'valibot';
import { DEFAULT_LADDER } from '#domain/charges/reminders';
import {
  type ChargeSettings,
  chargeSettingsSchema,
  type NewPayee,
  OVERDUE_ACTS,
  type OwnPayee,
} from '#protocol/charges/charge-settings';
import type { Payee } from '#protocol/charges/charges';
import type { Database } from '../../db/schema';
import type { ChargeSettingsTable } from '../../db/tables/charges';
import { payeesOf } from './charges';

/** Defaults until a professional chooses. */
const USUAL_SETTINGS: ChargeSettings = {
  ladder: [...DEFAULT_LADDER],
  wordings: {},
  overdue: 'none',
  overdueDays: 7,
};

const NOBODY = { payee_name: '', payee_city: '', pix_kind: null, pix_key: null } as const;

/** Parses the settings of a row; unreadable ones count as the default. */
function settingsIn(
  row: Pick<
    Selectable<ChargeSettingsTable>,
    'ladder' | 'wordings' | 'overdue' | 'overdue_days'
  > | null,
): ChargeSettings {
  if (!row) return USUAL_SETTINGS;
  const kept = v.safeParse(chargeSettingsSchema, {
    ladder: JSON.parse(row.ladder),
    wordings: JSON.parse(row.wordings),
    overdue: OVERDUE_ACTS.find((act) => act === row.overdue),
    overdueDays: row.overdue_days,
  });
  return kept.success ? kept.output : USUAL_SETTINGS;
}

/** A professional's settings for reminders and overdue charges. */
export async function settingsOf(db: Kysely<Database>, coach: string): Promise<ChargeSettings> {
  const row = await db
    .selectFrom('charge_settings')
    .select(['ladder', 'wordings', 'overdue', 'overdue_days'])
    .where('coach_id', '=', coach)
    .executeTakeFirst();
  return settingsIn(row ?? null);
}

/** The professional's account that receives the money; null until they enter it. */
export async function payeeOf(
  db: Kysely<Database>,
  coach: string,
): Promise<(Payee & Partial<OwnPayee>) | null> {
  return (await payeesOf(db, [coach])).get(coach) ?? null;
}

/** Stores a professional's settings for reminders and overdue charges. */
export async function keepSettings(
  trx: Transaction<Database>,
  coach: string,
  { ladder, wordings, overdue, overdueDays }: ChargeSettings,
  now: number,
): Promise<void> {
  const chosen = {
    ladder: JSON.stringify([...ladder].sort((a, b) => a - b)),
    wordings: JSON.stringify(wordings),
    overdue,
    overdue_days: overdueDays,
    updated_at: now,
  };
  await trx
    .insertInto('charge_settings')
    .values({ coach_id: coach, ...NOBODY, ...chosen })
    .onConflict((conflict) => conflict.column('coach_id').doUpdateSet(chosen))
    .execute();
}

/**
 * Stores the account that receives the money.
 * @returns whether it changed
 */
export async function keepPayee(
  trx: Transaction<Database>,
  coach: string,
  { name, city, pix }: NewPayee,
  now: number,
): Promise<boolean> {
  const before = await payeeOf(trx, coach);
  const payee = payeeColumns({ name, city, pix }, now);
  await trx
    .insertInto('charge_settings')
    .values({ coach_id: coach, ...usualColumns(), ...payee })
    .onConflict((conflict) => conflict.column('coach_id').doUpdateSet(payee))
    .execute();
  const same =
    before?.name === name &&
    before.city === city &&
    before.pix?.kind === pix?.kind &&
    before.pix?.key === pix?.key;
  return !same;
}

/**
 * Stores the account that receives the money, unless there is one already.
 * @returns whether it was stored
 */
export async function keepFirstPayee(
  trx: Transaction<Database>,
  coach: string,
  form: Payee,
  now: number,
): Promise<boolean> {
  const payee = payeeColumns(form, now);
  const stored = await trx
    .insertInto('charge_settings')
    .values({ coach_id: coach, ...usualColumns(), ...payee })
    .onConflict((conflict) =>
      conflict.column('coach_id').doUpdateSet(payee).where('charge_settings.payee_name', '=', ''),
    )
    .returning('coach_id')
    .executeTakeFirst();
  return stored !== undefined;
}

function payeeColumns({ name, city, pix }: Payee, now: number) {
  return {
    payee_name: name,
    payee_city: city,
    updated_at: now,
    pix_kind: pix?.kind ?? null,
    pix_key: pix?.key ?? null,
  };
}

function usualColumns() {
  const { ladder, wordings, overdue, overdueDays } = USUAL_SETTINGS;
  return {
    ladder: JSON.stringify(ladder),
    wordings: JSON.stringify(wordings),
    overdue,
    overdue_days: overdueDays,
  };
}
