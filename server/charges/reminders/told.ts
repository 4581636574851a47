import type { Transaction } from 'kysely';
import { chargeStanding } from '#domain/charges/standing';
import { reais } from '#words/charges/charges';
import { numericDay } from '#words/format/day';
import { GONE_NAME } from '#words/format/people';
import type { Deps } from '../../core/deps';
import type { ChargeChange } from '../../core/events';
import type { Database } from '../../db/schema';
import { type ChargeRow, chargeFacts, type PaymentRow, paymentsOf } from '../ledger/facts';
import { backOf, disputeToCoach, type Said } from './dispute-notices';
import { mailReceipt } from './receipt-mail';

export type ToldDeps = Pick<Deps, 'events' | 'notices' | 'mail' | 'env' | 'now'>;

/** Key prefix of every notice about a charge: they are deleted with it. */
function chargeNoticeKey(charge: string): string {
  return `charge:${charge}:`;
}

/** Key prefix of its reminders. */
export function reminderNoticeKey(charge: string): string {
  return `${chargeNoticeKey(charge)}reminder:`;
}

/** The path at which a student sees and pays a charge. */
export function payPath(charge: string): string {
  return `/app/payments/checkout?charge=${charge}`;
}

/**
 * Notifies each side of a charge about acts of the other one, or of Stripe. Locked screens show
 * neither amounts nor the subject.
 */
export function tellOfCharges(deps: ToldDeps): void {
  deps.events.on('charge.changed', (trx, change) => tell(deps, trx, change));
}

async function tell(
  deps: ToldDeps,
  trx: Transaction<Database>,
  { charge: id, payment: paymentId, what }: ChargeChange,
): Promise<void> {
  const row = await trx.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const charge = withNames(row);
  if (ANSWERS.has(what)) await hushReminders(trx, charge);
  const payments = await paymentsOf(trx, [id]);
  const payment = payments.find((one) => one.id === paymentId) ?? null;
  const key = `${chargeNoticeKey(id)}${what}:${paymentId ?? deps.now()}${repeatOf(payment, what)}`;
  const { coach_id, student_id } = charge;
  const isPaid = what === 'settled' && payment !== null && completes(charge, payments, payment);
  const toStudent = toldToStudent(charge, payment, what);
  if (student_id !== null && toStudent) {
    const mailed = isPaid ? ({ mailed: true } as const) : {};
    const path = isPaid ? `/app/payments/${id}/receipt` : payPath(id);
    const telling = { person: student_id, kind: 'charge', key, path } as const;
    // A payment that is recorded, removed and recorded again gives a notice each time, but one mail
    // a day.
    const isMailed = isPaid && (await wasToldLately(deps, trx, student_id, path));
    const isNew = await deps.notices.tell(trx, { ...telling, ...toStudent, ...mailed });
    if (isPaid && isNew && !isMailed)
      await mailReceipt(deps, trx, { charge, payments, to: student_id });
  }
  const toCoach = toldToCoach(charge, payment, what);
  if (coach_id !== null && toCoach) {
    const telling = { person: coach_id, kind: 'charge', key, path: `/app/charges/${id}` } as const;
    await deps.notices.tell(trx, { ...telling, ...toCoach });
  }
}

/** A charge with words for a side whose account was erased: money may still move at Stripe. */
function withNames(row: ChargeRow): ChargeRow {
  const { coach_name, student_name } = row;
  return {
    ...row,
    coach_name: coach_name || GONE_NAME,
    student_name: student_name || GONE_NAME,
  };
}

/** Changes that make earlier reminders obsolete. */
const ANSWERS: ReadonlySet<ChargeChange['what']> = new Set([
  'claimed',
  'pending',
  'settled',
  'cancelled',
  'ended',
]);

/** Cancels the unsent pushes of reminders, so that none asks for money already paid. */
async function hushReminders(
  trx: Transaction<Database>,
  { id, student_id }: Pick<ChargeRow, 'id' | 'student_id'>,
): Promise<void> {
  if (student_id === null) return;
  await trx
    .deleteFrom('push_delivery')
    .where('user_id', '=', student_id)
    .where('notice_id', 'in', ({ selectFrom }) =>
      selectFrom('notice')
        .select('id')
        .where('user_id', '=', student_id)
        .where('key', 'like', `${reminderNoticeKey(id)}%`),
    )
    .execute();
}

const RECEIPT_EVERY_MS = 86_400_000;

/** Whether a person got a notice with this path within the last day. */
async function wasToldLately(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction<Database>,
  person: string,
  path: string,
): Promise<boolean> {
  const told = await trx
    .selectFrom('notice')
    .select('path')
    .where('user_id', '=', person)
    .where('path', '=', path)
    .where('created_at', '>', now() - RECEIPT_EVERY_MS)
    .executeTakeFirst();
  return told !== undefined;
}

/**
 * Distinguishes the notices of a change that can happen again. Refunded and returned sums together
 * only grow, and each step of a dispute has another answer of Stripe.
 */
function repeatOf(payment: PaymentRow | null, what: ChargeChange['what']): string {
  if (!payment) return '';
  if (what === 'back' || what === 'bounced') return `:${payment.refunded + payment.bounced}`;
  return AGAIN.has(what) ? `:${payment.answers}` : '';
}
const AGAIN: ReadonlySet<ChargeChange['what']> = new Set([
  'lost',
  'questioned',
  'disputed',
  'defended',
  'upheld',
]);

