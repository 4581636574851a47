import type { LocalDay } from '#domain/local-day';
import { unaccented } from '#domain/plain-text';
import type { BodyMeasure, BodyReading } from './model';

/** The values of one measure in a file, to compare with what the other app shows. */
export interface MeasureSums {
  readonly measure: BodyMeasure;
  readonly count: number;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
  readonly latest: { readonly day: LocalDay; readonly seconds: number; readonly value: number };
}

/** The identity of a measure: its register, or its name and unit. */
export function measureId({ key, name, unit }: BodyMeasure): string {
  return key ?? `${unit} ${unaccented(name)}`;
}

/** Sums of each measure, the weight first, then in the order of the file. */
export function bodySums(readings: readonly BodyReading[]): MeasureSums[] {
  const found = new Map<string, MeasureSums>();
  for (const { day, seconds, values } of readings) {
    for (const { measure, value } of values) {
      const id = measureId(measure);
      const before = found.get(id);
      const latest = { day, seconds, value };
      if (!before) {
        found.set(id, { measure, count: 1, sum: value, least: value, most: value, latest });
        continue;
      }
      const isLater =
        day > before.latest.day || (day === before.latest.day && seconds >= before.latest.seconds);
      found.set(id, {
        measure,
        count: before.count + 1,
        sum: before.sum + value,
        least: Math.min(before.least, value),
        most: Math.max(before.most, value),
        latest: isLater ? latest : before.latest,
      });
    }
  }
  return [...found.values()].sort((a, b) => rank(b.measure) - rank(a.measure));
}

const rank = ({ key }: BodyMeasure) => (key === 'weight' ? 1 : 0);
