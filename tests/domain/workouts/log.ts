import type { Author, Registers, Writes } from '#domain/record/registers';
import { beginWorkout, type ExerciseDraft } from '#domain/workouts/begin';
import { projectWorkout } from '#domain/workouts/project';
import type { Workout, WorkoutSet } from '#domain/workouts/shape';
import { nextStamp } from '#protocol/clock';
import { mergeRegisters, stamped } from '#protocol/merge';

export const START = { at: 1000, zone: 'America/Sao_Paulo', day: '2026-03-02' };

/** One device with one workout that commands write to. */
export class Log {
  registers: Registers = {};
  now = 1000;

  constructor(readonly device = 'a') {}

  write(make: (workout: Workout, registers: Registers, author: Author) => Writes): Writes {
    this.now += 1000;
    const author = { device: this.device, now: this.now };
    const writes = make(this.workout, this.registers, author);
    const seen = Object.values(this.registers).map(([, stamp]) => stamp);
    this.take(stamped(writes, nextStamp(this.now, this.device, seen)));
    return writes;
  }

  take(registers: Registers): void {
    this.registers = mergeRegisters(this.registers, registers).registers;
  }

  get workout(): Workout {
    return projectWorkout(this.registers);
  }

  set(key: string): WorkoutSet {
    const found = this.workout.exercises.flatMap(({ sets }) => sets).find((set) => set.key === key);
    if (!found) throw new Error(`The set ${key} is not shown`);
    return found;
  }
}

export const draft = (key: string, sets: readonly string[]): ExerciseDraft => ({
  key,
  exercise: `exercicio-${key}`,
  sets: sets.map((set) => ({ key: set, kind: 'normal', plan: { load: 40_000, reps: 10 } })),
});

/** A running workout: `x` with the sets p, q, r and `y` with t. */
export function running(device = 'a'): Log {
  const log = new Log(device);
  log.write(() => beginWorkout('Peito', START, [draft('x', ['p', 'q', 'r']), draft('y', ['t'])]));
  return log;
}

/** A second device with the first one's knowledge. */
export function beside(log: Log, device: string): Log {
  const other = new Log(device);
  other.now = log.now;
  other.take(log.registers);
  return other;
}
