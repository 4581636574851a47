import type { StripeMethod } from '#domain/charges/charge';
import { localDay } from '#domain/local-day';
import { longDay, timeOfDay } from '../format/day';

/** Ways through Stripe as a choice beside others. */
const WAY_NAMES: Readonly<Record<StripeMethod, string>> = {
  card: 'Cartão',
  boleto: 'Boleto',
  'pix-stripe': 'Pix na hora',
};

/** The button of each way to pay. */
const WAY_ACTS: Readonly<Record<StripeMethod, string>> = {
  card: 'Pagar com cartão',
  boleto: 'Gerar boleto',
  'pix-stripe': 'Gerar código Pix',
};

/** The pending step after each way to pay was used. */
const WAITING: Readonly<Record<StripeMethod, string>> = {
  card: 'O banco ainda não respondeu. Costuma levar poucos minutos.',
  boleto: 'Depois de pago, o banco confirma em até 2 dias úteis.',
  'pix-stripe': 'Depois de pago, a confirmação chega em segundos.',
};

/** Codes of Stripe (docs.stripe.com/declines/codes and /error-codes), by what a payer can do about them. */
const FUNDS = 'O banco recusou por falta de saldo ou limite. Use outro cartão ou outra forma.';
const BANK =
  'O banco recusou sem dizer o motivo. Fale com o banco, ou use outro cartão ou outra forma.';
const NUMBER = 'O número do cartão não confere. Digite de novo.';
const CODE = 'O código de segurança não confere. Digite de novo.';
const EXPIRY = 'A validade do cartão não confere ou já passou. Digite de novo ou use outro cartão.';
const KIND = 'Este cartão não aceita esta compra. Use outro cartão ou outra forma.';
const REFUSALS: Readonly<Record<string, string>> = {
  insufficient_funds: FUNDS,
  card_velocity_exceeded: FUNDS,
  withdrawal_count_limit_exceeded: FUNDS,
  incorrect_number: NUMBER,
  invalid_number: NUMBER,
  incorrect_cvc: CODE,
  invalid_cvc: CODE,
  expired_card: EXPIRY,
  invalid_expiry_month: EXPIRY,
  invalid_expiry_year: EXPIRY,
  invalid_expiry_month_past: EXPIRY,
  invalid_expiry_year_past: EXPIRY,
  card_not_supported: KIND,
  currency_not_supported: KIND,
  transaction_not_allowed: KIND,
  service_not_allowed: KIND,
  not_permitted: KIND,
  card_declined: BANK,
  generic_decline: BANK,
  authentication_required:
    'O banco pediu uma confirmação que não aconteceu. Tente de novo e confirme no app do banco.',
  payment_intent_authentication_failure:
    'A confirmação no banco não deu certo. Tente de novo ou use outro cartão.',
  payment_method_provider_decline: BANK,
  processing_error: 'O banco não conseguiu responder agora. Tente de novo em alguns minutos.',
  issuer_not_available: 'O banco está fora do ar. Tente de novo em alguns minutos.',
  try_again_later: 'O banco pediu para tentar mais tarde. Espere alguns minutos.',
  reenter_transaction: 'O banco não conseguiu ler o pedido. Tente de novo.',
  tax_id_invalid: 'O CPF ou CNPJ não confere. Digite de novo.',
  incorrect_zip: 'O CEP não confere com o do cartão. Digite de novo.',
  payment_intent_payment_attempt_expired: 'O prazo para pagar terminou. Gere outro código.',
  expired: 'O prazo para pagar terminou. Gere outro código.',
  renewal_refused:
    'O Stripe não aceitou a cobrança automática, e o cartão não foi cobrado. Pague por aqui ou de outra forma.',
  card_gone: 'O cartão guardado não vale mais no Stripe, e nada foi cobrado. Use outro cartão.',
  left: 'Este pagamento foi cancelado antes de ser feito. Nada foi cobrado.',
};

/** To the payer, when a payment was confirmed and its outcome is unknown. */
export const UNSURE_PAYMENT =
  'Ainda não sabemos se o pagamento saiu. Não pague de novo; confira em instantes.';

export function stripeWayName(method: StripeMethod): string {
  return WAY_NAMES[method];
}

export function stripeWayAct(method: StripeMethod): string {
  return WAY_ACTS[method];
}

export function stripeWaiting(method: StripeMethod): string {
  return WAITING[method];
}

/**
 * The end of a code or boleto: "Pode ser pago até 30 de novembro, às 23:59."
 * @param at epoch ms
 * @param zone of the charge
 */
export function voucherEndWords(at: number, zone: string): string {
  return `Pode ser pago até ${longDay(localDay(at, zone))}, às ${timeOfDay(at, zone)}.`;
}

/**
 * The reason why a Stripe payment failed, and the remedy. The first known code decides; without one
 * it is the bank's refusal without a reason.
 */
export function paymentRefusal(...codes: readonly (string | null | undefined)[]): string {
  const known = codes.find((code) => code && Object.hasOwn(REFUSALS, code));
  return (known && REFUSALS[known]) || BANK;
}
