import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBodyJson, readBodyTable } from '../../../src/interchange/body/read-body';

/** The measures of a day as the writers below write them; null was not measured. */
interface Written {
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
  /** Hundredths of a kilogram, at least of one measure. */
  readonly weight: number;
  /** Tenths of a percent. */
  readonly fat: number | null;
  /** Millimetres. */
  readonly waist: number | null;
}

const two = (figure: number) => String(figure).padStart(2, '0');
const clock = ({ minutes }: Written) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const kilograms = ({ weight }: Written) => (weight / 100).toFixed(2);
const percent = ({ fat }: Written) => (fat === null ? '' : (fat / 10).toFixed(1));
const centimetres = ({ waist }: Written) => (waist === null ? '' : (waist / 10).toFixed(1));
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

const partsOf = ({ day }: Written) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date };
};

interface Form {
  write(all: readonly Written[]): string;
  readonly hasWaist: boolean;
  readonly hasTimes: boolean;
  /** Absent if the form has the share of fat. */
  readonly hasFat?: false;
  readonly json?: true;
}

const lines = (title: string, rows: readonly (readonly string[])[], sign = ',') =>
  [title, ...rows.map((cells) => cells.map((cell) => `"${cell}"`).join(sign))].join('\r\n');

/** Renpho's columns in one of its languages: day and time apart, and lines for nothing. */
function renphoIn(titles: string): Form {
  return {
    hasWaist: false,
    hasTimes: true,
    write: (all) =>
      lines(
        titles,
        all.map((one) => [
          one.day.replaceAll('-', '.'),
          `${clock(one)}:00`,
          kilograms(one),
          '25',
          percent(one) || '--',
          '--',
          '0',
        ]),
      ),
  };
}

