import { formatNumber } from '#words/format/number';
import { shortened } from '#words/format/shortened';
import type { Warning } from '../model';

const WORDS: Record<Warning['code'], (text: string) => string> = {
  load: (text) => `carga '${text}' não é um número. A série entra sem carga.`,
  reps: (text) => `'${text}' não é um número de repetições. A série entra sem repetições.`,
  seconds: (text) => `'${text}' não é um tempo em segundos. A série entra sem tempo.`,
  distance: (text) => `'${text}' não é uma distância. A série entra sem distância.`,
  rpe: (text) => `RPE '${text}' não está entre 0 e 10. Ele fica na anotação do exercício.`,
  kind: (text) => `não existe tipo de série '${text}' aqui. Ela entra como série normal.`,
  sets: (text) => `'${text}' não é um número de séries. Entra uma só.`,
  date: (text) => `data '${text}' não foi entendida. A série fica de fora.`,
  exercise: () => 'falta o nome do exercício. A série fica de fora.',
  quotes: () =>
    'há aspas sem par, e o que vem depois delas pode ter ficado de fora. Corrija no arquivo e importe de novo.',
  'no-values': () =>
    'a série não tem carga, repetições, tempo nem distância. Ela entra como não feita.',
  cut: () =>
    'o arquivo termina no meio dela, e ela fica de fora. Ele pode ter chegado incompleto: exporte de novo.',
  cells: () =>
    'há mais valores do que colunas, e não dá para saber de qual é cada um. Ela fica de fora.',
  'cells-after': (text) => `há um valor depois da última coluna, '${text}'. Ele fica de fora.`,
  workout: () => 'ele não foi entendido e fica de fora.',
  damaged: () => 'ele está incompleto ou danificado, e fica de fora. Baixe-o de novo.',
  'no-activity': () => 'não é uma atividade gravada, e fica de fora.',
  'no-sets': (text) => `nenhuma série de '${text}' foi entendida. O exercício entra sem séries.`,
};

const LONGEST = 40;

/** "Linha 214: carga 'abc' não é um número. A série entra sem carga."; "Linha 3, série 2: …". */
export function warningWords({ line, inBackup, file, set, code, text }: Warning): string {
  const shown = shortened(text, LONGEST);
  const place = set === undefined ? '' : `, série ${set}`;
  const counted = `${inBackup ? 'Treino' : 'Linha'} ${formatNumber(line)}`;
  const where = file === undefined ? counted : `Arquivo ${shortened(file, LONGEST)}`;
  return `${where}${place}: ${WORDS[code](shown)}`;
}
