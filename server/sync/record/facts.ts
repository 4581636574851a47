import { programVersionKind } from '#domain/coaching/program-version';
import { messageKind } from '#domain/messages/message';
import type { RecordKind, Registers } from '#domain/record/registers';
import { listedAt, workoutKind } from '#domain/workouts/kind';
import { glanceAtWorkout } from '#domain/workouts/project';

/** Columns beside a record's registers, for queries of the server. */
export interface Facts {
  /** Sort key in its list (epoch ms), null if unlisted. */
  readonly at: number | null;
  /** Time of removal (epoch ms); null while it is visible. */
  readonly removedAt: number | null;
  /** The part that the server itself reads, as JSON; null for kinds that it only passes on. */
  readonly data: string | null;
}

/** Kinds that the server reads completely, to decide about notices. */
const READ_WHOLE: ReadonlySet<string> = new Set([messageKind.name, programVersionKind.name]);

/** The facts of a record, computed from its registers. */
export function pushFacts(kind: RecordKind<unknown>, registers: Registers): Facts {
  if (kind.name === workoutKind.name) {
    const glance = glanceAtWorkout(registers);
    const { removedAt, ...read } = glance;
    return { at: listedAt(glance), removedAt, data: JSON.stringify(read) };
  }
  const shape = kind.project(registers);
  const data = READ_WHOLE.has(kind.name) ? JSON.stringify(shape) : null;
  return { at: kind.at(shape), removedAt: kind.removedAt(shape), data };
}
