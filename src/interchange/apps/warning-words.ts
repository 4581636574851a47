import { formatList } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import { shortened } from '#words/format/shortened';
import type { Warning } from '../model';

/** The sentence about one line, and about several. */
type Words = (text: string, isMany: boolean) => string;

const sets = (isMany: boolean, one: string, many: string) =>
  isMany ? `As séries ${many}.` : `A série ${one}.`;
const without = (isMany: boolean, what: string) =>
  sets(isMany, `entra sem ${what}`, `entram sem ${what}`);
const setsOut = (isMany: boolean) => sets(isMany, 'fica de fora', 'ficam de fora');
const linesOut = (isMany: boolean) => (isMany ? 'Elas ficam de fora.' : 'Ela fica de fora.');

const WORDS: Record<Warning['code'], Words> = {
  load: (text, many) => `carga ${text} não é um número. ${without(many, 'carga')}`,
  reps: (text, many) => `${text} não é um número de repetições. ${without(many, 'repetições')}`,
  seconds: (text, many) => `${text} não foi entendido como tempo. ${without(many, 'tempo')}`,
  distance: (text, many) => `${text} não é uma distância. ${without(many, 'distância')}`,
  rpe: (text, many) =>
    `RPE ${text} não está entre 0 e 10. Ele fica na anotação ${many ? 'de cada' : 'do'} exercício.`,
  kind: (text, many) =>
    `não existe tipo de série ${text} aqui. ${many ? 'Elas entram como séries normais.' : 'Ela entra como série normal.'}`,
  sets: (text, many) =>
    `${text} não é um número de séries. Entra uma só${many ? ' de cada linha' : ''}.`,
  date: (text, many) =>
    `${text === '' ? 'falta a data' : `data ${text} não foi entendida`}. ${setsOut(many)}`,
  time: (text, many) => `hora ${text} não foi entendida. ${without(many, 'ela')}`,
  exercise: (_, many) => `falta o nome do exercício. ${setsOut(many)}`,
  total: (text, many) => `${text} parece uma soma de outras linhas. ${linesOut(many)}`,
  quotes: () =>
    'há aspas sem par, e o que vem depois delas pode ter ficado de fora. Corrija no arquivo e importe de novo.',
  'no-values': (_, many) =>
    many
      ? 'as séries não têm carga, repetições, tempo nem distância. Elas entram como não feitas.'
      : 'a série não tem carga, repetições, tempo nem distância. Ela entra como não feita.',
  cut: () =>
    'é a última e tem menos valores que as outras, e fica de fora. O arquivo pode ter chegado incompleto: se falta uma série, exporte de novo.',
  'cut-perhaps': () =>
    'é a última, e o arquivo termina nela antes da hora. Confira a série: se o arquivo chegou incompleto, exporte de novo.',
  cells: (_, many) =>
    `há mais valores do que colunas, e não dá para saber de qual é cada um. ${linesOut(many)}`,
  'cells-after': (text, many) =>
    `há um valor depois da última coluna, ${text}. Ele fica de fora${many ? ' em todas' : ''}.`,
  workout: (_, many) =>
    many ? 'eles não foram entendidos e ficam de fora.' : 'ele não foi entendido e fica de fora.',
  damaged: () => 'ele está incompleto ou danificado, e fica de fora. Baixe-o de novo.',
  'no-activity': () => 'não é uma atividade gravada, e fica de fora.',
  'no-sets': (text) => `nenhuma série de ${text} foi entendida. O exercício entra sem séries.`,
};

/** Clear values above the highest ones that a record takes. */
const BEYOND: Readonly<Partial<Record<Warning['code'], Words>>> = {
  load: (text, many) => `carga ${text} passa do limite de 9.999 kg. ${without(many, 'carga')}`,
  reps: (text, many) => `${text} passa do limite de 999 repetições. ${without(many, 'repetições')}`,
  seconds: (text, many) => `o tempo ${text} passa de 24 horas. ${without(many, 'tempo')}`,
  distance: (text, many) => `a distância ${text} passa de 1.000 km. ${without(many, 'distância')}`,
  sets: (text, many) =>
    `${text} passa do limite de 50 séries numa linha. Entra uma só${many ? ' de cada linha' : ''}.`,
};

/** Repetitions such as "8-10", which were planned. */
const RANGE = /^\d{1,3}\s*(?:-|–|—|a|at[eé]|to|ou)\s*\d{1,3}$/i;

