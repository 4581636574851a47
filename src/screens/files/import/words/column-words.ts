import { longDay } from '#words/format/day';
import { formatList } from '#words/format/list';
import { plural } from '#words/format/plural';
import { shortened } from '#words/format/shortened';
import type { HelpLeftOut } from '../../../../interchange/matching/drafts';
import type {
  BodyRole,
  ColumnRole,
  DateExample,
  FigureOrder,
  ReadTable,
} from '../../../../interchange/model';

const ROLES: Readonly<Record<ColumnRole, string>> = {
  date: 'Data',
  exercise: 'Exercício',
  load: 'Carga',
  reps: 'Repetições',
  order: 'Nº da série',
  sets: 'Séries',
  seconds: 'Tempo',
  distance: 'Distância',
  effort: 'RIR ou RPE',
  rest: 'Descanso',
  workout: 'Treino',
  note: 'Anotação',
  time: 'Início',
  end: 'Fim',
  unit: 'Unidade',
  kind: 'Tipo de série',
};

export function roleWords(role: ColumnRole): string {
  return ROLES[role];
}

const BODY_ROLE_WORDS: Readonly<Record<BodyRole, string>> = {
  date: 'Data',
  time: 'Hora',
  weight: 'Peso',
  fat: 'Gordura (%)',
  waist: 'Cintura',
  hips: 'Quadril',
  muscle: 'Massa muscular',
  water: 'Água corporal (%)',
  height: 'Altura',
};

export function bodyRoleWords(role: BodyRole): string {
  return BODY_ROLE_WORDS[role];
}

const LONGEST = 24;

/** The title of a column, or "Coluna 3" without one. */
export function columnTitle(title: string, index: number): string {
  return title === '' ? `Coluna ${index + 1}` : shortened(title, LONGEST);
}

/** The first values of a column: "80 e 82,5". */
export function exampleWords(examples: readonly string[]): string {
  if (examples.length === 0) return 'vazia';
  return formatList(examples.slice(0, 2).map((text) => shortened(text, LONGEST)));
}

/** The notice about rows with blank cells: "12 linhas sem data ou exercício...". */
export function completedWords(rows: number): string {
  return plural(rows, {
    zero: '',
    one: '1 linha sem data ou sem exercício recebeu os da linha de cima.',
    other: '# linhas sem data ou sem exercício receberam os da linha de cima.',
  });
}

/** The question about the order of dates, with one from the file: "No arquivo, “03/02/2026” é". */
export function dateQuestionWords(example: DateExample | undefined): string {
  return example ? `No arquivo, “${example.text}” é` : 'Nas datas, vem primeiro';
}

/** An answer to it: "3 de fevereiro", or "O dia" without an example. */
export function dateOrderWords(order: FigureOrder, example: DateExample | undefined): string {
  if (example) return longDay(example.days[order]).replace(/ de \d+$/, '');
  return order === 'day-first' ? 'O dia' : 'O mês';
}

const MOST_NAMES = 3;

/** The notice about negative loads of exercises without assistance. */
export function helpLeftOutWords(names: readonly HelpLeftOut[]): string {
  const shown = names.slice(0, MOST_NAMES).map(({ name, sets }) => {
    const counted = plural(sets, { zero: '', one: '1 série', other: '# séries' });
    return `${shortened(name, LONGEST)} (${counted})`;
  });
  const more = names.length > MOST_NAMES ? ['outros'] : [];
  return `Carga negativa é ajuda de máquina ou elástico, e estes exercícios não são assistidos: ${formatList([...shown, ...more])}. As séries entram sem carga. Para guardar a ajuda, escolha abaixo um exercício com ajuda, como a barra fixa no graviton.`;
}

/** The notice about the sheets of a workbook: "Lemos as abas Jan e Fev. Fica de fora: Resumo." */
export function sheetsWords(
  { taken, left }: NonNullable<ReadTable['sheets']>,
  what: 'treinos' | 'medidas',
): string {
  const named = (sheets: readonly string[]) =>
    formatList(sheets.map((name) => shortened(name, LONGEST)));
  const read = `${taken.length === 1 ? 'Lemos a aba' : 'Lemos as abas'} ${named(taken)}.`;
  if (left.length === 0) return read;
  const out = left.length === 1 ? 'Fica de fora' : 'Ficam de fora';
  return `${read} ${out}: ${named(left)}. Se houver ${what} ali, salve cada aba num arquivo próprio.`;
}
