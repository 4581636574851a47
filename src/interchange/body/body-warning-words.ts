import { formatNumber } from '#words/format/number';
import { shortened } from '#words/format/shortened';
import { countedLines, sheetWords } from '../apps/warning-words';
import type { BodyWarning } from './model';

const LONGEST = 40;

/** "Linha 12: Cintura 'abc' não é um número. Este valor fica de fora." */
export function bodyWarningWords(warning: BodyWarning): string {
  const place = sheetWords(warning, `Linha ${formatNumber(warning.line)}`);
  return `${place}: ${faultWords(warning, false)}`;
}

function faultWords({ code, title, text }: BodyWarning, isMany: boolean): string {
  const shown = shortened(text, LONGEST);
  const named = shortened(title, LONGEST);
  const out = isMany ? 'Estes valores ficam de fora.' : 'Este valor fica de fora.';
  const words = {
    date: `${text === '' ? 'falta a data' : `data '${shown}' não foi entendida`}. As medidas ${isMany ? 'delas' : 'dela'} ficam de fora.`,
    value: `${named} '${shown}' não é um número. ${out}`,
    range: `${named} '${shown}' não é possível para uma pessoa. ${out}`,
    cut: 'é a última e tem menos valores que as outras, e fica de fora. O arquivo pode ter chegado incompleto: se falta uma medida, exporte de novo.',
    'cut-perhaps':
      'é a última, e o arquivo termina nela antes da hora. Confira a medida: se o arquivo chegou incompleto, exporte de novo.',
    quotes:
      'há aspas sem par, e o que vem depois delas pode ter ficado de fora. Corrija no arquivo e importe de novo.',
  };
  return words[code];
}

/** A sentence per warning; equal ones are counted in one. */
export function bodyWarningLines(warnings: readonly BodyWarning[]): string[] {
  return countedLines(
    warnings,
    (warning) => sheetWords(warning, faultWords(warning, false)),
    bodyWarningWords,
    (warning) => faultWords(warning, true),
  );
}

/** Whether the person can correct the file and choose it again. */
export const isMendableMeasure = ({ code }: BodyWarning) =>
  !['cut', 'cut-perhaps', 'quotes'].includes(code);
