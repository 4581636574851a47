import type { ReceiptMoney } from '#domain/charges/receipt';
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
  money: ReceiptMoney;
  /** Where the receipt can be printed. */
  url: string;
}): Letter {
  const part = partWords(to.part, to.parts);
  const { sum, returned, lines } = to.money;
  const isWhole = lines.length === 1 && returned === 0;
  return letter({
    subject: `Recibo: ${to.title}`,
    name: to.name,
    paragraphs: [
      `O pagamento para ${to.coach} está confirmado.`,
      `${to.title}${part ? ` (${part.toLowerCase()})` : ''}: ${reais(sum)}`,
      ...lines.map(({ method, day, centavos }) => {
        const line = `${methodName(method)}, em ${numericDay(day)}`;
        return isWhole ? line : `${line}: ${reais(centavos)}`;
      }),
      ...(returned > 0 ? [`Devolvido: \u2212${reais(returned)}`] : []),
    ],
    link: { label: 'Ver e imprimir o recibo', url: to.url },
    footnote:
      'Este recibo não é nota fiscal. Para não receber mais recibos por e-mail, escolha "Nunca" em Configurar avisos.',
  });
}
