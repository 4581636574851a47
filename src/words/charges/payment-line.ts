import type { Payment } from '#domain/charges/charge';
import type { Dispute } from '#domain/charges/disputes';
import { type DisputedMoney, disputedMoneyOf, moneyOf } from '#domain/charges/payment-money';
import { didOf, paymentStateName, reais, sumDid } from './charges';

/** A payment in a line, without its sum and day. */
export function paymentLine(payment: Payment): string {
  const { state, bounced, dispute, centavos } = payment;
  const { received, refunded, held, lost } = moneyOf(payment);
  const said = [paymentStateName(state)];
  if (refunded > 0) {
    said.push(refunded === received ? 'devolvido' : sumDid(refunded, ['devolvido', 'devolvidos']));
  }
  if (bounced > 0) said.push(`devolução de ${reais(bounced)} não chegou`);
  if (dispute === 'open' && held > 0 && held < centavos) {
    said.push(`${sumDid(held, ['contestado', 'contestados'])} no banco`);
  } else if (dispute !== null) said.push(DISPUTED[dispute]);
  if (lost > 0) {
    said.push(`${lost < received ? sumDid(lost, ['voltou', 'voltaram']) : 'voltou'} a quem pagou`);
  }
  return said.join(' · ');
}

/** A dispute; of several, the one that matters most. */
const DISPUTED: Readonly<Record<Dispute, string>> = {
  inquiry: 'o banco pediu explicações',
  dismissed: 'o banco aceitou as explicações',
  open: 'contestado no banco',
  appeal: 'contestação perdida, em recurso no banco',
  won: 'contestação ganha',
  lost: 'contestação perdida',
  prevented: 'contestação evitada',
  unknown: 'contestação: atualize o app para ver',
};

const ACCOUNT = 'sua conta no Stripe';
/** Verbs of a sum, in the singular and the plural. */
const LEFT = [`saiu da ${ACCOUNT}`, `saíram da ${ACCOUNT}`] as const;
const NOT_LEFT = [
  `ainda não saiu da ${ACCOUNT}, e pode ser cobrado de você`,
  `ainda não saíram da ${ACCOUNT}, e podem ser cobrados de você`,
] as const;
const STAYS = [
  `continua na ${ACCOUNT}, e pode sair de lá enquanto o banco decide`,
  `continuam na ${ACCOUNT}, e podem sair de lá enquanto o banco decide`,
] as const;
const STILL_THERE = ['ainda está lá', 'ainda estão lá'] as const;
const WILL_RETURN = [`ainda vai voltar à ${ACCOUNT}`, `ainda vão voltar à ${ACCOUNT}`] as const;
const RETURNS = ['volta', 'voltam'] as const;

/**
 * To the professional: where the money of each dispute is. Null without a dispute, and once all of
 * it is back.
 * @param recovered centavos that disputes took from their account; null before they took any
 */
export function disputedMoneyWords(payment: Payment, recovered: number | null): string | null {
  const { dispute } = payment;
  // A later server has a status that this version does not know.
  if (dispute === null || dispute === 'unknown') return null;
  const money = disputedMoneyOf(payment, recovered ?? 0);
  const { toReturn } = money;
  const said = [...lostWords(money), ...heldWords(money)];
  if (toReturn > 0) said.push(`${sumDid(toReturn, WILL_RETURN)}.`);
  if (dispute === 'inquiry') {
    said.push(
      said.length === 0
        ? `Nada saiu da ${ACCOUNT}.`
        : 'Pelo que o banco pergunta agora, nada saiu de lá.',
    );
  }
  return said.length === 0 ? null : said.join(' ');
}

function lostWords({ lost, lostOut, appealed }: DisputedMoney): string[] {
  const said: string[] = [];
  if (lostOut > 0) said.push(`${sumDid(lostOut, LEFT)}.`);
  if (lost > lostOut) said.push(`${sumDid(lost - lostOut, NOT_LEFT)}.`);
  const back = Math.min(appealed, lostOut);
  if (back > 0) {
    const what = back === lostOut ? didOf(back, RETURNS) : sumDid(back, RETURNS);
    said.push(`Se o recurso for aceito, ${what}.`);
  }
  return said;
}

function heldWords({ held, heldOut, lost }: DisputedMoney): string[] {
  if (held === 0) return [];
  const other = lost > 0 ? 'Por outra contestação, ' : '';
  if (heldOut === 0) return [`${other}${sumDid(held, STAYS)}.`];
  const rest = held - heldOut;
  return [
    `${other}${sumDid(heldOut, LEFT)} enquanto o banco decide.`,
    ...(rest > 0 ? [`${sumDid(rest, STILL_THERE)}.`] : []),
    `Se ${lost > 0 ? 'essa' : 'a'} contestação for negada, ${didOf(heldOut, RETURNS)}.`,
  ];
}

/** To the professional, of money that a bank did not take back. */
export function bouncedWords(centavos: number, name: string): string {
  return `O banco de ${name} não aceitou ${reais(centavos)} de volta, e o valor volta à sua conta no Stripe. Devolva por Pix ou transferência, fora daqui.`;
}
