import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder';
import { cutText } from '#domain/cut-text';
import type { LoadUnit } from '#domain/load';
import { wallTime } from '#domain/wall-time';
import type { Performed, Workout } from '#domain/workouts/shape';
import { type FitCode, readFitCodes } from './exercise-codes';
import { FIT_MESSAGE, FIT_STRENGTH, FIT_TIME_FIELD, FIT_UNKNOWN_CATEGORY } from './fit-profile';

const PROTOCOL_2 = 0x20;
const DEVELOPMENT = 255;
const NONE = { [FitBaseType.Uint16]: 0xffff, [FitBaseType.Uint32]: 0xffff_ffff } as const;
const REST = 0;
const ACTIVE = 1;
const UNITS = { kg: 1, lb: 2 } as const;
const MOST_SIXTEENTHS = 0xfffe;

const small = (number: number, value: number): FitEncoderField => ({
  number,
  size: 1,
  baseType: FitBaseType.Enum,
  value,
});
const middle = (number: number, value: number | null): FitEncoderField => ({
  number,
  size: 2,
  baseType: FitBaseType.Uint16,
  value: value ?? NONE[FitBaseType.Uint16],
});
const large = (number: number, value: number | null): FitEncoderField => ({
  number,
  size: 4,
  baseType: FitBaseType.Uint32,
  value: value ?? NONE[FitBaseType.Uint32],
});

// A field has at most 255 bytes, and a letter up to four.
const LONGEST_TEXT = 60;

function text(number: number, written: string): FitEncoderField {
  const value = FitEncoder.string(cutText(written, LONGEST_TEXT));
  return { number, size: value.length, baseType: FitBaseType.String, value };
}

/** A performed set in the order of time. Times are seconds since 1970. */
interface TimedSet {
  readonly exercise: string | null;
  readonly done: Performed;
  /** The planned rest after it. */
  readonly rest: number;
  readonly end: number;
}

const secondsOf = (at: number) => Math.floor(at / 1000);

/**
 * The sets in the order of their taps. Imported workouts have one time for all of them, so that
 * theirs are spread over the workout.
 */
function timedSets({ exercises, start, endedAt }: Workout): TimedSet[] {
  const sets = exercises.flatMap((entry) =>
    entry.sets.flatMap(({ done, restSeconds }) =>
      done ? [{ exercise: entry.exercise, done, rest: restSeconds ?? entry.restSeconds ?? 0 }] : [],
    ),
  );
  const ordered = sets.toSorted((a, b) => a.done.at - b.done.at);
  const first = secondsOf(start.at);
  const last = Math.max(first, secondsOf(endedAt ?? ordered.at(-1)?.done.at ?? start.at));
  const spread = ordered.length > 1 && ordered[0]?.done.at === ordered.at(-1)?.done.at;
  return ordered.map((set, index) => {
    const tap = Math.min(Math.max(secondsOf(set.done.at), first), last);
    const part = first + Math.round(((last - first) * (index + 1)) / ordered.length);
    return { ...set, end: spread ? part : tap };
  });
}

/** A message about a set or a rest. Times are seconds since 1970. */
interface Span {
  readonly set: TimedSet | null;
  readonly start: number;
  /** Null if the file must not give one, because a reader would take it for the set's time. */
  readonly duration: number | null;
  readonly end: number;
}

/** Sets and the rests between them. The time between two taps is rest first, up to the plan. */
function spansOf(sets: readonly TimedSet[], start: number): Span[] {
  const spans: Span[] = [];
  let cursor = start;
  let planned = 0;
  for (const set of sets) {
    const gap = Math.max(0, set.end - cursor);
    const { reps, seconds } = set.done;
    const timed = reps === null ? (seconds ?? null) : null;
    const rest = Math.min(planned, Math.max(0, gap - (timed ?? 1)));
    if (rest > 0) {
      spans.push({ set: null, start: cursor, duration: rest, end: cursor + rest });
    }
    const length = timed ?? Math.max(1, gap - rest);
    const begun = Math.max(cursor + rest, set.end - length);
    const hasTime = reps !== null || timed !== null;
    spans.push({ set, start: begun, duration: hasTime ? length : null, end: begun + length });
    cursor = begun + length;
    planned = set.rest;
  }
  return spans;
}

interface CodedExercise extends FitCode {
  /** The name that the file itself has to give, where the numbers do not say which one it is. */
  readonly title: string | null;
}

