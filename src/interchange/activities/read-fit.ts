import {
  FitMessageReaderError,
  type FitRawMessage,
  fitTimestampToUnixMilliseconds,
  readFitMessages,
} from 'fit-file-parser/raw';
import { wallTime } from '#domain/wall-time';
import type { Effort } from '#domain/workouts/shape';
import type { ReadExercise, ReadSet, ReadWorkout, Warning } from '../model';
import { ACTIVITY_LIMITS, activityExercise, type ReadActivity } from './activity';
import { fitCategoryName, fitExerciseName } from './exercise-names';
import { fitNumber, fitNumbers, fitText } from './fit-fields';
import {
  exerciseOfSport,
  FIT_MESSAGE,
  FIT_TIME_FIELD,
  FIT_UNKNOWN_CATEGORY,
  isStrength,
} from './fit-profile';
import { supersets } from './supersets';

const HEADER_END = 12;
const LONGEST_REST = 3600;
const POUND = 2;
const GRAMS_PER_POUND = 453.59237;
const ACTIVE = 1;

/** Whether a file begins as a FIT file does. */
export function isFit(head: Uint8Array): boolean {
  return [0x2e, 0x46, 0x49, 0x54].every((byte, index) => head[8 + index] === byte);
}

/** The parts of a file: several activities may be chained one behind another. */
function partsOf(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let from = 0; from + HEADER_END <= bytes.length; ) {
    const rest = bytes.subarray(from);
    if (!isFit(rest)) break;
    const view = new DataView(rest.buffer, rest.byteOffset, rest.byteLength);
    const length = view.getUint8(0) + view.getUint32(4, true) + 2;
    parts.push(rest.subarray(0, length));
    from += length;
  }
  return parts;
}

/**
 * Reads the workouts of a FIT file; null for a damaged one. A file without an activity, such as a
 * planned workout or a route, has no workouts.
 */
export function readFit(bytes: Uint8Array, line: number): ReadActivity | null {
  try {
    const parts = partsOf(bytes).map((part) => readPart(part, line));
    if (parts.length === 0) return null;
    return {
      workouts: parts.flatMap(({ workouts }) => workouts),
      warnings: parts.flatMap(({ warnings }) => warnings),
      pounds: parts.every(({ pounds }) => pounds),
      sensors: parts.some(({ sensors }) => sensors),
      sets: parts.reduce((sum, { sets }) => sum + sets, 0),
    };
  } catch (cause) {
    if (cause instanceof FitMessageReaderError) return null;
    throw cause;
  }
}

function readPart(part: Uint8Array, line: number): ReadActivity {
  const { messages } = readFitMessages(part);
  const of = (number: number) =>
    messages.filter(({ globalMessageNumber }) => globalMessageNumber === number);
  const sets = of(FIT_MESSAGE.set);
  const active = sets.filter((one) => fitNumber(one, 5) === ACTIVE);
  const pounds = active.length > 0 && active.every((one) => fitNumber(one, 9) === POUND);
  const sensors = of(FIT_MESSAGE.record).length > 0;
  const warnings: Warning[] = [];
  const facts = factsOf(of);
  const nothing = { workouts: [], warnings, pounds, sensors, sets: 0 };
  if (!facts || !isActivity(of)) return nothing;
  const exercises =
    active.length > 0
      ? exercisesOf(sets, titlesOf(of(FIT_MESSAGE.exerciseTitle)), line, warnings)
      : exercisesOfSessions(of(FIT_MESSAGE.session));
  const workout: ReadWorkout = { line, note: '', ...facts, exercises };
  return { ...nothing, workouts: [workout], sets: active.length };
}

type MessagesOf = (number: number) => FitRawMessage[];

const ACTIVITY_FILE = 4;

/** Only activities have times that a person trained. */
function isActivity(of: MessagesOf): boolean {
  const type = fitNumber(of(FIT_MESSAGE.fileId)[0], 0);
  return type === null ? of(FIT_MESSAGE.session).length > 0 : type === ACTIVITY_FILE;
}

/** Title, start and duration; null without any time. */
function factsOf(
  of: MessagesOf,
): Pick<ReadWorkout, 'title' | 'start' | 'offsetMinutes' | 'durationSeconds'> | null {
  const [session] = of(FIT_MESSAGE.session);
  const [activity] = of(FIT_MESSAGE.activity);
  const sets = of(FIT_MESSAGE.set);
  const begun =
    fitNumber(session, 2) ?? fitNumber(sets[0], 6) ?? fitNumber(of(FIT_MESSAGE.fileId)[0], 4);
  if (begun === null) return null;
  const seconds = of(FIT_MESSAGE.session)
    .map((one) => fitNumber(one, 7) ?? fitNumber(one, 8) ?? 0)
    .reduce((sum, part) => sum + part / 1000, 0);
  const last = sets.at(-1);
  const setsEnd = (fitNumber(last, 6) ?? begun) + (fitNumber(last, 0) ?? 0) / 1000;
  const duration = Math.round(seconds > 0 ? seconds : setsEnd - begun);
  const there = fitNumber(activity, 5);
  const utc = fitNumber(activity, FIT_TIME_FIELD);
  // Zones differ from UTC by quarters of an hour.
  const ahead = there === null || utc === null ? 0 : Math.round((there - utc) / 900) * 15;
  const offsetMinutes = Math.abs(ahead) <= 14 * 60 ? ahead : 0;
  const at = fitTimestampToUnixMilliseconds(begun);
  const title = [
    fitText(of(FIT_MESSAGE.workout)[0], 8),
    fitText(session, 110),
    fitText(of(FIT_MESSAGE.sport)[0], 3),
  ].find((text) => text !== '');
  return {
    title: title ?? 'Treino',
    start: wallTime(at + offsetMinutes * 60_000, 'UTC'),
    offsetMinutes,
    durationSeconds: Math.min(ACTIVITY_LIMITS.seconds, Math.max(0, duration)),
  };
}

