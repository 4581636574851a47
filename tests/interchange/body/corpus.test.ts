import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createAppleHealthReader } from '../../../src/interchange/body/apple-health';
import { bodySums } from '../../../src/interchange/body/body-sums';
import type { ReadBody } from '../../../src/interchange/body/model';
import { readBodyJson, readBodyTable } from '../../../src/interchange/body/read-body';

const FOLDER = new URL('./corpus/', import.meta.url);

interface Expected {
  /** The people whose rows are taken. */
  readonly people?: readonly string[];
  readonly source: ReadBody['source'];
  readonly unit: ReadBody['unit'];
  readonly readings: number;
  /** Count and sum of each measure, in its stored unit. */
  readonly sums: Readonly<Record<string, readonly [count: number, sum: number]>>;
  readonly period: readonly [from: string, to: string];
  /** Days and seconds of strength workouts. */
  readonly workouts?: readonly (readonly [day: string, seconds: number])[];
  readonly remarks?: ReadBody['remarks'];
  /** Lines with warnings, with their codes. */
  readonly warnings?: readonly string[];
  /** Titles of columns that are not read. */
  readonly unread?: readonly string[];
}

const KG = { value: 'kg', known: true } as const;
const LB = { value: 'lb', known: true } as const;

// Sums in grams, tenths of a millimetre, and hundredths of a percent or of a number, added by hand.
const EXPECTED: Readonly<Record<string, Expected>> = {
  'apple-health-2025-pt-kg.xml': {
    source: 'apple-health',
    unit: KG,
    readings: 4,
    sums: {
      Peso: [2, 64_200 + 64_183],
      Altura: [1, 16_600],
      'Gordura medida': [1, 2750],
      'Massa magra': [1, 46_500],
      Cintura: [1, 7250],
    },
    period: ['2025-01-05', '2025-02-01'],
    workouts: [['2025-02-03', 3750]],
    warnings: ['21 range'],
  },
  'hevy-2026-pt-kg.csv': {
    source: 'hevy',
    unit: KG,
    readings: 3,
    sums: {
      Peso: [2, 80_300 + 79_800],
      'Gordura medida': [1, 1820],
      Pescoço: [1, 3800],
      Tórax: [1, 10_150],
      'Braço esquerdo': [1, 3500],
      'Braço direito': [1, 3550],
      Cintura: [2, 8400 + 8350],
      'Coxa direita': [1, 5720],
    },
    period: ['2026-02-03', '2026-03-03'],
  },
  'hevy-2025-en-lb.csv': {
    source: 'hevy',
    unit: LB,
    readings: 2,
    sums: { Peso: [2, 80_014 + 79_832], Cintura: [1, 8382] },
    period: ['2025-09-15', '2025-09-16'],
  },
  'renpho-2024-en-kg.csv': {
    source: 'renpho',
    unit: KG,
    readings: 2,
    sums: {
      Peso: [2, 82_350 + 82_100],
      'Gordura medida': [1, 2240],
      'Massa magra': [1, 63_900],
      'Gordura subcutânea': [1, 1980],
      'Gordura visceral': [1, 900],
      'Água corporal': [1, 5610],
      'Músculo esquelético': [1, 5030],
      'Massa muscular': [1, 60_700],
      'Massa óssea': [1, 3200],
      Proteína: [1, 1770],
      'Metabolismo basal': [1, 175_000],
      'Idade metabólica': [1, 3800],
    },
    period: ['2024-05-12', '2024-05-13'],
  },
  'eufy-2024-en-kg.csv': {
    source: 'eufy',
    unit: KG,
    readings: 1,
    sums: {
      Peso: [1, 64_200],
      'Gordura medida': [1, 2750],
      'Massa muscular': [1, 43_800],
      Músculo: [1, 6820],
      'Metabolismo basal': [1, 138_000],
      'Água corporal': [1, 5010],
      'Massa de gordura': [1, 17_600],
      'Massa magra': [1, 46_600],
      'Massa óssea': [1, 2700],
      'Gordura visceral': [1, 500],
      'Idade metabólica': [1, 3300],
    },
    period: ['2024-01-15', '2024-01-15'],
  },
  'withings-2024-en-kg.csv': {
    source: 'withings',
    unit: KG,
    readings: 2,
    sums: {
      Peso: [2, 70_150 + 70_050],
      'Massa de gordura': [1, 14_300],
      'Massa óssea': [1, 2900],
      'Massa muscular': [1, 53_100],
      'Massa de água': [1, 38_200],
    },
    period: ['2024-02-01', '2024-02-02'],
  },
  // The body mass index shows that these are pounds.
  'fitbit-2019-en-none.csv': {
    source: 'fitbit',
    unit: LB,
    readings: 2,
    sums: { Peso: [2, 77_836 + 77_564], 'Gordura medida': [1, 2100] },
    period: ['2019-06-01', '2019-06-02'],
  },
  'fitbit-2022-en-lb.json': {
    source: 'fitbit',
    unit: LB,
    readings: 2,
    sums: { Peso: [2, 81_828 + 81_556], 'Gordura medida': [1, 2250] },
    period: ['2022-01-03', '2022-01-16'],
  },
  // The second one is of the evening before in São Paulo.
  'fitbit-2024-en-g.csv': {
    source: 'table',
    unit: KG,
    readings: 2,
    sums: { Peso: [2, 80_200 + 80_050] },
    period: ['2024-01-05', '2024-01-05'],
  },
  'garmin-2024-en-kg.csv': {
    source: 'garmin',
    unit: KG,
    readings: 2,
    sums: {
      Peso: [2, 80_200 + 80_100],
      'Gordura medida': [1, 2010],
      'Massa muscular esquelética': [1, 36_400],
      'Massa óssea': [1, 4100],
      'Água corporal': [1, 5820],
    },
    period: ['2024-04-02', '2024-04-03'],
  },
  'fitnotes-2024-en-kg.csv': {
    source: 'fitnotes',
    unit: KG,
    readings: 3,
    sums: {
      Peso: [2, 82_000 + 81_500],
      Cintura: [1, 8650],
      'Ankle (Left)': [1, 2300],
      'Gordura medida': [1, 1950],
    },
    period: ['2024-03-10', '2024-03-11'],
  },
  'planilha-2025-pt-kg.csv': {
    source: 'table',
    unit: KG,
    readings: 2,
    sums: {
      Peso: [2, 81_400 + 80_900],
      Cintura: [2, 8800 + 8750],
      'Gordura medida': [1, 2150],
      'Coxa direita': [1, 5700],
    },
    period: ['2025-01-05', '2025-01-12'],
    warnings: ['3 value', '4 range'],
  },
  'planilha-2025-pt-none.csv': {
    source: 'table',
    unit: { value: 'kg', known: false },
    readings: 2,
    sums: { Peso: [2, 71_200 + 70_900] },
    period: ['2025-06-13', '2025-06-14'],
  },
};

