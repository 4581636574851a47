import type { LoadUnitName, ReadTable } from '../model';
import { type LiftLogSession, readLiftLogSessions } from './liftlog-backup';
import { type Fields, messageFields } from './protobuf';

// Numbers of the fields in LiftLog's backups before 2026, which were protocol buffers.
const SESSIONS = 1;
const SESSION = { name: 2, exercises: 3, date: 4, body: 5 } as const;
const EXERCISE = {
  blueprint: 1,
  sets: 3,
  notes: 4,
  cardio: 13,
  duration: 9,
  distance: 10,
  distanceUnit: 14,
} as const;
const BLUEPRINT = { name: 1, supersetWithNext: 7 } as const;
const SET = { recorded: 1, weight: 2, unit: 3 } as const;
const RECORDED = { reps: 1, time: 2, date: 3, offset: 4 } as const;
const CARDIO = { completed: 2, duration: 3, distance: 4, distanceUnit: 5, weight: 8 } as const;
const MOMENT = { date: 1, time: 2, offset: 3 } as const;

type Exercise = LiftLogSession['recordedExercises'][number];
type Cardio = NonNullable<Exercise['sets']>[number];
type Lifted = NonNullable<Exercise['potentialSets']>[number];

const two = (figure: number) => String(figure).padStart(2, '0');

function dayText(date: Fields): string {
  const [year, month, day] = [1, 2, 3].map((field) => date.integer(field));
  return `${String(year).padStart(4, '0')}-${two(month ?? 0)}-${two(day ?? 0)}`;
}

/** "2024-08-11T12:12:12+10:00", without the offset if it is unknown. */
function momentText(date: Fields, time: Fields, offset: Fields | null): string {
  const [hour, minute, second] = [1, 2, 3].map((field) => time.integer(field));
  const clock = `${two(hour ?? 0)}:${two(minute ?? 0)}:${two(second ?? 0)}`;
  if (!offset) return `${dayText(date)}T${clock}`;
  const minutes = Math.round(offset.integer(1) / 60);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${dayText(date)}T${clock}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

const NANO = 1e-9;

/** A decimal of units and billionths. */
function decimal(value: Fields | null): number {
  return value ? value.integer(1) + value.fixed(2) * NANO : 0;
}

const UNITS: Readonly<Record<number, string>> = { 1: 'kilograms', 2: 'pounds' };

function liftedOf(set: Fields, day: Fields | null): Lifted {
  const recorded = set.message(SET.recorded);
  const date = recorded?.message(RECORDED.date) ?? day;
  const time = recorded?.message(RECORDED.time);
  return {
    set: recorded && {
      completionDateTime:
        date && time ? momentText(date, time, recorded.message(RECORDED.offset)) : null,
      repsCompleted: recorded.integer(RECORDED.reps),
    },
    weight: {
      value: decimal(set.message(SET.weight)),
      unit: UNITS[set.integer(SET.unit)] ?? null,
    },
  };
}

/** "PT90S" of a duration in seconds. */
const durationText = (duration: Fields | null) =>
  duration && `PT${Math.max(0, duration.integer(1))}S`;

function distanceOf(value: Fields | null, unit: Fields | null): Cardio['distance'] {
  return value && { value: decimal(value), unit: unit?.text(1) ?? 'kilometre' };
}

function cardioOf(set: Fields): Cardio {
  const completed = set.message(CARDIO.completed);
  const [date, time] = [completed?.message(MOMENT.date), completed?.message(MOMENT.time)];
  const weight = set.message(CARDIO.weight);
  return {
    completionDateTime:
      date && time ? momentText(date, time, completed?.message(MOMENT.offset) ?? null) : null,
    duration: durationText(set.message(CARDIO.duration)),
    distance: distanceOf(set.message(CARDIO.distance), set.message(CARDIO.distanceUnit)),
    weight: weight && {
      value: decimal(weight.message(1)),
      unit: UNITS[weight.integer(2)] ?? null,
    },
  };
}

function exerciseOf(exercise: Fields, day: Fields | null): Exercise {
  const blueprint = exercise.message(EXERCISE.blueprint);
  const cardio = exercise.messages(EXERCISE.cardio).map(cardioOf);
  const duration = durationText(exercise.message(EXERCISE.duration));
  const distance = distanceOf(
    exercise.message(EXERCISE.distance),
    exercise.message(EXERCISE.distanceUnit),
  );
  // Older versions had a single performance of cardio, in the exercise itself.
  const single = cardio.length === 0 && (duration || distance) ? [{ duration, distance }] : cardio;
  return {
    blueprint: {
      name: blueprint?.text(BLUEPRINT.name) ?? '',
      supersetWithNext: (blueprint?.integer(BLUEPRINT.supersetWithNext) ?? 0) > 0,
    },
    notes: exercise.message(EXERCISE.notes)?.text(1) ?? null,
    potentialSets: exercise.messages(EXERCISE.sets).map((set) => liftedOf(set, day)),
    sets: single,
  };
}

function sessionOf(session: Fields): LiftLogSession {
  const date = session.message(SESSION.date);
  return {
    date: date ? dayText(date) : '',
    blueprint: { name: session.text(SESSION.name) },
    recordedExercises: session.messages(SESSION.exercises).map((one) => exerciseOf(one, date)),
    bodyweight: session.message(SESSION.body) ? true : null,
  };
}

/**
 * Reads a backup of LiftLog before 2026; null if the bytes are none.
 * @param decode decodes UTF-8
 * @param chosen the unit of loads, if the backup names none
 */
export function readLiftLogProtobuf(
  bytes: Uint8Array,
  decode: (text: Uint8Array) => string,
  chosen: LoadUnitName | null,
): ReadTable | null {
  const sessions = messageFields(bytes, decode)?.messages(SESSIONS) ?? [];
  if (sessions.length === 0) return null;
  const read = sessions.map(sessionOf);
  // Other bytes may have the form of protocol buffers by chance.
  return read.some(({ date }) => /^20\d\d-/.test(date)) ? readLiftLogSessions(read, chosen) : null;
}