const titleKey = (category: number | null, number: number | null) => `${category} ${number}`;

/** The names that the file itself gives to its exercises. */
function titlesOf(messages: readonly FitRawMessage[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const one of messages) {
    const key = titleKey(fitNumber(one, 0), fitNumber(one, 1));
    const text = fitText(one, 2);
    if (text !== '' && !titles.has(key)) titles.set(key, text);
  }
  return titles;
}

const UNNAMED = 'Exercício não identificado';

/**
 * The name of a set's exercise. A device writes a list of guesses, likeliest first; the first known
 * one counts.
 */
function nameOf(set: FitRawMessage, titles: ReadonlyMap<string, string>): string {
  const categories = fitNumbers(set, 7);
  const numbers = fitNumbers(set, 8);
  const guesses = categories.map((category, index) => [category, numbers[index] ?? null] as const);
  const known = guesses.find(([one]) => one !== null && one !== FIT_UNKNOWN_CATEGORY);
  const [category, number] = known ?? guesses[0] ?? [null, null];
  if (category === null) return UNNAMED;
  return (
    fitExerciseName(category, number) ??
    titles.get(titleKey(category, number)) ??
    fitCategoryName(category) ??
    UNNAMED
  );
}

/** Loads are in sixteenths of a kilogram; those in pounds return to the quarter that was typed. */
function gramsOf(set: FitRawMessage): number | null {
  const weight = fitNumber(set, 4);
  // Sets without a load have 0 or nothing.
  if (weight === null || weight === 0) return null;
  const grams = (weight * 1000) / 16;
  if (fitNumber(set, 9) !== POUND) return Math.round(grams);
  return Math.round((Math.round((grams / GRAMS_PER_POUND) * 4) / 4) * GRAMS_PER_POUND);
}

function readSet(set: FitRawMessage, line: number, index: number, warnings: Warning[]): ReadSet {
  const load = gramsOf(set);
  const reps = fitNumber(set, 3) || null;
  const seconds = Math.round((fitNumber(set, 0) ?? 0) / 1000);
  const warn = (code: Warning['code'], text: string) =>
    warnings.push({ line, set: index + 1, code, text });
  if (reps !== null && reps > ACTIVITY_LIMITS.reps) warn('reps', String(reps));
  const done: Effort = {
    load: load === null ? null : Math.min(load, ACTIVITY_LIMITS.load),
    reps: reps !== null && reps <= ACTIVITY_LIMITS.reps ? reps : null,
    // The time of a set with repetitions is only how long they took.
    ...(reps === null && seconds > 0
      ? { seconds: Math.min(seconds, ACTIVITY_LIMITS.seconds) }
      : {}),
  };
  const empty = done.load === null && done.reps === null && done.seconds === undefined;
  if (empty && reps === null) warn('no-values', '');
  return { kind: 'normal', done: empty ? null : done };
}

interface Run {
  readonly name: string;
  readonly sets: ReadSet[];
  readonly rests: number[];
}

function middle(rests: readonly number[]): number | null {
  const sorted = rests.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Sets in their order, with the rests between them; exercises that alternate are a superset. */
function exercisesOf(
  sets: readonly FitRawMessage[],
  titles: ReadonlyMap<string, string>,
  line: number,
  warnings: Warning[],
): ReadExercise[] {
  const runs: Run[] = [];
  let count = 0;
  for (const set of sets) {
    if (fitNumber(set, 5) !== ACTIVE) {
      const rest = Math.round((fitNumber(set, 0) ?? 0) / 1000);
      if (rest > 0 && rest <= LONGEST_REST) runs.at(-1)?.rests.push(rest);
      continue;
    }
    const name = nameOf(set, titles);
    const current = runs.at(-1);
    const run = current?.name === name ? current : { name, sets: [], rests: [] };
    if (run !== current) runs.push(run);
    run.sets.push(readSet(set, line, count, warnings));
    count += 1;
  }
  return supersets(runs).map(({ group, parts }) => ({
    name: parts[0]?.name ?? UNNAMED,
    note: '',
    group,
    restSeconds: middle(parts.flatMap(({ rests }) => rests)),
    sets: parts.flatMap(({ sets: own }) => own),
  }));
}

/** Activities without sets: their time and distance, or only the times of strength training. */
function exercisesOfSessions(sessions: readonly FitRawMessage[]): ReadExercise[] {
  return sessions.flatMap((session) => {
    const [sport, subSport] = [fitNumber(session, 5), fitNumber(session, 6)];
    if (isStrength(sport, subSport)) return [];
    const name = exerciseOfSport(sport, subSport) ?? fitText(session, 110);
    const seconds = Math.round((fitNumber(session, 8) ?? fitNumber(session, 7) ?? 0) / 1000);
    const meters = Math.round((fitNumber(session, 9) ?? 0) / 100);
    return activityExercise(name, seconds, meters);
  });
}