const FORMS: Readonly<Record<string, Form>> = {
  'Hevy in Portuguese': {
    hasWaist: true,
    hasTimes: true,
    write: (all) =>
      lines(
        'date,weight_kg,fat_percent,neck_cm,waist_cm',
        all.map((one) => {
          const { year, month, date } = partsOf(one);
          const day = `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}, ${clock(one)}`;
          return [day, kilograms(one), percent(one), '', centimetres(one)];
        }),
      ),
  },
  Renpho: {
    hasWaist: false,
    hasTimes: true,
    write: (all) =>
      lines(
        'Time of Measurement,Weight(kg),BMI,Body Fat(%),Fat-Free Mass(kg),Metabolic Age',
        all.map((one) => [
          `${one.day.replaceAll('-', '.')} ${clock(one)}:00`,
          kilograms(one),
          '25',
          percent(one) || '--',
          '--',
          '0',
        ]),
      ),
  },
  'Renpho in Portuguese': renphoIn(
    'Data,Hora,Peso(kg),IMC,Gordura corporal(%),Peso corporal sem gordura(kg),Idade Metabólica',
  ),
  'Renpho in Spanish': renphoIn(
    'Fecha, Hora, Peso(kg),IMC,Grasa corporal(%),Peso corporal sin grasa(kg),Edad metabólica',
  ),
  'Renpho in French': renphoIn(
    'La date,Temps,Poids(kg),IMC,Graisse corporelle(%),Poids hors masse grasse(kg),Âge métabolique',
  ),
  'Renpho in German': renphoIn(
    'Datum,Zeitraum,Gewicht(kg),BMI,Körperfett(%),Fettfreies Körpergewicht(kg),Stoffwechselalter',
  ),
  'units in each cell': {
    hasWaist: true,
    hasTimes: false,
    write: (all) =>
      lines(
        'Data;Peso;Gordura;Cintura',
        all.map((one) => {
          const { year, month, date } = partsOf(one);
          const fat = percent(one) && `${percent(one)} %`;
          const waist = one.waist === null ? '' : `${one.waist} mm`;
          return [`${date}/${month}/${year}`, `${kilograms(one)} kg`, fat, waist];
        }),
        ';',
      ),
  },
  'a spreadsheet in Portuguese': {
    hasWaist: true,
    hasTimes: false,
    write: (all) =>
      lines(
        'Data;Peso (kg);Gordura (%);Cintura (cm)',
        all.map((one) => {
          const { year, month, date } = partsOf(one);
          const cells = [kilograms(one), percent(one), centimetres(one)];
          return [`${date}/${month}/${year}`, ...cells.map((cell) => cell.replace('.', ','))];
        }),
        ';',
      ),
  },
  'the body tracker of FitNotes': {
    hasWaist: true,
    hasTimes: true,
    write: (all) =>
      lines(
        'Date,Time,Measurement,Value,Unit,Comment',
        all.flatMap((one) =>
          [
            ['Bodyweight', kilograms(one), 'kgs'],
            ['Body Fat', percent(one), '%'],
            ['Waist', centimetres(one), 'cm'],
          ].map((cells) => [one.day, `${clock(one)}:00`, ...cells, '']),
        ),
      ),
  },
  Garmin: {
    hasWaist: false,
    hasTimes: true,
    write: (all) =>
      lines(
        'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water',
        all.flatMap((one) => [
          [one.day],
          [clock(one), `${kilograms(one)} kg`, '', '', percent(one) && `${percent(one)} %`],
        ]),
      ),
  },
  Eufy: {
    hasWaist: false,
    hasTimes: true,
    write: (all) =>
      lines(
        'Time,Family Members,WEIGHT (kg),BMI,BODY FAT %,HEART RATE (bpm)',
        all.map((one) => [
          `${one.day} ${clock(one)}:00`,
          'Ana',
          kilograms(one),
          '23.1',
          percent(one),
          '',
        ]),
      ),
  },
  Withings: {
    hasWaist: false,
    hasTimes: true,
    hasFat: false,
    write: (all) =>
      lines(
        'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)",Comments',
        all.map((one) => [`${one.day} ${clock(one)}:00`, kilograms(one), '', '', '']),
      ),
  },
  'Withings in German': {
    hasWaist: false,
    hasTimes: true,
    hasFat: false,
    write: (all) =>
      lines(
        '"Date","Gewicht (kg)","Fettmasse (kg)","Kommentare"',
        all.map((one) => {
          const time = `${Math.floor(one.minutes / 60)}:${two(one.minutes % 60)}`;
          return [`${one.day} ${time} Uhr`, kilograms(one), '', ''];
        }),
      ),
  },
  Fitbit: {
    hasWaist: false,
    hasTimes: false,
    write: (all) =>
      `Body\n${lines(
        'Date,Weight,BMI,Fat',
        all.map((one) => {
          // The index of a person of 1.75 m shows that the weight is in kilograms.
          const index = (one.weight / 100 / 1.75 ** 2).toFixed(1);
          return [one.day, kilograms(one), index, percent(one) || '0'];
        }),
      )}`,
  },
  'Fitbit in grams': {
    hasWaist: false,
    hasTimes: false,
    hasFat: false,
    write: (all) =>
      lines(
        'timestamp,weight grams,data source',
        // Noon in São Paulo, since the file has instants.
        all.map((one) => [`${one.day}T15:00:00Z`, String(one.weight * 10), 'Aria']),
      ),
  },
  Fitdays: {
    hasWaist: false,
    hasTimes: true,
    write: (all) =>
      lines(
        'Hora/Data,Peso(kg),IMC,Gordura Corporal(%),Peso-alvo(kg)',
        all.map((one) => {
          const { year, month, date } = partsOf(one);
          return [
            `${clock(one)} ${date}/${month}/${year}`,
            kilograms(one),
            '24.2',
            percent(one) || '--',
            '--',
          ];
        }),
      ),
  },
  'JSON of Fitbit': {
    hasWaist: false,
    hasTimes: true,
    json: true,
    write: (all) =>
      JSON.stringify(
        all.map((one) => {
          const { year, month, date } = partsOf(one);
          return {
            logId: 1,
            weight: one.weight / 100,
            // The body mass index of a person of 1.75 m shows that the weight is in kilograms.
            bmi: one.weight / 100 / 1.75 ** 2,
            date: `${month}/${date}/${year.slice(2)}`,
            time: `${clock(one)}:00`,
            ...(one.fat === null ? {} : { fat: one.fat / 10 }),
          };
        }),
      ),
  },
};

