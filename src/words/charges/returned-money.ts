import type { ChargeFacts } from '#domain/charges/charge';
import { heldOf, paidOf, returnedOf } from '#domain/charges/standing';
import { didOf, reais, sumDid } from './charges';

/** The facts of money that arrived for a charge and does not cover it. */
export function arrivedFacts(facts: ChargeFacts): [string, string][] {
  const held = heldOf(facts);
  const rows: [string, number][] = [
    ['Já pago', paidOf(facts) - held],
    ['Contestado no banco', held],
    ['Pago e devolvido', returnedOf(facts)],
  ];
  return rows.flatMap(([name, sum]) => (sum > 0 ? [[name, reais(sum)]] : []));
}

/** To the payer, about a charge of which nothing remains to be paid because money went back. */
export function refundedWords(facts: ChargeFacts): { title: string; text: string } {
  const paid = paidOf(facts);
  const [title, kept] =
    paid > 0
      ? [
          sumDid(returnedOf(facts), ['foi devolvido', 'foram devolvidos']),
          ` ${sumDid(paid, ['continua pago', 'continuam pagos'])}.`,
        ]
      : ['O valor foi devolvido', ''];
  return {
    title,
    text: `No cartão, a devolução aparece na fatura em até duas.${kept} Nada mais é cobrado aqui.`,
  };
}

/** To the payer, while a bank decides on a dispute. */
export function payersDisputeWords(left: number, first: string): string {
  const rest = left > 0 ? ` ${laterWords(left)}` : '';
  return `O banco está ouvindo os dois lados e responde em algumas semanas. Até lá não se paga de novo por aqui.${rest} Se foi engano, retire a contestação no app do banco ou do cartão e avise ${first}.`;
}

/** To the professional, while a bank decides on a dispute. */
export function undecidedWords(left: number, first: string): string {
  const rest = left > 0 ? ` ${laterWords(left)}` : '';
  return `O banco ouve os dois lados e responde em algumas semanas. Até lá, não peça de novo: se a contestação for negada, o valor volta a ser seu.${rest} Se ${first} já pagou de outro jeito, registre.`;
}

function laterWords(left: number): string {
  const [the, rest] = didOf(left, [
    ['O', 'que falta fica'],
    ['Os', 'que faltam ficam'],
  ]);
  return `${the} ${reais(left)} ${rest} para depois da resposta.`;
}

/** Above the form that records a payment: "Faltam R$ 40,00.", "R$ 60,00 voltaram." */
export function missingMoneyWords(left: number, facts: ChargeFacts): string {
  if (left > 0) return `${didOf(left, ['Falta', 'Faltam'])} ${reais(left)}.`;
  const [returned, held] = [returnedOf(facts), heldOf(facts)];
  const said: string[] = [];
  if (returned > 0) said.push(sumDid(returned, ['voltou', 'voltaram']));
  if (held > 0) said.push(sumDid(held, ['está em disputa', 'estão em disputa']));
  return said.length === 0 ? 'Não falta nada.' : `${said.join(', e ')}.`;
}
