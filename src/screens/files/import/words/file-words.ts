import { gramsFrom, loadIn } from '#domain/load';
import { numericDay } from '#words/format/day';
import { formatList } from '#words/format/list';
import { formatLoad } from '#words/format/load';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import { shortened } from '#words/format/shortened';
import { formatTonnage } from '#words/progress/progress';
import { IMPORT_LIMITS } from '../../../../interchange/limits';
import type {
  LoadUnitName,
  Remark,
  SeenNames,
  Unreadable,
  UnreadColumn,
} from '../../../../interchange/model';
import type { Heaviest, Sums } from '../../../../interchange/sums';
import { bodySourceName, isBodyFrom } from './body-words';

const SOURCES: Readonly<Record<string, string>> = {
  hevy: 'Hevy',
  strong: 'Strong',
  fitnotes: 'FitNotes',
  stronglifts: 'StrongLifts',
  fitbod: 'Fitbod',
  jefit: 'JEFIT',
  liftosaur: 'Liftosaur',
  liftlog: 'LiftLog',
  opengym: 'openGym',
  gymbook: 'GymBook',
  repcount: 'RepCount',
  lyfta: 'Lyfta',
  fit: 'FIT',
  tcx: 'TCX',
  table: 'Planilha',
  anilha: 'Anilha',
};

/** The name of a source app, such as "Hevy". */
export function sourceName(from: string): string {
  return isBodyFrom(from) ? `Medidas, ${bodySourceName(from)}` : (SOURCES[from] ?? 'Outro app');
}

/** The place of the export in each supported app, with that app's own menu names. */
export const SOURCES_READ = [
  { name: 'Hevy', where: 'Perfil, Configurações, Exportar e importar dados, Exportar treinos.' },
  {
    name: 'Strong',
    where: 'Perfil, Configurações, Export Strong Data. No Android, Export Data.',
  },
  {
    name: 'FitNotes',
    where: 'No Android: Settings, Spreadsheet Export, Workout Data. No iPhone: exporte em CSV.',
  },
  { name: 'StrongLifts', where: 'Nas configurações, exporte o histórico de treinos em CSV.' },
  { name: 'Fitbod', where: 'Nas configurações, Export Workout Data.' },
  { name: 'JEFIT', where: 'No site jefit.com: Settings, Data Controls, Export Data.' },
  {
    name: 'Liftosaur',
    where: 'Nas configurações, Export history to CSV file ou Export data to JSON file.',
  },
  {
    name: 'LiftLog',
    where: 'Settings, Export, Backup, and Restore: o backup, ou Plaintext Export em CSV ou JSON.',
  },
  { name: 'GymBook', where: 'Export, Record Data, em CSV ou XML.' },
  { name: 'Lyfta', where: 'Perfil, Settings, Export Data, em CSV.' },
  { name: 'RepCount', where: 'Nas configurações, exporte os treinos em CSV.' },
  { name: 'openGym', where: 'Settings, Data, Export backup (JSON).' },
  {
    name: 'Garmin e outros relógios',
    where:
      'No Garmin Connect, abra a atividade no computador: engrenagem, Exportar arquivo. Escolha o FIT, o TCX ou um ZIP com vários. Só o FIT tem séries e cargas.',
  },
  { name: 'Anilha', where: 'Perfil, Seus dados, Exportar tudo. É um arquivo .anilha.' },
  {
    name: 'Medidas do corpo',
    where: 'Do Hevy, de balanças, Withings, Fitbit, Garmin e planilhas com data e peso.',
  },
  {
    name: 'Outra planilha',
    where:
      'Qualquer CSV, Excel (.xlsx) ou .ods com datas e exercícios: você diz uma vez o que é cada coluna.',
  },
] as const;

const megabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;