const SCALE = {
  'Gordura medida': [1, 2240],
  'Massa magra': [1, 63_900],
  'Gordura subcutânea': [1, 1980],
  'Gordura visceral': [1, 900],
  'Água corporal': [1, 5610],
  'Músculo esquelético': [1, 5030],
  'Massa muscular': [1, 60_700],
  'Massa óssea': [1, 3200],
  Proteína: [1, 1770],
  'Metabolismo basal': [1, 175_000],
  'Idade metabólica': [1, 3800],
} as const;

/** Renpho's files in other languages hold the measures of the English one. */
const RENPHO = {
  source: 'renpho',
  unit: KG,
  readings: 1,
  sums: { Peso: [1, 82_350], ...SCALE },
  period: ['2025-05-13', '2025-05-13'],
} as const;

const TRANSLATED: Readonly<Record<string, Expected>> = {
  'renpho-2026-pt-kg.csv': {
    ...RENPHO,
    readings: 2,
    sums: { ...SCALE, Peso: [2, 82_350 + 82_100] },
    period: ['2026-02-03', '2026-02-04'],
  },
  'renpho-2025-es-kg.csv': RENPHO,
  'renpho-2025-fr-kg.csv': RENPHO,
  'renpho-2025-de-kg.csv': RENPHO,
  'renpho-2026-fr-kg.csv': {
    source: 'renpho',
    unit: KG,
    readings: 1,
    sums: {
      Peso: [1, 70_500],
      'Gordura medida': [1, 2000],
      'Massa de gordura': [1, 14_100],
      Músculo: [1, 7590],
      'Massa muscular': [1, 53_500],
      'Músculo esquelético': [1, 4600],
      'Massa muscular esquelética': [1, 32_400],
      Osso: [1, 410],
      'Massa óssea': [1, 2900],
      Proteína: [1, 1800],
      'Massa de proteína': [1, 12_700],
      'Água corporal': [1, 5790],
      'Massa de água': [1, 40_800],
      'Massa magra': [1, 56_400],
      'Gordura subcutânea': [1, 1720],
      'Gordura visceral': [1, 700],
      'Metabolismo basal': [1, 156_000],
      'Idade metabólica': [1, 3500],
    },
    period: ['2026-01-05', '2026-01-05'],
  },
  'fitdays-2026-pt-kg.csv': {
    source: 'table',
    unit: KG,
    readings: 1,
    sums: {
      Peso: [1, 78_500],
      'Gordura medida': [1, 1850],
      'Gordura subcutânea': [1, 1520],
      'Gordura visceral': [1, 600],
      'Água corporal': [1, 6020],
      'Músculo esquelético': [1, 4850],
      'Massa muscular': [1, 60_500],
      'Massa óssea': [1, 3400],
      Proteína: [1, 1920],
      'Metabolismo basal': [1, 175_000],
      'Idade metabólica': [1, 2800],
      'Massa de gordura': [1, 14_500],
      'Massa de água': [1, 47_200],
      'Massa muscular esquelética': [1, 38_100],
      Músculo: [1, 7710],
      'Massa de proteína': [1, 15_100],
      'Massa magra': [1, 64_000],
    },
    period: ['2026-03-20', '2026-03-20'],
  },
  'withings-2014-de-kg.csv': {
    source: 'table',
    unit: KG,
    readings: 2,
    sums: {
      Peso: [2, 94_340 + 94_890],
      'Massa de gordura': [2, 26_810 + 27_430],
      'Massa magra': [2, 68_430 + 67_360],
    },
    period: ['2014-02-12', '2014-02-13'],
  },
};

