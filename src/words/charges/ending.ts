import type { EndingMoney } from '#domain/charges/ending';
import { reais } from './charges';

/**
 * The effect on money when a coaching ends, shown before the confirmation. Null if the two share
 * none.
 * @param side of the reader
 */
export function endingMoneyWords(
  { plans, cancelled, stays }: EndingMoney,
  side: 'coach' | 'student',
  first: string,
): string | null {
  const said: string[] = [];
  if (plans > 0) {
    const what = plans === 1 ? 'A mensalidade termina' : 'As mensalidades terminam';
    said.push(
      side === 'coach'
        ? `${what} junto, e nada mais é cobrado de ${first}`
        : `${what} junto: nada mais é cobrado, e nenhum cartão paga sozinho`,
    );
  }
  if (cancelled > 0) said.push(`O que ainda ia vencer dela, ${reais(cancelled)}, é cancelado`);
  if (stays > 0) {
    said.push(
      side === 'coach'
        ? `Continuam em aberto ${reais(stays)}, em Cobranças, sem lembretes automáticos: cancele o que não vale mais`
        : `Continuam em aberto ${reais(stays)}, em Pagamentos: combine com ${first} o que não vale mais`,
    );
  }
  return said.length === 0 ? null : `${said.join('. ')}.`;
}
