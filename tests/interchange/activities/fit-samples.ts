import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder';

/** A set as a watch writes it; numbers as in the FIT profile. */
export interface SampleSet {
  /** Likeliest first. */
  readonly categories?: readonly number[];
  readonly numbers?: readonly number[];
  readonly reps?: number;
  /** Sixteenths of a kilogram. */
  readonly weight?: number;
  readonly unit?: 'kg' | 'lb';
  /** Duration; missing in some files. */
  readonly seconds?: number;
  /** The rest after it. */
  readonly rest?: number;
}

export interface SampleTitle {
  readonly category: number;
  readonly number: number;
  readonly texts: readonly string[];
}

export interface SampleActivity {
  /** Epoch ms. */
  readonly start: number;
  /** Minutes by which the watch is ahead of UTC; absent for a file without it. */
  readonly offset?: number;
  readonly sport?: readonly [sport: number, subSport: number];
  readonly name?: string;
  readonly seconds?: number;
  readonly meters?: number;
  readonly sets?: readonly SampleSet[];
  readonly titles?: readonly SampleTitle[];
  /** Heart rates of one second each. */
  readonly heartRates?: readonly number[];
  /** The kind of file; 4 is an activity. */
  readonly type?: number;
}

const SIZES = new Map([
  [FitBaseType.Enum, 1],
  [FitBaseType.Uint8, 1],
  [FitBaseType.Uint16, 2],
  [FitBaseType.Uint32, 4],
]);

function one(number: number, baseType: FitBaseType, value: number): FitEncoderField {
  return { number, size: SIZES.get(baseType) ?? 0, baseType, value };
}

function list(number: number, values: readonly number[]): FitEncoderField {
  const value = new Uint8Array(values.flatMap((each) => [each & 0xff, each >> 8]));
  return { number, size: value.length, baseType: FitBaseType.Uint16, value };
}

function texts(number: number, values: readonly string[]): FitEncoderField {
  const value = new Uint8Array(Buffer.from(`${values.join('\0')}\0`));
  return { number, size: value.length, baseType: FitBaseType.String, value };
}

/** A FIT file as a watch writes it. */
export function fitFile(activity: SampleActivity): Uint8Array<ArrayBuffer> {
  const { start, sets = [], titles = [], heartRates = [], type = 4 } = activity;
  const [sport, subSport] = activity.sport ?? [10, 20];
  const encoder = new FitEncoder({ protocolVersion: 0x20 });
  const begun = FitEncoder.toFitTimestamp(new Date(start));
  encoder.writeMessage(0, [
    one(0, FitBaseType.Enum, type),
    one(1, FitBaseType.Uint16, 1),
    one(4, FitBaseType.Uint32, begun),
  ]);
  let at = begun;
  const addSet = (kind: number, seconds: number | undefined, more: FitEncoderField[]) => {
    encoder.writeMessage(225, [
      one(254, FitBaseType.Uint32, at),
      ...(seconds === undefined ? [] : [one(0, FitBaseType.Uint32, seconds * 1000)]),
      one(5, FitBaseType.Uint8, kind),
      one(6, FitBaseType.Uint32, at),
      ...more,
    ]);
    at += seconds ?? 30;
  };
  for (const rate of heartRates) {
    encoder.writeMessage(20, [one(253, FitBaseType.Uint32, at), one(3, FitBaseType.Uint8, rate)]);
  }
  for (const { categories, numbers, reps, weight, unit, seconds, rest } of sets) {
    addSet(1, seconds, [
      one(3, FitBaseType.Uint16, reps ?? 0xffff),
      one(4, FitBaseType.Uint16, weight ?? 0xffff),
      ...(categories ? [list(7, categories)] : []),
      ...(numbers ? [list(8, numbers)] : []),
      one(9, FitBaseType.Uint16, unit === 'lb' ? 2 : 1),
    ]);
    if (rest !== undefined) addSet(0, rest, []);
  }
  for (const { category, number, texts: written } of titles) {
    encoder.writeMessage(264, [
      one(0, FitBaseType.Uint16, category),
      one(1, FitBaseType.Uint16, number),
      texts(2, written),
    ]);
  }
  const seconds = activity.seconds ?? at - begun;
  const end = begun + Math.max(1, seconds);
  if (type === 4) {
    encoder.writeMessage(18, [
      one(253, FitBaseType.Uint32, end),
      one(2, FitBaseType.Uint32, begun),
      one(5, FitBaseType.Enum, sport),
      one(6, FitBaseType.Enum, subSport),
      one(7, FitBaseType.Uint32, seconds * 1000),
      one(8, FitBaseType.Uint32, seconds * 1000),
      one(9, FitBaseType.Uint32, (activity.meters ?? 0) * 100),
      ...(activity.name === undefined ? [] : [texts(110, [activity.name])]),
    ]);
    encoder.writeMessage(34, [
      one(253, FitBaseType.Uint32, end),
      one(1, FitBaseType.Uint16, 1),
      ...(activity.offset === undefined
        ? []
        : [one(5, FitBaseType.Uint32, end + activity.offset * 60)]),
    ]);
  }
  return new Uint8Array(encoder.close());
}