const OTHERS: Readonly<Record<string, Expected>> = {
  // Rows of Bruno and one without a name lie between those of Ana.
  'eufy-2026-en-kg.csv': {
    people: ['Ana'],
    source: 'eufy',
    unit: KG,
    readings: 3,
    sums: {
      Peso: [3, 64_200 + 64_000 + 63_900],
      'Gordura medida': [1, 2750],
      'Massa muscular': [1, 43_800],
      Músculo: [1, 6820],
      'Metabolismo basal': [1, 138_000],
      'Água corporal': [1, 5010],
      'Massa de gordura': [1, 17_600],
      'Massa magra': [1, 46_600],
      'Massa óssea': [1, 2700],
      'Gordura visceral': [1, 500],
      'Idade metabólica': [1, 3300],
    },
    period: ['2026-01-15', '2026-01-17'],
  },
  // Each day has a column.
  'planilha-2026-pt-dias-em-colunas.csv': {
    source: 'table',
    unit: KG,
    readings: 3,
    sums: {
      Peso: [3, 64_200 + 63_500 + 63_000],
      'Gordura medida': [3, 2700 + 2600 + 2550],
      Cintura: [2, 7200 + 7000],
    },
    period: ['2026-01-13', '2026-03-13'],
  },
  // Names are in merged cells, and shares beside percentages.
  'planilha-2026-pt-mescladas.csv': {
    people: ['Ana Lima'],
    source: 'table',
    unit: KG,
    readings: 3,
    sums: { Peso: [3, 64_200 + 63_500 + 63_000], 'Gordura medida': [3, 2700 + 2600 + 2550] },
    period: ['2026-01-13', '2026-03-13'],
  },
  // Each row has other units, and the last one of the weights none.
  'planilha-2026-pt-mista.csv': {
    source: 'table',
    unit: { value: 'kg', known: false },
    readings: 4,
    sums: {
      Peso: [4, 80_500 + 80_286 + 80_286 + 80_000],
      Altura: [4, 17_500 + 17_500 + 17_526 + 17_500],
      'Gordura medida': [3, 2500 + 2450 + 2400],
      Cintura: [4, 8800 + 8700 + 8636 + 8600],
    },
    period: ['2026-01-13', '2026-01-16'],
  },
};

const ALL = { ...EXPECTED, ...TRANSLATED, ...OTHERS };

function readAppleHealth(text: string) {
  const reader = createAppleHealthReader();
  reader.take(text);
  return reader.end();
}

/** Reads a file of the corpus as the worker does. */
function read(name: string, { people }: Expected): ReadBody {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const reader = name.endsWith('.json') ? readBodyJson : readBodyTable;
  const found = name.endsWith('.xml')
    ? readAppleHealth(text)
    : reader(text, people ? { people } : {}, 'America/Sao_Paulo');
  if (!found || !('readings' in found)) throw new Error(`Not read: ${JSON.stringify(found)}`);
  return found;
}

describe('a file of the corpus of measures', () => {
  test('has its sums here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(ALL).sort());
  });

  test.each(Object.entries(ALL))('gives its sums when %s is read', (name, expected) => {
    const { people: _, ...sums } = expected;
    const { readings, source, unit, remarks, warnings, unread, workouts } = read(name, expected);
    const days = readings.map(({ day }) => day).sort();
    expect({
      source,
      unit,
      readings: readings.length,
      sums: Object.fromEntries(
        bodySums(readings).map(({ measure, count, sum }) => [measure.name, [count, sum]]),
      ),
      period: [days[0], days.at(-1)],
      workouts: workouts.map(({ start, durationSeconds }) => [start.day, durationSeconds]),
      remarks,
      warnings: warnings.map(({ line, code }) => `${line} ${code}`),
      unread: unread.map(({ title }) => title),
    }).toEqual({ workouts: [], remarks: [], warnings: [], unread: [], ...sums });
  });
});
