import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise, programWrites } from '#domain/programs/draft';
import type { Prescription, SetBlock } from '#domain/programs/prescription';
import { projectProgram } from '#domain/programs/project';
import type { ProgramDay } from '#domain/programs/shape';
import { createNotebook, type Notebook } from './notebook';
import { type Movement, OWN_EXERCISE, type Programme, type SeedSession } from './programme';

/** A programme as a ficha, with the id of each session. */
export interface Ficha {
  readonly notebook: Notebook;
  dayOf(session: SeedSession): ProgramDay | null;
}

function setsOf({ sets, range, timed, warmups }: Movement): Prescription {
  const [low, high] = range;
  const asked: [number, number] = [low, high];
  const block: SetBlock = {
    count: sets,
    kind: 'normal',
    load: null,
    reps: timed ? null : asked,
    ...(timed && { seconds: asked }),
  };
  if (warmups === 0) return [block];
  return [{ count: warmups, kind: 'warmup', reps: [5, 10], load: null, rest: 60 }, block];
}

/**
 * The ficha of a programme: each session once, in order, with double progression. `ownExercise` is
 * the id of the person's own exercise.
 * @param now time of writing, epoch ms
 */
export function fichaOf(programme: Programme, ownExercise: string, now: number): Ficha {
  const sessions = programme.sessions.filter(
    ({ title }, index, all) => all.findIndex((other) => other.title === title) === index,
  );
  let made = 0;
  const newKey = () => {
    made += 1;
    return `f${made.toString(36)}`;
  };
  const draft = {
    ...EMPTY_PROGRAM,
    title: programme.title,
    goal: programme.goal,
    days: sessions.map(({ title, movements }) => ({
      ...EMPTY_DAY,
      title,
      exercises: movements.map((movement) => ({
        ...plainExercise(movement.exercise === OWN_EXERCISE ? ownExercise : movement.exercise),
        sets: setsOf(movement),
        restSeconds: movement.restSeconds,
        rule: { type: 'double' as const },
      })),
    })),
  };
  const notebook = createNotebook();
  notebook.write(now, (_, author) => programWrites(draft, newKey, author));
  const { days } = projectProgram(notebook.registers);
  return { notebook, dayOf: ({ title }) => days.find((day) => day.title === title) ?? null };
}
