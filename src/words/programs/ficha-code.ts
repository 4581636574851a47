import type { CodeFault } from '#domain/programs/ficha-code/shape';
import { byCode } from '../format/by-code';
import { formatList } from '../format/list';
import { formatNumber } from '../format/number';

/** Why codes gave no ficha, and what to do. */
export const codeFault = byCode<CodeFault | 'mixed'>({
  broken: 'Isto não é uma ficha da Anilha, ou veio cortado. Peça de novo a quem mandou.',
  newer: 'Esta ficha foi feita numa versão mais nova do app. Atualize a Anilha e tente de novo.',
  too_large: 'Esta ficha é grande demais para um link. Peça o arquivo .anilha dela.',
  mixed: 'Estes códigos são de fichas diferentes. Leia só os códigos de uma delas.',
});

/** Which code is shown: "Código 2 de 3". */
export function codeName(number: number, total: number): string {
  return `Código ${formatNumber(number)} de ${formatNumber(total)}`;
}

/** How far reading is: "2 de 3 códigos lidos. Falta o 3." */
export function codesRead(total: number, missing: readonly number[]): string {
  const left = formatList(missing.map((number) => `o ${formatNumber(number)}`));
  const read = total - missing.length;
  const said = `${formatNumber(read)} de ${formatNumber(total)} códigos ${read === 1 ? 'lido' : 'lidos'}`;
  return `${said}. ${missing.length === 1 ? 'Falta' : 'Faltam'} ${left}.`;
}
