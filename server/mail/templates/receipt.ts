import type { PaymentMethod } from '#domain/charges/charge';
import type { LocalDay } from '#domain/local-day';
import { methodName, partWords, reais } from '#words/charges';
import { numericDay } from '#words/day';
import { type Letter, letter } from '../letter';

/** Tells a student that a charge is paid, with what a receipt says. */
export function receiptLetter(to: {
  name: string;
  /** Who received the money. */
  coach: string;
  /** What it was for. */
  title: string;
  part: number;
  parts: number;
  centavos: number;
  /** Of the last payment, and its day. */
  method: PaymentMethod;
  day: LocalDay;
  /** Where the receipt can be printed. */
  url: string;
}): Letter {
  const part = partWords(to.part, to.parts);
  return letter({
    subject: `Recibo: ${to.title}`,
    name: to.name,
    paragraphs: [
      `O pagamento para ${to.coach} está confirmado.`,
      `${to.title}${part ? ` (${part.toLowerCase()})` : ''}: ${reais(to.centavos)}`,
      `${methodName(to.method)}, em ${numericDay(to.day)}`,
    ],
    link: { label: 'Ver e imprimir o recibo', url: to.url },
    footnote:
      'Este recibo não é nota fiscal. Para não receber mais recibos por e-mail, escolha "Nunca" em Configurar avisos.',
  });
}
