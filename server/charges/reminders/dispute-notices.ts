import { didOf, reais, sumDid } from '#words/charges/charges';
import type { ChargeChange } from '../../core/events';
import type { ChargeRow, PaymentRow } from '../ledger/facts';

export interface Said {
  readonly title: string;
  readonly body: string;
  readonly pushed: { readonly body: string };
}

type Money = Pick<PaymentRow, 'centavos' | 'refunded' | 'dispute' | 'contested' | 'lost'>;

/** The part of a payment that went back, by refunds and disputes, in centavos. */
export function backOf(payment: Money | null): number {
  return payment ? Math.min(payment.centavos, payment.refunded + payment.lost) : 0;
}

/** An inquiry moves no money, but another dispute or a refund may have. */
function inquiryWords(payment: Money): string {
  return backOf(payment) === 0
    ? 'Nada voltou a quem pagou.'
    : 'Por esta pergunta, nada voltou a quem pagou.';
}

/**
 * The notice of a step of a dispute to the professional. It states no sum as gone from their account:
 * the charge's page does, once that has happened.
 */
export function disputeToCoach(
  { title, student_name }: Pick<ChargeRow, 'title' | 'student_name'>,
  payment: Money,
  what: ChargeChange['what'],
): Said | null {
  const sum = reais(payment.centavos);
  switch (what) {
    case 'lost':
      return {
        title: `O banco devolveu um pagamento de ${student_name}`,
        body: `${title}: ${reais(payment.lost)} de ${sum} ${didOf(payment.lost, ['voltou', 'voltaram'])} a quem pagou.`,
        pushed: { body: 'O banco devolveu o valor a quem pagou.' },
      };
    case 'questioned':
      return {
        title: `O banco pergunta sobre um pagamento de ${student_name}`,
        body: `${title}: ${reais(payment.contested)}. ${inquiryWords(payment)} Guarde o que mostra o combinado e o atendimento.`,
        pushed: { body: 'Abra para ver o que fazer.' },
      };
    case 'disputed':
      if (payment.dispute === 'appeal') {
        return {
          title: `Recurso no banco sobre um pagamento de ${student_name}`,
          body: `${title}: a contestação foi perdida, e quem cuida do app pede que o banco reveja.`,
          pushed: { body: 'O banco vai rever uma contestação.' },
        };
      }
      return {
        title: `${student_name} contestou um pagamento`,
        body: `${title}: ${reais(payment.contested)}. O banco decide, e quem cuida do app responde por você. Até lá, o valor pode sair da sua conta no Stripe. Guarde o que mostra o combinado e o atendimento.`,
        pushed: { body: 'Abra para ver o que fazer.' },
      };
    case 'defended':
      return {
        title: `A contestação de ${student_name} foi negada`,
        body: `${title}: ${sumDid(payment.centavos - backOf(payment), ['continua', 'continuam'])} valendo.`,
        pushed: { body: 'O pagamento continua valendo.' },
      };
    case 'upheld':
      return {
        title: `O recurso sobre um pagamento de ${student_name} foi perdido`,
        body: `${title}: o banco manteve a decisão. ${reais(payment.lost)} ${didOf(payment.lost, ['ficou', 'ficaram'])} com quem pagou.`,
        pushed: { body: 'O banco manteve a decisão.' },
      };
    default:
      return null;
  }
}