/** Whether this payment made the charge fully paid. */
function completes(
  charge: ChargeRow,
  payments: readonly PaymentRow[],
  payment: PaymentRow,
): boolean {
  const before = payments.filter(({ id }) => id !== payment.id);
  return (
    chargeStanding(chargeFacts(charge, payments)) === 'paid' &&
    chargeStanding(chargeFacts(charge, before)) !== 'paid'
  );
}

const THROUGH_STRIPE = new Set(['card', 'boleto', 'pix-stripe']);

function toldToStudent(
  { title, centavos, discount, due_day, coach_name, part, parts, cancelled_at }: ChargeRow,
  payment: PaymentRow | null,
  what: ChargeChange['what'],
): Said | null {
  const sum = reais(payment?.centavos ?? centavos - discount);
  switch (what) {
    case 'made': {
      // All parts are created at once, and the first one announces them.
      if (part > 1) return null;
      const due = `vence em ${numericDay(due_day)}.`;
      return {
        title: `Nova cobrança de ${coach_name}`,
        body:
          parts > 1
            ? `${title}, em ${parts} parcelas: a primeira, de ${sum}, ${due}`
            : `${title}: ${sum}, ${due}`,
        pushed: { body: 'Abra para ver e pagar.' },
      };
    }
    case 'changed':
      return {
        title: `${coach_name} mudou uma cobrança`,
        body: `${title}: ${sum}, vence em ${numericDay(due_day)}.`,
        pushed: { body: 'Abra para ver o que mudou.' },
      };
    case 'cancelled':
      return {
        title: `${coach_name} cancelou uma cobrança`,
        body: `${title}: não há mais o que pagar.`,
        pushed: { body: 'Não há mais o que pagar dela.' },
      };
    case 'ended':
      return {
        title: 'Uma cobrança foi cancelada',
        body: `${title}: o plano terminou antes do vencimento, e não há mais o que pagar.`,
        pushed: { body: 'Não há mais o que pagar dela.' },
      };
    case 'refused':
      return {
        title: `${coach_name} não encontrou o seu pagamento`,
        body: `${title}: confira no banco se o Pix saiu e envie o comprovante.`,
        pushed: { body: 'Confira no banco e envie o comprovante.' },
      };
    case 'withdrawn':
      // A confirmed payment has a day; a claim that the payer withdrew has none.
      return payment?.day
        ? {
            title: `${coach_name} desfez um pagamento`,
            body: `${title}: ${sum} não contam mais como pagos. Se você pagou, fale com ${coach_name}.`,
            pushed: { body: 'Abra para ver o que mudou.' },
          }
        : null;
    case 'settled':
      return {
        title: 'Pagamento confirmado',
        body: `${title}: ${sum} para ${coach_name}.`,
        pushed: { body: 'Abra para ver o recibo.' },
      };
    case 'failed':
      // Its plan's end cancelled the charge: that has a notice of its own.
      if (cancelled_at !== null) return null;
      return {
        title: 'Um pagamento não foi concluído',
        body: `${title}: abra para ver o motivo e tentar de novo.`,
        pushed: { body: 'Abra para ver o motivo e tentar de novo.' },
      };
    case 'back':
    case 'lost':
      return {
        title:
          payment && backOf(payment) < payment.centavos
            ? 'Parte de um pagamento foi devolvida'
            : 'Um pagamento foi devolvido',
        body: `${title}: ${reais(backOf(payment))} ao todo. O prazo para aparecer é o do seu banco.`,
        pushed: { body: 'O prazo para aparecer é o do seu banco.' },
      };
    case 'bounced':
      return {
        title: 'Uma devolução não chegou',
        body: `${title}: o banco não aceitou receber de volta. Combine com ${coach_name} outra forma.`,
        pushed: { body: 'Abra para ver o que fazer.' },
      };
    default:
      return null;
  }
}

function toldToCoach(
  charge: ChargeRow,
  payment: PaymentRow | null,
  what: ChargeChange['what'],
): Said | null {
  if (!payment) return null;
  const { title, student_name } = charge;
  const sum = reais(payment.centavos);
  const byStripe = THROUGH_STRIPE.has(payment.method);
  switch (what) {
    case 'claimed':
      return {
        title: `${student_name} informou um pagamento`,
        body: `${title}: ${sum}. Confira na sua conta e confirme.`,
        pushed: { body: 'Confira na sua conta e confirme.' },
      };
    case 'settled':
      // The coach confirmed or recorded it, and needs no notice.
      return byStripe
        ? {
            title: `${student_name} pagou`,
            body: `${title}: ${sum}.`,
            pushed: { body: 'Abra para ver o pagamento.' },
          }
        : null;
    case 'failed':
      return byStripe
        ? {
            title: `Um pagamento de ${student_name} não foi concluído`,
            body: `${title}: ${sum}.`,
            pushed: { body: 'Abra para ver o motivo.' },
          }
        : null;
    case 'bounced':
      return {
        title: `Uma devolução não chegou a ${student_name}`,
        body: `${title}: o banco recusou ${reais(payment.bounced)} ao todo, que voltam à sua conta no Stripe. Devolva por Pix ou transferência.`,
        pushed: { body: 'Abra para ver o que fazer.' },
      };
    default:
      return disputeToCoach(charge, payment, what);
  }
}
