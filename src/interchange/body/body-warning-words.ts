import { formatNumber } from '#words/format/number';
import { shortened } from '#words/format/shortened';
import type { BodyWarning } from './model';

const LONGEST = 40;

/** "Linha 12: Cintura 'abc' não é um número. Este valor fica de fora." */
export function bodyWarningWords({ line, code, title, text }: BodyWarning): string {
  const shown = shortened(text, LONGEST);
  const named = shortened(title, LONGEST);
  const words = {
    date: `data '${shown}' não foi entendida. As medidas dela ficam de fora.`,
    value: `${named} '${shown}' não é um número. Este valor fica de fora.`,
    range: `${named} '${shown}' não é possível para uma pessoa. Este valor fica de fora.`,
    cut: 'é a última e tem menos valores que as outras, e fica de fora. O arquivo pode ter chegado incompleto: se falta uma medida, exporte de novo.',
    quotes:
      'há aspas sem par, e o que vem depois delas pode ter ficado de fora. Corrija no arquivo e importe de novo.',
  };
  return `Linha ${formatNumber(line)}: ${words[code]}`;
}
