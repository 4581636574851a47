import type { Turn } from '#domain/workouts/turns';
import { sideMark } from '#words/workouts/sets';
import { effortQuestion } from '#words/workouts/target';
import { fieldsOf } from '../../training/effort/effort-fields';
import { EffortRow } from '../../training/effort/effort-row';
import { guarded } from '../input/guarded';
import type { Training } from './use-training';

/**
 * Asks for the effort of the set that was just logged, if the person or the ficha wants it. Nothing
 * waits for the answer; the next set replaces the question.
 */
export function RateSet({ training }: { training: Training }) {
  const { id, commands, logged } = training;
  const scale = logged && scaleFor(training, logged);
  if (!logged || !scale || !logged.set.done) return null;
  const { key, done } = logged.set;
  const number = `${training.numberOf(logged.exercise, logged.set)}${sideMark(logged.set.side)}`;
  const elsewhere = training.standing.exercise?.key !== logged.exercise.key;
  const name = elsewhere
    ? `${training.knownOf(logged.exercise).name}, série ${number}`
    : `Série ${number}`;

  function rate(rir: number) {
    const { at: _, ...effort } = done ?? { at: 0, load: null, reps: null };
    void guarded(commands.correct(id, key, { ...effort, rir }));
  }

  if (done?.rir != null) return null;
  return <EffortRow label={effortQuestion(name, scale)} scale={scale} rir={null} onChoose={rate} />;
}

/** The scale on which a set is rated; null for no question. */
function scaleFor(training: Training, { exercise, set }: Turn): 'rir' | 'pse' | null {
  // Repetitions in reserve need a count of repetitions.
  const counted = fieldsOf(training.knownOf(exercise).loadKind).includes('reps');
  if (set.kind === 'warmup' || !counted) return null;
  const { effortScale } = training;
  return effortScale === 'none' ? (set.target?.effort?.scale ?? null) : effortScale;
}