const isRange = ({ code, text, beyond }: Warning) =>
  code === 'reps' && beyond === undefined && RANGE.test(text.trim());

const LONGEST = 40;
/** Lines and texts that a group of warnings names. */
const NAMED = 3;

/** "Linha 214: carga 'abc' não é um número. A série entra sem carga."; "Linha 3, série 2: …". */
export function warningWords(warning: Warning): string {
  const { line, inBackup, file, set } = warning;
  const place = set === undefined ? '' : `, série ${set}`;
  const counted = `${inBackup ? 'Treino' : 'Linha'} ${formatNumber(line)}`;
  const inSheet = sheetWords(warning, counted);
  const where = file === undefined ? inSheet : `Arquivo ${shortened(file, LONGEST)}`;
  return `${where}${place}: ${faultWords(warning, [warning.text], false)}`;
}

/** "Aba Março, linha 5", or the place alone in a file with one sheet. */
export function sheetWords({ sheet }: Pick<Warning, 'sheet'>, place: string): string {
  if (sheet === undefined) return place;
  return `Aba ${shortened(sheet, LONGEST)}, ${place.toLowerCase()}`;
}

function faultWords(warning: Warning, texts: readonly string[], isMany: boolean): string {
  const { code, beyond, text } = warning;
  const ofCode = (beyond ? BEYOND[code] : undefined) ?? WORDS[code];
  const quoted = texts.slice(0, NAMED).map((one) => `'${shortened(one, LONGEST)}'`);
  const shown = formatList(texts.length > NAMED ? [...quoted, 'outras'] : quoted);
  if (isRange(warning)) {
    const are = texts.length > 1 ? 'são faixas' : 'é uma faixa';
    return `${shown} ${are}, e não as repetições feitas. ${without(isMany, 'repetições')}`;
  }
  return ofCode(text === '' ? '' : shown, isMany);
}

/** A sentence per warning; equal ones are counted in one: "24 linhas (2, 5, 9 e outras): ...". */
export function warningLines(warnings: readonly Warning[]): string[] {
  return countedLines(
    warnings,
    (warning) => {
      const alone = warning.file !== undefined || warning.set !== undefined;
      if (alone) return warningWords(warning);
      const fault = isRange(warning) ? 'range' : faultWords(warning, [warning.text], false);
      return `${warning.inBackup}${sheetWords(warning, fault)}`;
    },
    warningWords,
    (warning, texts) => faultWords(warning, texts, true),
  );
}

/** Warnings of lines that a person can mend in the file. */
const MENDABLE: ReadonlySet<Warning['code']> = new Set([
  ...(['load', 'reps', 'seconds', 'distance', 'kind', 'sets', 'date', 'time'] as const),
  ...(['exercise', 'no-values', 'cells', 'cells-after', 'no-sets'] as const),
]);

/** Whether the person can correct the file and choose it again. */
export const isMendable = ({ code, file }: Warning) => MENDABLE.has(code) && file === undefined;

/** A warning with its place. */
interface Placed {
  readonly line: number;
  readonly text: string;
  readonly sheet?: string;
  readonly inBackup?: true;
}

/** A sentence for each group of warnings with one key, with its lines and texts. */
export function countedLines<One extends Placed>(
  warnings: readonly One[],
  keyOf: (warning: One) => string,
  alone: (warning: One) => string,
  together: (warning: One, texts: readonly string[]) => string,
): string[] {
  const groups = new Map<string, One[]>();
  for (const warning of warnings) {
    const key = keyOf(warning);
    const group = groups.get(key);
    if (group) group.push(warning);
    else groups.set(key, [warning]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const lines = [...new Set(group.map(({ line }) => line))];
    if (lines.length === 1) return [...new Set(group.map(alone))];
    const named = lines.slice(0, NAMED).map((line) => formatNumber(line));
    const shown = formatList(
      lines.length > NAMED ? [...named, first.inBackup ? 'outros' : 'outras'] : named,
    );
    const counted = `${formatNumber(lines.length)} ${first.inBackup ? 'treinos' : 'linhas'}`;
    const texts = [...new Set(group.map(({ text }) => text))];
    return [`${sheetWords(first, `${counted} (${shown})`)}: ${together(first, texts)}`];
  });
}