/** Numbers of the exercises. Two without a number of their own never share a category. */
function codesOf(
  exercises: readonly (string | null)[],
  nameOf: (exercise: string) => string,
): ReadonlyMap<string | null, CodedExercise> {
  const known = readFitCodes();
  const codes = new Map<string | null, CodedExercise>();
  const taken = new Set<number>();
  for (const id of new Set(exercises)) {
    const code = id === null ? undefined : known.get(id);
    if (code && code.number !== null) {
      codes.set(id, { ...code, title: null });
      continue;
    }
    const title = id === null ? 'Sem exercício' : nameOf(id);
    if (code && code.category !== FIT_UNKNOWN_CATEGORY && !taken.has(code.category)) {
      taken.add(code.category);
      codes.set(id, { ...code, title });
    } else {
      codes.set(id, { category: FIT_UNKNOWN_CATEGORY, number: codes.size, title });
    }
  }
  return codes;
}

/**
 * A FIT activity of a finished workout, with its sets and rests. The format has no kinds of sets,
 * sides, RIR, notes and supersets; distances are its sum alone.
 */
export function writeFit(
  workout: Workout,
  nameOf: (exercise: string) => string,
  unit: LoadUnit,
): Uint8Array {
  const { start, endedAt, title } = workout;
  const sets = timedSets(workout);
  const codes = codesOf(
    sets.map(({ exercise }) => exercise),
    nameOf,
  );
  const begun = secondsOf(start.at);
  const spans = spansOf(sets, begun);
  const end = Math.max(begun + 1, secondsOf(endedAt ?? start.at), spans.at(-1)?.end ?? begun);
  const stamp = (seconds: number) => FitEncoder.toFitTimestamp(new Date(seconds * 1000));
  const encoder = new FitEncoder({ protocolVersion: PROTOCOL_2 });
  const write = (message: number, fields: FitEncoderField[]) =>
    encoder.writeMessage(message, fields);
  const event = (at: number, kind: number, type: number) =>
    write(FIT_MESSAGE.event, [large(FIT_TIME_FIELD, stamp(at)), small(0, kind), small(1, type)]);

  write(FIT_MESSAGE.fileId, [
    small(0, 4),
    middle(1, DEVELOPMENT),
    middle(2, 0),
    large(4, stamp(begun)),
    text(8, 'Anilha'),
  ]);
  event(begun, 0, 0);
  for (const [index, { set, start: from, duration, end: to }] of spans.entries()) {
    const load = set?.done.load ?? null;
    const sixteenths = load === null ? null : Math.round((load * 16) / 1000);
    const code = set ? codes.get(set.exercise) : undefined;
    write(FIT_MESSAGE.set, [
      large(254, stamp(to)),
      large(0, duration === null ? null : duration * 1000),
      middle(3, set?.done.reps ?? null),
      middle(4, sixteenths === null ? null : Math.min(sixteenths, MOST_SIXTEENTHS)),
      { ...small(5, set ? ACTIVE : REST), baseType: FitBaseType.Uint8 },
      large(6, stamp(from)),
      middle(7, code?.category ?? null),
      middle(8, code?.number ?? null),
      middle(9, UNITS[unit]),
      middle(10, index),
    ]);
  }
  for (const [index, { category, number, title: name }] of [...codes.values()].entries()) {
    if (name === null) continue;
    write(FIT_MESSAGE.exerciseTitle, [
      middle(254, index),
      middle(0, category),
      middle(1, number),
      text(2, name),
    ]);
  }
  event(end, 0, 4);
  const meters = sets.reduce((sum, { done }) => sum + (done.meters ?? 0), 0);
  const length = (end - begun) * 1000;
  const times = [
    large(FIT_TIME_FIELD, stamp(end)),
    large(2, stamp(begun)),
    large(7, length),
    large(8, length),
    large(9, meters * 100),
  ];
  const { sport, subSport } = FIT_STRENGTH;
  write(FIT_MESSAGE.lap, [
    ...times,
    small(0, 9),
    small(1, 1),
    small(25, sport),
    small(39, subSport),
  ]);
  write(FIT_MESSAGE.session, [
    ...times,
    small(0, 8),
    small(1, 1),
    small(5, sport),
    small(6, subSport),
    middle(25, 0),
    middle(26, 1),
    small(28, 0),
    text(110, title === '' ? 'Treino' : title),
  ]);
  const { day, seconds } = wallTime(end * 1000, start.zone);
  write(FIT_MESSAGE.activity, [
    large(FIT_TIME_FIELD, stamp(end)),
    large(0, length),
    middle(1, 1),
    small(2, 0),
    small(3, 26),
    small(4, 1),
    large(5, stamp(Date.parse(`${day}T00:00:00Z`) / 1000 + seconds)),
  ]);
  return encoder.close();
}
