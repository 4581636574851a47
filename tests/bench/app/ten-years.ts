import { projectWorkout } from '#domain/workouts/project';
import type { WireOp } from '#protocol/sync';
import { bodyweight, hold, lift, type Programme } from '../../../server/seed/programme';
import { seedRecordsOf } from '../../../server/seed/records';

/** Three workouts a week for ten years, about twenty sets each. */
const PROGRAMME: Programme = {
  title: 'Dez anos',
  goal: 'hypertrophy',
  weeks: 512,
  startsAt: 18 * 60,
  sessions: [
    {
      title: 'Empurrar',
      day: 0,
      movements: [
        lift('barbell-bench-press', 4, [6, 10], [30, 0.5], { warmups: 1 }),
        lift('incline-dumbbell-bench-press', 3, [8, 12], [12, 0.25]),
        lift('dumbbell-shoulder-press', 3, [8, 12], [10, 0.25]),
        lift('dumbbell-lateral-raise', 3, [12, 15], [5, 0.1]),
        lift('rope-triceps-pushdown', 3, [10, 15], [15, 0.5]),
        hold('plank', 3, [30, 90]),
      ],
    },
    {
      title: 'Puxar',
      day: 2,
      movements: [
        lift('deadlift', 3, [4, 6], [60, 1], { warmups: 2 }),
        lift('lat-pulldown', 4, [8, 12], [35, 0.5]),
        lift('seated-cable-row', 3, [8, 12], [35, 0.5]),
        lift('face-pull', 3, [12, 15], [12, 0.25]),
        lift('dumbbell-curl', 3, [8, 12], [7, 0.1]),
        bodyweight('crunch', 2, [12, 20]),
      ],
    },
    {
      title: 'Pernas',
      day: 4,
      movements: [
        lift('back-squat', 4, [5, 8], [40, 0.5], { warmups: 2 }),
        lift('romanian-deadlift', 3, [8, 10], [40, 0.5]),
        lift('leg-press-45', 3, [10, 12], [100, 2]),
        lift('lying-leg-curl', 3, [10, 15], [20, 0.25]),
        lift('standing-calf-raise', 3, [12, 15], [40, 0.5]),
        lift('leg-extension', 2, [10, 15], [25, 0.5]),
      ],
    },
  ],
  notes: [
    { week: 100, session: 0, text: 'Ombro incomodando no fim' },
    { week: 400, session: 1, exercise: 'deadlift', text: 'Pegada mista' },
  ],
};

/** The opened exercise: trained every week of the ten years. */
export const LIFT = { id: 'incline-dumbbell-bench-press', name: 'Supino inclinado com halteres' };

/** Ten years of one person in the form that their device would have sent. */
export function tenYears(email: string, userId: string, now: number): WireOp[] {
  const person = { name: 'Dez Anos', email, birthDate: '1984-01-01', programme: PROGRAMME };
  return seedRecordsOf(person, userId, now);
}

/** Number of workouts and performed sets in some ops. */
export function sizeOf(ops: readonly WireOp[]): { workouts: number; sets: number } {
  const workouts = ops.flatMap((op) => (op.kind === 'workout' && 'full' in op ? [op.full] : []));
  const sets = workouts.flatMap((registers) =>
    projectWorkout(registers).exercises.flatMap((exercise) => exercise.sets),
  );
  return { workouts: workouts.length, sets: sets.filter(({ done }) => done).length };
}
