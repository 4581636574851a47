import { formatList } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import { shortened } from '#words/format/shortened';
import type { Warning } from '../model';

const WORDS: Record<Warning['code'], (text: string) => string> = {
  load: (text) => `carga '${text}' não é um número. A série entra sem carga.`,
  reps: (text) => `'${text}' não é um número de repetições. A série entra sem repetições.`,
  seconds: (text) => `'${text}' não foi entendido como tempo. A série entra sem tempo.`,
  distance: (text) => `'${text}' não é uma distância. A série entra sem distância.`,
  rpe: (text) => `RPE '${text}' não está entre 0 e 10. Ele fica na anotação do exercício.`,
  kind: (text) => `não existe tipo de série '${text}' aqui. Ela entra como série normal.`,
  sets: (text) => `'${text}' não é um número de séries. Entra uma só.`,
  date: (text) =>
    text === ''
      ? 'falta a data. A série fica de fora.'
      : `data '${text}' não foi entendida. A série fica de fora.`,
  time: (text) => `hora '${text}' não foi entendida. Ela fica de fora.`,
  exercise: () => 'falta o nome do exercício. A série fica de fora.',
  total: (text) => `'${text}' parece uma soma de outras linhas. Ela fica de fora.`,
  quotes: () =>
    'há aspas sem par, e o que vem depois delas pode ter ficado de fora. Corrija no arquivo e importe de novo.',
  'no-values': () =>
    'a série não tem carga, repetições, tempo nem distância. Ela entra como não feita.',
  cut: () =>
    'é a última e tem menos valores que as outras, e fica de fora. O arquivo pode ter chegado incompleto: se falta uma série, exporte de novo.',
  cells: () =>
    'há mais valores do que colunas, e não dá para saber de qual é cada um. Ela fica de fora.',
  'cells-after': (text) => `há um valor depois da última coluna, '${text}'. Ele fica de fora.`,
  workout: () => 'ele não foi entendido e fica de fora.',
  damaged: () => 'ele está incompleto ou danificado, e fica de fora. Baixe-o de novo.',
  'no-activity': () => 'não é uma atividade gravada, e fica de fora.',
  'no-sets': (text) => `nenhuma série de '${text}' foi entendida. O exercício entra sem séries.`,
};

/** Clear values above the highest ones that a record takes. */
const BEYOND: Readonly<Partial<Record<Warning['code'], (text: string) => string>>> = {
  load: (text) => `carga '${text}' passa do limite de 9.999 kg. A série entra sem carga.`,
  reps: (text) => `'${text}' passa do limite de 999 repetições. A série entra sem repetições.`,
  seconds: (text) => `o tempo '${text}' passa de 24 horas. A série entra sem tempo.`,
  distance: (text) => `a distância '${text}' passa de 1.000 km. A série entra sem distância.`,
  sets: (text) => `'${text}' passa do limite de 50 séries numa linha. Entra uma só.`,
};

const LONGEST = 40;
/** Lines that a group of equal warnings names. */
const NAMED_LINES = 3;

/** "Linha 214: carga 'abc' não é um número. A série entra sem carga."; "Linha 3, série 2: …". */
export function warningWords(warning: Warning): string {
  const { line, inBackup, file, set } = warning;
  const place = set === undefined ? '' : `, série ${set}`;
  const counted = `${inBackup ? 'Treino' : 'Linha'} ${formatNumber(line)}`;
  const inSheet = sheetWords(warning, counted);
  const where = file === undefined ? inSheet : `Arquivo ${shortened(file, LONGEST)}`;
  return `${where}${place}: ${faultWords(warning)}`;
}

/** "Aba Março, linha 5", or the place alone in a file with one sheet. */
function sheetWords({ sheet }: Warning, place: string): string {
  if (sheet === undefined) return place;
  return `Aba ${shortened(sheet, LONGEST)}, ${place.toLowerCase()}`;
}

function faultWords({ code, text, beyond }: Warning): string {
  const words = (beyond ? BEYOND[code] : undefined) ?? WORDS[code];
  return words(shortened(text, LONGEST));
}

/** A sentence per warning; equal ones are counted in one: "24 linhas (2, 5, 9 e outras): ...". */
export function warningLines(warnings: readonly Warning[]): string[] {
  const groups = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const alone = warning.file !== undefined || warning.set !== undefined;
    const key = alone
      ? warningWords(warning)
      : `${warning.inBackup}${sheetWords(warning, faultWords(warning))}`;
    const group = groups.get(key);
    if (group) group.push(warning);
    else groups.set(key, [warning]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const lines = [...new Set(group.map(({ line }) => line))];
    if (lines.length === 1) return [warningWords(first)];
    const named = lines.slice(0, NAMED_LINES).map((line) => formatNumber(line));
    const shown = formatList(lines.length > NAMED_LINES ? [...named, 'outras'] : named);
    const counted = `${formatNumber(lines.length)} ${first.inBackup ? 'treinos' : 'linhas'}`;
    return [`${sheetWords(first, `${counted} (${shown})`)}: ${faultWords(first)}`];
  });
}
