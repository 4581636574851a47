import * as v from 'valibot';
import { localDay } from '../local-day';
import type { Author, Json, RecordMove, Registers, Writes } from '../record/registers';
import { isJsonObject, valueAt } from '../record/registers';
import { finishSchema, restRegisterSchema, startSchema } from './paths';
import { recordSet } from './perform';
import { projectWorkout } from './project';

/** The start of a workout that these writes create, epoch ms; null if they create none. */
export function beginningIn(writes: Writes): number | null {
  return v.is(startSchema, writes.start) ? writes.start.at : null;
}

/** Registers hold no instant before 1970. */
const moveInstant = (at: number, by: number) => Math.max(0, at + by);

/** The end and the rest written by this device, moved by `by` ms. */
function movedEnds(registers: Registers, { by, isOwn }: RecordMove): Writes {
  const moved: Record<string, Json> = {};
  const { finish, rest } = registers;
  if (finish && isOwn(finish[1][2]) && v.is(finishSchema, finish[0])) {
    moved.finish = { at: moveInstant(finish[0].at, by) };
  }
  if (rest && isOwn(rest[1][2]) && v.is(restRegisterSchema, rest[0])) {
    moved.rest = { ...rest[0], endsAt: moveInstant(rest[0].endsAt, by) };
  }
  return moved;
}

/** Whether this device timed the current version of a set. */
function isTimedHere(registers: Registers, key: string, at: number, { isOwn }: RecordMove) {
  const prefix = `s.${key}.done.`;
  return Object.entries(registers).some(
    ([path, [value]]) =>
      path.startsWith(prefix) &&
      isOwn(path.slice(prefix.length)) &&
      isJsonObject(value) &&
      value.at === at,
  );
}

/**
 * Moves a workout that started under a wrong clock, with the sets, the end and the rest timed by
 * that clock. `{}` if it was removed, or if it got another time since. Sets with an open choice
 * stay, because moving them would decide it.
 */
export function moveBegun(registers: Registers, move: RecordMove, author: Author): Writes {
  const start = valueAt(registers, 'start');
  if (!v.is(startSchema, start) || start.at !== move.at) return {};
  const workout = projectWorkout(registers);
  if (workout.removedAt !== null) return {};
  const at = moveInstant(start.at, move.by);
  const sets = workout.exercises.flatMap((exercise) => exercise.sets);
  const moved = sets.flatMap(({ key, done, alternative }) =>
    done && !alternative && isTimedHere(registers, key, done.at, move)
      ? [recordSet(registers, key, done, moveInstant(done.at, move.by), author)]
      : [],
  );
  return Object.assign(
    { start: { at, zone: start.zone, day: localDay(at, start.zone) } },
    movedEnds(registers, move),
    ...moved,
  );
}
