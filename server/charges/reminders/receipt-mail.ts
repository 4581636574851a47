import type { Transaction } from 'kysely';
import { receiptMoney } from '#domain/charges/receipt';
import { mailChoice, NO_NOTICE_CHOICES } from '#domain/device/notice-choices';
import { preferencesOf } from '../../access/preferences';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { receiptLetter } from '../../mail/templates/receipt';
import { type ChargeRow, type PaymentRow, paymentOf } from '../ledger/facts';

/**
 * Mails the receipt of a charge that was just paid to its payer. The mail is part of the contract
 * and needs no consent, but people who stopped mails about charges get none.
 */
export async function mailReceipt(
  { mail, env }: Pick<Deps, 'mail' | 'env'>,
  trx: Transaction<Database>,
  { charge, payments, to }: { charge: ChargeRow; payments: readonly PaymentRow[]; to: string },
): Promise<void> {
  const choices = (await preferencesOf(trx, to))?.notices ?? NO_NOTICE_CHOICES;
  if (mailChoice('charge', choices) === 'never') return;
  const person = await trx
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', to)
    .executeTakeFirst();
  if (!person) return;
  const letter = receiptLetter({
    name: person.name,
    coach: charge.coach_name,
    title: charge.title,
    part: charge.part,
    parts: charge.parts,
    money: receiptMoney(
      payments.map((row) => ({
        ...paymentOf(row),
        day: row.day,
        settledAt: row.settled_at,
        at: row.created_at,
      })),
      charge.zone,
    ),
    url: `${env.webUrl}/app/payments/${charge.id}/receipt`,
  });
  await mail.queue(trx, person.email, letter);
}
