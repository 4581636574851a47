import type { WallTime } from '#domain/wall-time';
import type { BodyReading, BodyValue } from './model';

const LONGEST_NOTE = 1000;

interface OpenReading extends BodyReading {
  readonly values: BodyValue[];
}

/** Collects values of the same moment into readings, in the order of arrival. */
export interface Readings {
  /** @param moment what equal moments have in common, such as the text of their date */
  add(moment: string, time: WallTime, value: BodyValue, note?: string): void;
  all(): readonly BodyReading[];
}

export function createReadings(): Readings {
  const readings: OpenReading[] = [];
  const open = new Map<string, OpenReading>();
  return {
    add(moment, time, value, note = '') {
      const { name, unit } = value.measure;
      const before = open.get(moment);
      const isTaken = before?.values.some(
        ({ measure }) => measure.name === name && measure.unit === unit,
      );
      if (before && !isTaken) {
        before.values.push(value);
        return;
      }
      const reading = { ...time, values: [value], note: note.slice(0, LONGEST_NOTE) };
      readings.push(reading);
      open.set(moment, reading);
    },
    all: () => readings,
  };
}