function seenWords(seen: SeenNames): string {
  switch (seen.as) {
    case 'table':
      return `É uma planilha com as colunas ${formatList(seen.columns.map((title) => `“${title}”`))}, que não são as de um app que lemos. Para ler outra planilha, precisamos de uma coluna com datas e de uma com exercícios.`;
    case 'zip':
      return 'É um ZIP com vários arquivos, ou sem um que lemos. Abra-o e escolha o arquivo com os treinos.';
    case 'packed':
      return 'É um arquivo compactado. Extraia e escolha o arquivo com os treinos que está dentro.';
    case 'apple-health':
      return 'É a exportação do app Saúde, da Apple, mas sem o arquivo export.xml. Exporte de novo e escolha o ZIP inteiro.';
    case 'excel':
      return 'É uma planilha do Excel num formato antigo, com senha ou sem conteúdo. Salve uma cópia como .xlsx ou CSV e escolha a cópia.';
    case 'opendocument':
      return 'É um documento do LibreOffice ou do OpenOffice, mas não uma planilha com conteúdo. Se for uma tabela, salve uma cópia como .ods ou CSV e escolha a cópia.';
    case 'numbers':
      return 'É uma planilha do Numbers, da Apple. Nele, exporte uma cópia como Excel ou CSV (Arquivo, Exportar para) e escolha a cópia.';
    case 'pdf':
      return 'É um PDF. Escolha o arquivo CSV que o app exporta.';
    case 'picture':
      return 'É uma imagem. Escolha o arquivo CSV que o app exporta.';
    case 'database':
      return 'É a cópia de segurança de um app que não lemos. Nele, exporte os treinos em CSV.';
    case 'json':
      return 'É um arquivo JSON, mas não é da Anilha nem de um app que lemos.';
    case 'text':
      return 'É um texto, sem as colunas de um app que lemos.';
    case 'bytes':
      return 'Não parece texto nem planilha.';
  }
}

/** Why a file cannot be imported: a title and a remedy. */
export function unreadableWords(unreadable: Unreadable): { title: string; text: string } {
  switch (unreadable.reason) {
    case 'too-large': {
      const table = unreadable.limit === 'table';
      const most = megabytes(IMPORT_LIMITS[`${unreadable.limit}Bytes`]);
      const hint = table
        ? 'Exporte um período menor, ou divida o arquivo e importe as partes.'
        : '';
      return { title: 'O arquivo é grande demais', text: `Cabem até ${most}. ${hint}`.trim() };
    }
    case 'too-many-rows':
      return {
        title: 'O arquivo tem linhas demais',
        text: `São ${formatNumber(unreadable.rows)} linhas, e cabem ${formatNumber(IMPORT_LIMITS.tableRows)} por vez. Divida o arquivo, com o cabeçalho em cada parte, e importe uma parte de cada vez.`,
      };
    case 'empty':
      return { title: 'O arquivo está vazio', text: 'Não há treinos nem medidas nele.' };
    case 'no-activity':
      return {
        title: 'O arquivo não tem treino gravado',
        text: 'É de um relógio ou ciclocomputador, mas não é uma atividade: pode ser um treino planejado, um percurso ou os ajustes dele. Exporte a atividade.',
      };
    case 'newer':
      return {
        title: 'O arquivo é de uma versão mais nova',
        text: 'Atualize o app e tente de novo. Nada do arquivo foi importado.',
      };
    case 'broken':
      return {
        title: 'O arquivo está incompleto',
        text: 'Ele não chegou inteiro ou foi danificado. Exporte de novo e tente outra vez.',
      };
    case 'offline':
      return {
        title: 'Desta vez, precisa de internet',
        text: 'O leitor deste tipo de arquivo ainda não está neste aparelho. Conecte-se e escolha o arquivo de novo; depois ele funciona sem internet. O arquivo não sai daqui.',
      };
    case 'unknown':
      return { title: 'Este arquivo não é de um app que lemos', text: seenWords(unreadable.seen) };
  }
}

