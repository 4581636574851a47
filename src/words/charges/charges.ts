import type {
  ChargeFacts,
  ChargeStanding,
  PaymentMethod,
  PaymentState,
} from '#domain/charges/charge';
import { chargeToday } from '#domain/charges/standing';
import type { Unknown } from '#domain/charges/unknown';
import type { PlanPeriod } from '#domain/coaching/professional';
import { daysBetween } from '#domain/local-day';
import { megabytesOf } from '../format/bytes';
import { numericDay, relativeDay } from '../format/day';

const STANDINGS: Readonly<Record<ChargeStanding, string>> = {
  open: 'Em aberto',
  claimed: 'Pagamento avisado',
  pending: 'Aguardando o banco',
  partial: 'Paga em parte',
  paid: 'Paga',
  disputed: 'Contestada no banco',
  refunded: 'Valor devolvido',
  cancelled: 'Cancelada',
  unknown: 'Atualize o app para ver',
};

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  'pix-own': 'Pix',
  cash: 'Dinheiro',
  transfer: 'Transferência',
  other: 'Outra forma',
  card: 'Cartão',
  boleto: 'Boleto',
  'pix-stripe': 'Pix pelo Stripe',
  unknown: 'Outra forma',
};

const STATES: Readonly<Record<PaymentState, string>> = {
  claimed: 'Avisado, falta confirmar',
  started: 'Começado e não pago',
  pending: 'Aguardando o banco',
  settled: 'Recebido',
  failed: 'Não foi concluído',
  refused: 'Não encontrado',
  withdrawn: 'Desfeito',
  unknown: 'Atualize o app para ver',
};

const EACH: Readonly<Record<PlanPeriod | Unknown, string>> = {
  monthly: 'por mês',
  quarterly: 'por trimestre',
  semiannual: 'por semestre',
  annual: 'por ano',
  sessions: 'por pacote',
  once: 'uma vez só',
  unknown: 'por período',
};

/** On a charge with a status of a later server. */
export const UPDATE_WORDS =
  'Esta cobrança está em um estado que esta versão do app não conhece. Feche o app e abra de novo com internet.';

/** Up to this many days away, a due day is written as a distance. */
const NEAR_DAYS = 30;

/** Centavos as "R$ 1.234,56", with a space that does not break. By hand: no fraction, no rounding. */
export function reais(centavos: number): string {
  const figures = String(Math.abs(centavos)).padStart(3, '0');
  const whole = figures.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centavos < 0 ? '\u2212' : ''}R$\u00a0${whole},${figures.slice(-2)}`;
}

/** The form of a word beside a sum: singular from one real to less than two. */
export function didOf<T>(centavos: number, [one, other]: readonly [T, T]): T {
  return centavos >= 100 && centavos < 200 ? one : other;
}

/** A sum with its verb: "R$ 60,00 voltaram". */
export function sumDid(centavos: number, verb: readonly [string, string]): string {
  return `${reais(centavos)} ${didOf(centavos, verb)}`;
}

/** The status of a charge, the same for both sides: "Em aberto", "Pagamento avisado". */
export function standingName(standing: ChargeStanding): string {
  return STANDINGS[standing];
}

export function methodName(method: PaymentMethod): string {
  return METHODS[method];
}

/** The status of a payment: "Recebido", "Não foi concluído". */
export function paymentStateName(state: PaymentState): string {
  return STATES[state];
}

/** After a price: "por mês", "uma vez só". */
export function eachPeriod(period: PlanPeriod | Unknown): string {
  return EACH[period];
}

type Due = Pick<ChargeFacts, 'due' | 'zone'>;

/** A due day seen from the present one: "Vence hoje", "Vence em 3 dias", "Venceu há 2 dias". */
export function dueWords({ due, zone }: Due, now: number): string {
  const today = chargeToday({ zone }, now);
  const days = daysBetween(today, due);
  const verb = days < 0 ? 'Venceu' : 'Vence';
  if (Math.abs(days) > NEAR_DAYS) return `${verb} em ${numericDay(due)}`;
  return `${verb} ${relativeDay(due, today)}`;
}

/** The remainder of a partly paid charge: "Faltam R$ 150,00 de R$ 220,00". */
export function missingWords(left: number, centavos: number): string {
  return `${didOf(left, ['Falta', 'Faltam'])} ${reais(left)} de ${reais(centavos)}`;
}

/** Beside what is open: "Pago: R$ 70,00 de R$ 220,00". */
export function paidOfPrice(paid: number, centavos: number): string {
  return `Pago: ${reais(paid)} de ${reais(centavos)}`;
}

/** To the professional, of money that came twice or was too much. */
export function surplusWords(surplus: number): string {
  return `${didOf(surplus, ['Chegou', 'Chegaram'])} ${reais(surplus)} a mais. Devolva ou combine com a pessoa o que fazer.`;
}

/** Before a payment is removed: "R$ 70,00 voltam a ficar em aberto." */
export function reopenedWords(centavos: number): string {
  if (centavos === 0) return 'Nada volta a ficar em aberto.';
  return `${sumDid(centavos, ['volta', 'voltam'])} a ficar em aberto.`;
}

/** Which of the instalments: "Parcela 2 de 3"; empty for a charge in one. */
export function partWords(part: number, parts: number): string {
  return parts === 1 ? '' : `Parcela ${part} de ${parts}`;
}

/**
 * The status with its day where the day adds something: "Vence hoje", "Venceu há 2 dias", "Paga".
 */
export function standingOn(
  { standing, ...charge }: Due & { readonly standing: ChargeStanding },
  now: number,
): string {
  if (standing === 'open') return dueWords(charge, now);
  if (standing !== 'partial') return STANDINGS[standing];
  return `${STANDINGS.partial} · ${dueWords(charge, now).toLowerCase()}`;
}

/** To the payer, of a PDF that is too large to send. */
export function largeReceipt(bytes: number, most: number): string {
  return `Este PDF tem ${megabytesOf(bytes)}, e o limite é ${megabytesOf(most)}. Mande uma foto da tela do comprovante.`;
}
