import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAppleHealthReader } from '../../../src/interchange/body/apple-health';

/** Reads a text in parts that end at the given places. */
function read(text: string, cuts: readonly number[] = []) {
  const reader = createAppleHealthReader();
  const places = [...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  let from = 0;
  for (const to of places) {
    if (!reader.take(text.slice(from, to))) break;
    from = to;
  }
  return reader.end();
}

const whole = (inside: string) => `<?xml version="1.0"?>\n<HealthData>${inside}</HealthData>`;
const record = (type: string, unit: string, date: string, value: string) =>
  `<Record type="HKQuantityTypeIdentifier${type}" unit="${unit}" startDate="${date}" endDate="${date}" value="${value}"/>\n`;

const two = (figure: number) => String(figure).padStart(2, '0');

const written = fc.record({
  day: fc
    .integer({ min: 13_000, max: 20_700 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)),
  seconds: fc.nat(86_399),
  /** Tens of grams. */
  weight: fc.integer({ min: 3_500, max: 18_000 }),
  /** Hundredths of a percent. */
  fat: fc.option(fc.integer({ min: 300, max: 6000 })),
  zone: fc.constantFrom('-0300', '+0000', '+0530', '-1000'),
});

describe("an export of Apple's Health app", () => {
  test('is incomplete when its end is missing', () => {
    const lines = [80, 81, 82].map((weight) =>
      record('BodyMass', 'kg', `2024-01-0${weight - 79} 07:00:00 -0300`, `${weight}`),
    );
    const text = whole(lines.join(''));
    expect(read(`${text}\n`)).toHaveProperty('readings.length', 3);
    for (const cut of [text.length - 1, text.length - 30, text.length - 120]) {
      expect(read(text.slice(0, cut))).toEqual({ unreadable: { reason: 'broken' } });
    }
  });

  test('comes back the same when it was written by its form and read in any parts', () => {
    const all = fc.uniqueArray(written, { maxLength: 8, minLength: 1, selector: ({ day }) => day });
    fc.assert(
      fc.property(all, fc.array(fc.nat(), { maxLength: 12 }), (days, cuts) => {
        const lines = days.map(({ day, seconds, weight, fat, zone }) => {
          const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
          const date = `${day} ${clock.map((one) => two(Math.floor(one))).join(':')} ${zone}`;
          const share =
            fat === null ? '' : record('BodyFatPercentage', '%', date, `${fat / 10_000}`);
          return record('BodyMass', 'kg', date, (weight / 100).toFixed(2)) + share;
        });
        const found = read(whole(lines.join('')), cuts);
        if ('unreadable' in found) throw new Error('Not read');
        expect(found.warnings).toEqual([]);
        expect(
          found.readings.map(({ day, seconds, values }) => ({
            day,
            seconds,
            values: values.map(({ value }) => value),
          })),
        ).toEqual(
          days.map(({ day, seconds, weight, fat }) => ({
            day,
            seconds,
            values: [weight * 10, ...(fat === null ? [] : [fat])],
          })),
        );
      }),
    );
  });

  test('gives strength workouts with their times and zone, and no others', () => {
    const workout = (type: string) =>
      `<Workout workoutActivityType="HKWorkoutActivityType${type}" startDate="2025-02-03 18:02:00 -0300" endDate="2025-02-03 19:04:30 -0300"/>`;
    const found = read(whole(workout('Running') + workout('FunctionalStrengthTraining')));
    expect('workouts' in found && found.workouts).toEqual([
      {
        line: 2,
        title: 'Treino funcional',
        note: '',
        start: { day: '2025-02-03', seconds: 64_920 },
        offsetMinutes: -180,
        durationSeconds: 3750,
        exercises: [],
      },
    ]);
  });

  test('is read as far as it goes when it is not well formed', () => {
    const date = '2025-02-03 18:02:00 -0300';
    const broken = `<Record type="x" type="y" value=1 & b/>${record('BodyMass', 'kg', date, '80')}`;
    const found = read(whole(broken));
    expect('readings' in found && found.readings).toMatchObject([{ values: [{ value: 80_000 }] }]);
  });

  test.each([
    ['unknown', 'is another XML', '<?xml version="1.0"?><gpx><trk/></gpx>'],
    ['unknown', 'is no XML', 'Data;Peso'],
    ['empty', 'has no measures', whole(record('HeartRate', 'count/min', '2025-02-03', '61'))],
  ])('is refused as %s when it %s', (reason, _, text) => {
    expect(read(text)).toMatchObject({ unreadable: { reason } });
  });

  test('is refused with its number of values when it has too many', () => {
    const many = record('BodyMass', 'kg', '2025-02-03 18:02:00 -0300', '80').repeat(50_001);
    expect(read(whole(many))).toEqual({ unreadable: { reason: 'too-many-rows', rows: 50_001 } });
  });
});
