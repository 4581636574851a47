import type { Transaction } from 'kysely';
import { professionalKind } from '#domain/coaching/professional';
import { CHARGE_LIMITS, type Payee } from '#protocol/charges/charges';
import { spaceOf } from '#protocol/space';
import { professionalRecordOf } from '../../access/professional-record';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { payoutChanged } from '../../mail/templates/payout-change';
import { keepFirstPayee, payeeOf } from './settings';

type TellingDeps = Pick<Deps, 'env' | 'mail' | 'notices' | 'now'>;
type KeyDeps = TellingDeps & Pick<Deps, 'events'>;

interface Professional {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Whether a payee redirects no money: the professional has none yet, and made no charge. Such a
 * first payee needs no proof of identity.
 * See docs/decisions/0090-first-pix-key.md.
 */
async function isFirstPayee(trx: Transaction<Database>, coach: string): Promise<boolean> {
  if ((await payeeOf(trx, coach)) !== null) return false;
  const charge = await trx
    .selectFrom('charge')
    .select('id')
    .where('coach_id', '=', coach)
    .limit(1)
    .executeTakeFirst();
  return charge === undefined;
}

/**
 * Stores and reports a payee if it is the first one. It takes a transaction, because a second
 * request at the same moment must find the first one's payee.
 * @returns whether it was stored
 */
export async function storeFirstPayee(
  deps: TellingDeps,
  trx: Transaction<Database>,
  professional: Professional,
  payee: Payee,
): Promise<boolean> {
  if (!(await isFirstPayee(trx, professional.id))) return false;
  if (!(await keepFirstPayee(trx, professional.id, payee, deps.now()))) return false;
  await tellOfPayee(deps, trx, professional);
  return true;
}

/**
 * Makes the Pix key of a professional's profile their payee, if it is the first one. In a
 * transaction.
 */
export async function adoptProfileKey(
  deps: KeyDeps,
  trx: Transaction<Database>,
  coach: string,
): Promise<void> {
  const profile = await professionalRecordOf(trx, coach);
  if (!profile?.pix) return;
  const user = await trx
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', coach)
    .executeTakeFirst();
  if (!user) return;
  const name = (profile.name.trim() || user.name).slice(0, CHARGE_LIMITS.payeeName);
  const payee = { name, city: profile.city.trim(), pix: profile.pix };
  await storeFirstPayee(deps, trx, { id: coach, ...user }, payee);
}

/** Notifies and mails a professional that the account that receives their money changed. */
export async function tellOfPayee(
  { env, mail, notices, now }: TellingDeps,
  trx: Transaction<Database>,
  { id, name, email }: Professional,
): Promise<void> {
  const path = '/app/charges/settings';
  const url = `${env.webUrl}${path}`;
  await mail.queue(trx, email, payoutChanged({ name, at: now(), url }));
  await notices.tell(trx, {
    person: id,
    kind: 'account',
    key: `payee:${now()}`,
    path,
    mailed: true,
    title: 'Os dados de recebimento mudaram',
    body: 'Se não foi você, confira a chave Pix e troque a senha.',
  });
}

/** Adopts the first Pix key when a device sends the profile that has it. */
export function followProfileKeys(deps: KeyDeps): void {
  deps.events.on('records.written', async (trx, { space, author, kinds }) => {
    if (!kinds.has(professionalKind.name) || space !== spaceOf(author)) return;
    await adoptProfileKey(deps, trx, author);
  });
}