const written: fc.Arbitrary<Written> = fc.record({
  day: fc
    .integer({ min: 13_000, max: 20_700 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)),
  minutes: fc.nat(1439),
  weight: fc.integer({ min: 3_500, max: 18_000 }),
  fat: fc.option(fc.integer({ min: 30, max: 600 })),
  waist: fc.option(fc.integer({ min: 560, max: 1600 })),
});
// The first day shows the order of the figures.
const FIRST: Written = { day: '2020-01-31', minutes: 0, weight: 8000, fat: 200, waist: 900 };
const all = fc
  .uniqueArray(written, { minLength: 3, maxLength: 12, selector: ({ day }) => day })
  .map((days) => [FIRST, ...days.filter(({ day }) => day !== FIRST.day)]);

describe('a file with measures that was written in the form of an app', () => {
  test.each(Object.entries(FORMS))('comes back the same when it is of %s', (_, form) => {
    fc.assert(
      fc.property(all, (days) => {
        const text = form.write(days);
        const read = (form.json ? readBodyJson : readBodyTable)(text, {}, 'America/Sao_Paulo');
        if (!read || !('readings' in read)) throw new Error(`Not read: ${text}`);
        expect(read.warnings).toEqual([]);
        expect(read.unit).toEqual({ value: 'kg', known: true });
        const found = read.readings.map(({ day, seconds, values }) => ({
          day,
          ...(form.hasTimes ? { seconds } : {}),
          values: Object.fromEntries(values.map(({ measure, value }) => [measure.name, value])),
        }));
        expect(found).toEqual(
          days.map(({ day, minutes, weight, fat, waist }) => ({
            day,
            ...(form.hasTimes ? { seconds: minutes * 60 } : {}),
            values: {
              Peso: weight * 10,
              ...(fat === null || form.hasFat === false ? {} : { 'Gordura medida': fat * 10 }),
              ...(waist === null || !form.hasWaist ? {} : { Cintura: waist * 10 }),
            },
          })),
        );
      }),
    );
  });
});

test('a table of several people gives each of them their own rows when they are chosen', () => {
  const names = ['Ana', 'Bruno', 'Ana Lima', ''];
  const rows = fc.array(fc.tuple(fc.constantFrom(...names), written), { minLength: 2 });
  fc.assert(
    fc.property(rows, (all) => {
      const text = lines(
        'date,user,weight_kg,fat_percent',
        all.map(([name, one]) => [`${one.day} ${clock(one)}`, name, kilograms(one), percent(one)]),
      );
      const there = [...new Set(all.map(([name]) => name))];
      const asked = readBodyTable(text, {}, 'America/Sao_Paulo');
      const people = asked && 'people' in asked && !('readings' in asked) ? asked.people : null;
      if (there.length === 1) {
        expect(people).toBeNull();
        return;
      }
      expect(people?.map(({ name }) => name).sort()).toEqual(there.sort());
      for (const name of there) {
        const read = readBodyTable(text, { people: [name] }, 'America/Sao_Paulo');
        const found = read && 'readings' in read ? read.readings : [];
        const weights = found.flatMap(({ values }) =>
          values.flatMap(({ measure, value }) => (measure.key === 'weight' ? [value] : [])),
        );
        const own = all.filter(([of]) => of === name).map(([, { weight }]) => weight * 10);
        expect(weights).toEqual(own);
      }
    }),
  );
});

test('a spreadsheet with the names in merged cells gives each person all rows of their block', () => {
  const days = fc.uniqueArray(written, { minLength: 2, maxLength: 5, selector: ({ day }) => day });
  const blocks = fc
    .uniqueArray(fc.constantFrom('Ana', 'Bruno', 'Ana Lima', 'Zé'), { minLength: 2 })
    .chain((names) => fc.tuple(...names.map((name) => days.map((of) => ({ name, of })))));
  fc.assert(
    fc.property(blocks, (all) => {
      const rows = all.flatMap(({ name, of }) =>
        of.map((one, nth) => [nth === 0 ? name : '', one.day, kilograms(one), percent(one)]),
      );
      const text = lines('Aluno,Data,Peso (kg),Gordura (%)', rows);
      for (const { name, of } of all) {
        const read = readBodyTable(text, { people: [name] }, 'America/Sao_Paulo');
        if (!read || !('readings' in read)) throw new Error(`Not read: ${text}`);
        expect(read.people?.all.map((one) => one.name).sort()).toEqual(
          all.map((one) => one.name).sort(),
        );
        expect(read.named).toBe(rows.length - all.length);
        expect(read.readings.map(({ day }) => day)).toEqual(of.map(({ day }) => day));
      }
    }),
  );
});
