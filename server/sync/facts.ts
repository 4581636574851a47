import { messageKind } from '#domain/coaching/message';
import { programVersionKind } from '#domain/coaching/program-version';
import type { RecordKind, Registers } from '#domain/record/registers';
import { listedAt, workoutKind } from '#domain/workout/kind';
import { glanceAtWorkout } from '#domain/workout/project';

/** What stands in columns beside a record's registers, because the server looks for it. */
export interface Facts {
  /** Sort key of its list (epoch ms), null when it stands in none. */
  readonly at: number | null;
  /** When it was removed (epoch ms), null while it is shown. */
  readonly removedAt: number | null;
  /** What the server itself reads of it, as JSON; null of a kind that it only passes on. */
  readonly data: string | null;
}

/** Kinds that somebody is told of in words of the record. */
const READ_WHOLE: ReadonlySet<string> = new Set([messageKind.name, programVersionKind.name]);

/** The facts of a record as its registers are. */
export function factsOf(kind: RecordKind<unknown>, registers: Registers): Facts {
  if (kind.name === workoutKind.name) {
    const glance = glanceAtWorkout(registers);
    const { removedAt, ...read } = glance;
    return { at: listedAt(glance), removedAt, data: JSON.stringify(read) };
  }
  const shape = kind.project(registers);
  const data = READ_WHOLE.has(kind.name) ? JSON.stringify(shape) : null;
  return { at: kind.at(shape), removedAt: kind.removedAt(shape), data };
}
