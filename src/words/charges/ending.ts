import type { EndingMoney } from '#domain/charges/ending';
import { reais } from './charges';

/**
 * The effect on money when a coaching ends, shown before the confirmation. Null if the two share
 * none.
 * @param money null while it is unknown: the rule in general
 * @param side of the reader
 */
export function endingMoneyWords(
  money: EndingMoney | null,
  side: 'coach' | 'student',
  first: string,
): string | null {
  if (money === null) {
    const where = side === 'coach' ? 'Cobranças' : 'Pagamentos';
    return `Se há mensalidade, ela termina junto. O que venceu até hoje continua em aberto, em ${where}, e o que venceria depois é cancelado.`;
  }
  const { plans, cancelled, stays } = money;
  const said: string[] = [];
  if (plans > 0) {
    const what = plans === 1 ? 'A mensalidade termina' : 'As mensalidades terminam';
    said.push(
      side === 'coach'
        ? `${what} junto, e nada mais é cobrado de ${first}`
        : `${what} junto: nada mais é cobrado, e nenhum cartão paga sozinho`,
    );
  }
  if (cancelled > 0) {
    const whose = plans === 1 ? 'dela' : 'delas';
    said.push(`O que ainda ia vencer ${whose}, ${reais(cancelled)}, é cancelado`);
  }
  if (stays > 0) {
    said.push(
      side === 'coach'
        ? `Continuam em aberto ${reais(stays)}, em Cobranças, sem lembretes automáticos: cancele o que não vale mais`
        : `Continuam em aberto ${reais(stays)}, em Pagamentos: combine com ${first} o que não vale mais`,
    );
  }
  return said.length === 0 ? null : `${said.join('. ')}.`;
}
