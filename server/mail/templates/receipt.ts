import type { PaymentMethod } from '#domain/charges/charge';
import type { LocalDay } from '#domain/local-day';
import { methodName, partWords, reais } from '#words/charges/charges';
import { numericDay } from '#words/format/day';
import type { Letter } from '../../core/mail';
import { letter } from '../letter';

/** A receipt of a paid charge. */
export function receiptLetter(to: {
  name: string;
  /** Payee. */
  coach: string;
  /** Title of the charge. */
  title: string;
  part: number;
  parts: number;
  centavos: number;
  /** Method and day of the last payment. */
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
