import type { MeasureUnits } from '#domain/health/body/figures';
import { gramsFrom, loadIn } from '#domain/load';
import { numericDay } from '#words/format/day';
import { formatList } from '#words/format/list';
import { plural } from '#words/format/plural';
import { formatMeasure } from '#words/health/body-measures';
import { formatWeight } from '#words/health/weight';
import type { MeasureSums } from '../../../../interchange/body/body-sums';
import type {
  BodyRemark,
  BodySource,
  MeasuredPerson,
  ReadBody,
} from '../../../../interchange/body/model';
import type { LoadUnitName } from '../../../../interchange/model';

const SOURCES: Readonly<Record<BodySource, string>> = {
  hevy: 'Hevy',
  renpho: 'Renpho',
  eufy: 'Eufy',
  withings: 'Withings',
  fitbit: 'Fitbit',
  garmin: 'Garmin',
  fitnotes: 'FitNotes',
  'apple-health': 'app Saúde',
  'health-connect': 'Conexão Saúde (Android)',
  table: 'Planilha',
};

/** The source that the batch of such an import names. */
export type BodyFrom = `body-${BodySource}`;

export function isBodyFrom(from: string): from is BodyFrom {
  return from.startsWith('body-');
}

/** The name of the app that wrote the measures. */
export function bodySourceName(from: BodyFrom): string {
  return Object.entries(SOURCES).find(([name]) => from === `body-${name}`)?.[1] ?? 'Outro app';
}

/** The place of the export of measures in each supported app. */
export const BODY_SOURCES_READ = [
  {
    name: 'Saúde, da Apple',
    where: 'Sua foto, Exportar Dados de Saúde. É um ZIP; escolha-o inteiro.',
  },
  {
    name: 'Conexão Saúde, do Android',
    where: 'Configurações, Conexão Saúde, Backup e restauração. É um ZIP.',
  },
  { name: 'Hevy', where: 'No mesmo export dos treinos: o arquivo measurement_data.csv.' },
  { name: 'Renpho, Eufy e outras balanças', where: 'No histórico do app, exporte em CSV.' },
  { name: 'Withings, Fitbit e Garmin', where: 'O CSV de peso. Do Fitbit, também weight.json.' },
  { name: 'FitNotes', where: 'Spreadsheet Export, Body Tracker Data, ou o backup .fitnotes.' },
  { name: 'Outra planilha', where: 'Qualquer CSV com data e peso, ou data e medidas.' },
] as const;

const REMARKS: Record<BodyRemark, string> = {
  'day-first':
    'As datas são só números. Lemos o dia antes do mês, como no Brasil; confira o período.',
  'month-first':
    'As datas são só números. Lemos o mês primeiro, porque do outro jeito haveria medidas no futuro. Confira o período.',
  encoding: 'O arquivo não está em UTF-8. Confira os acentos nos nomes.',
};

export function bodyRemarkWords(remarks: readonly BodyRemark[]): string[] {
  return remarks.map((remark) => REMARKS[remark]);
}

/** A person's name in a file; rows or sheets without one are named by that. */
export function personName({ name, isSheet }: Pick<MeasuredPerson, 'name' | 'isSheet'>): string {
  if (name !== '') return name;
  return isSheet ? 'Outras abas' : 'Linhas sem nome';
}

/** "12 linhas, de 05/01/2024 a 03/02/2025". */
export function personRows({ rows, from, to }: Omit<MeasuredPerson, 'name'>): string {
  const lines = plural(rows, { zero: 'Nenhuma linha', one: '1 linha', other: '# linhas' });
  if (from === null || to === null) return lines;
  return from === to
    ? `${lines}, em ${numericDay(from)}`
    : `${lines}, de ${numericDay(from)} a ${numericDay(to)}`;
}

const MOST_NAMED = 3;

/** "São as medidas de Ana. Ficam de fora: Bruno e linhas sem nome." */
export function chosenPeopleWords(
  { all, chosen }: NonNullable<ReadBody['people']>,
  what: 'as medidas' | 'os treinos',
): string {
  const isBySheet = all.some(({ isSheet }) => isSheet);
  const nameless = isBySheet ? 'outras abas' : 'linhas sem nome';
  const named = (name: string) => (name === '' ? nameless : name);
  const others = all.map(({ name }) => name).filter((name) => !chosen.includes(name));
  const mine = `São ${what} de ${formatList(chosen.map(named))}.`;
  if (others.length === 0) return mine;
  const left =
    others.length > MOST_NAMED ? `outras ${others.length} pessoas` : formatList(others.map(named));
  return `${mine} ${others.length === 1 && others[0] !== '' ? 'Fica' : 'Ficam'} de fora: ${left}.`;
}

/** "2 linhas sem nome ficam com o nome da linha de cima." */
export function namesAboveWords(rows: number): string {
  return plural(rows, {
    zero: '',
    one: '1 linha sem nome fica com o nome da linha de cima.',
    other: '# linhas sem nome ficam com o nome da linha de cima.',
  });
}

/** "2 linhas sem data ficam com a data da linha de cima." */
export function daysAboveWords(rows: number): string {
  return plural(rows, {
    zero: '',
    one: '1 linha sem data fica com a data da linha de cima.',
    other: '# linhas sem data ficam com a data da linha de cima.',
  });
}

/** The count and the range of each measure: ["Peso", "128 valores: 78,2 kg a 84,9 kg"]. */
export function bodyFacts(
  sums: readonly MeasureSums[],
  units: Pick<MeasureUnits, 'unit' | 'lengthUnit'>,
): (readonly [name: string, value: string])[] {
  return sums.map(({ measure, count, least, most }) => {
    const own = { id: 'x', at: 0, name: measure.name, unit: measure.unit };
    const words = (value: number) => formatMeasure('m.x', value, { ...units, measures: [own] });
    const values = plural(count, { zero: '', one: '1 valor', other: '# valores' });
    const range = least === most ? words(least) : `${words(least)} a ${words(most)}`;
    return [measure.name, `${values}: ${range}`];
  });
}

/** The latest weight in both units: "O último é 80,2 kg, ou 80,2 lb (36,4 kg)." */
export function latestWeightWords(grams: number, unit: LoadUnitName): string {
  const written = loadIn(grams, unit);
  const pounds = gramsFrom(written, 'lb');
  return `O último é ${formatWeight(gramsFrom(written, 'kg'), 'kg')}, ou ${formatWeight(pounds, 'lb')} (${formatWeight(pounds, 'kg')}).`;
}

/** The button that imports: "Importar 128 registros do corpo e 3 treinos". */
export function importBodyLabel(readings: number, workouts: number): string {
  const parts = [
    plural(readings, { zero: '', one: '1 registro do corpo', other: '# registros do corpo' }),
    plural(workouts, { zero: '', one: '1 treino', other: '# treinos' }),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Nada novo para importar' : `Importar ${formatList(parts)}`;
}
