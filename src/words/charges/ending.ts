import type { EndingMoney } from '#domain/charges/ending';
import { didOf, reais } from './charges';

const STAYS = ['Continua', 'Continuam'] as const;

/**
 * The effect on money when one plan ends by itself, shown before the confirmation.
 * @param money null while it is unknown: the rule in general
 */
export function planEndingWords(money: EndingMoney | null): string {
  if (money === null)
    return 'O que já venceu e não foi pago continua em aberto, e o que ainda ia vencer é cancelado.';
  const { cancelled, stays } = money;
  const said: string[] = [];
  if (stays > 0) {
    said.push(`${didOf(stays, STAYS)} em aberto ${reais(stays)}.`);
  }
  if (cancelled > 0) said.push(`O que ainda ia vencer, ${reais(cancelled)}, é cancelado.`);
  return said.length === 0 ? 'Nada fica em aberto.' : said.join(' ');
}

/**
 * The effect on money when a coaching ends, shown before the confirmation. Null if the two share
 * none.
 * @param money null while it is unknown: the rule in general
 * @param monthly whether all plans are monthly
 */
export function endingMoneyWords(
  money: EndingMoney | null,
  side: 'coach' | 'student',
  first: string,
  monthly: boolean,
): string | null {
  if (money === null) {
    const where = side === 'coach' ? 'Cobranças' : 'Pagamentos';
    return `Se há mensalidade, ela termina junto. O que venceu até hoje e não foi pago continua em aberto, em ${where}, e o que venceria depois é cancelado.`;
  }
  const { plans, cancelled, stays } = money;
  const said: string[] = [];
  if (plans > 0) {
    const one = monthly ? 'A mensalidade termina' : 'O plano termina';
    const other = monthly ? 'As mensalidades terminam' : 'Os planos terminam';
    const what = plans === 1 ? one : other;
    said.push(
      side === 'coach'
        ? `${what} junto, e nada novo é cobrado de ${first}`
        : `${what} junto: nada novo é cobrado, e nenhum cartão paga sozinho`,
    );
  }
  if (cancelled > 0) {
    const whose = `${monthly ? 'dela' : 'dele'}${plans === 1 ? '' : 's'}`;
    said.push(`O que ainda ia vencer ${whose}, ${reais(cancelled)}, é cancelado`);
  }
  if (stays > 0) {
    said.push(
      side === 'coach'
        ? `${didOf(stays, STAYS)} em aberto ${reais(stays)}, em Cobranças, sem lembretes automáticos: cancele o que não vale mais`
        : `${didOf(stays, STAYS)} em aberto ${reais(stays)}, em Pagamentos: combine com ${first} o que não vale mais`,
    );
  }
  return said.length === 0 ? null : `${said.join('. ')}.`;
}