const REMARKS: Record<Remark, string> = {
  'day-first':
    'As datas são só números. Lemos o dia antes do mês, como no Brasil; confira o período.',
  'month-first':
    'As datas são só números. Lemos o mês primeiro, porque do outro jeito haveria treino no futuro. Confira o período.',
  'unit-guessed': '',
  'date-only': 'As datas estão sem hora. Os treinos ficam marcados para o meio-dia.',
  'month-only':
    'O arquivo diz só o mês de alguns treinos. Eles ficam marcados no dia 1. Se o dia importa, escreva-o no arquivo e escolha-o de novo.',
  'only-times':
    'Há atividades sem séries: delas entram só o dia, a hora e a duração. O TCX não tem séries, cargas nem repetições; se o relógio as gravou, exporte o FIT.',
  sensors: 'Batimentos, percurso e calorias ficam de fora.',
  'no-loads':
    'Nenhuma coluna do arquivo foi reconhecida como carga. As séries entram sem carga: confira se o arquivo é o certo antes de importar.',
  'load-first':
    'Em células como 60x10, lemos primeiro a carga e depois as repetições. Confira nas maiores cargas.',
  'load-last':
    'Em células como 10x60, lemos primeiro as repetições e depois a carga. Confira nas maiores cargas.',
  'each-side': 'Cargas como “20kg cada” ou “2x20kg” entram com o peso de um lado só, sem a barra.',
  'sets-not-done': 'Séries que o arquivo marca como não feitas ficam de fora.',
  'body-weight': 'O peso do corpo que está no arquivo não é importado, só os treinos.',
  encoding: 'O arquivo não está em UTF-8. Confira os acentos nos nomes.',
};

/** Doubts about a whole table; the unit has its own question. */
export function remarkWords(remarks: readonly Remark[]): string[] {
  return remarks.map((remark) => REMARKS[remark]).filter((text) => text !== '');
}

const METERS_PER_MILE = 1609.344;

/** In miles where loads are in pounds, as the other app shows both. */
function distanceWords(meters: number, unit: LoadUnitName): string {
  return unit === 'lb'
    ? `${formatNumber(meters / METERS_PER_MILE, 1)} mi`
    : `${formatNumber(meters / 1000, 1)} km`;
}

/** Sums of a file by name, in its own unit, as the other app shows them. */
export function sumsFacts(
  { workouts, sets, volume, meters, period }: Sums,
  unit: LoadUnitName,
): (readonly [name: string, value: string])[] {
  return [
    ['Treinos', formatNumber(workouts)],
    ['Séries feitas', formatNumber(sets)],
    ['Carga × repetições', formatTonnage(volume, unit)],
    ...(meters > 0 ? [['Distância', distanceWords(meters, unit)] as const] : []),
    ...(period ? [['Período', periodWords(period)] as const] : []),
  ];
}

const LONGEST = 40;

/** A load as kilograms and as pounds: "Leg Press: 300 kg, ou 300 lb (136,08 kg)". */
export function heaviestWords({ name, load }: Heaviest, unit: LoadUnitName): string {
  const written = loadIn(load, unit);
  const pounds = gramsFrom(written, 'lb');
  return `${shortened(name, LONGEST)}: ${formatLoad(gramsFrom(written, 'kg'), 'kg')}, ou ${formatLoad(pounds, 'lb')} (${formatLoad(pounds, 'kg')})`;
}

/** "“Sets”: 12 linhas, como “3” e “4”." */
export function unreadWords({ title, filled, examples }: UnreadColumn): string {
  const rows = plural(filled, { zero: '', one: '1 linha', other: '# linhas' });
  const shown = examples.map((text) => `“${shortened(text, LONGEST)}”`);
  return `${title === '' ? 'Sem título' : `“${title}”`}: ${rows}, como ${formatList(shown)}.`;
}

/** "03/01/2019 a 20/11/2026", or a single day. */
export function periodWords({ from, to }: { from: string; to: string }): string {
  return from === to ? numericDay(from) : `${numericDay(from)} a ${numericDay(to)}`;
}

/** First and last day; null without any. */
export function periodOf(days: readonly string[]): { from: string; to: string } | null {
  const sorted = [...days].sort();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
