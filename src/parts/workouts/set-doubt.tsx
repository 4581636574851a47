import { useState } from 'react';
import { findSet } from '#domain/workouts/perform';
import type { Effort } from '#domain/workouts/shape';
import { doubtReason, doubtTitle } from '#words/workouts/load-doubt';
import { fieldsOf } from '../../training/effort/effort-fields';
import { EffortKeypad } from '../../training/effort/effort-keypad';
import { ConfirmDialog } from '../../ui/layer/confirm-dialog';
import type { Asking, DoubtedSet, Training } from './use-training';

interface SetDoubtProps {
  training: Pick<Training, 'running' | 'trainee' | 'facts' | 'efforts' | 'log'>;
  doubted: DoubtedSet;
}

/**
 * Asks about a set before it is logged. A load that nobody set opens its keypad. Values far from
 * the past are asked about once.
 */
export default function SetDoubt({ training, doubted }: SetDoubtProps) {
  const { doubt, effort } = doubted;
  const [typing, setTyping] = useState(doubt.why === 'unset');
  const { unit } = training.trainee;
  const found = findSet(training.running.workout, doubted.set);
  if (!found || found.set.done) return null;
  const { exercise, set } = found;
  const logged = training.facts.loggedOf(exercise);
  const close = training.log.forgetDoubt;

  function complete(done: Effort, asking: Asking) {
    close();
    if (found) void training.log.complete(exercise, set, done, asking);
  }

  if (!typing) {
    return (
      <ConfirmDialog
        open
        title={training.trainee.titled(doubtTitle(doubt, effort, unit))}
        confirmLabel="Sim, registrar"
        cancelLabel="Corrigir"
        onConfirm={() => complete(effort, 'none')}
        onCancel={() => setTyping(true)}
      >
        {doubtReason(doubt, logged.loadKind, unit)}
      </ConfirmDialog>
    );
  }
  const ofReps = doubt.why === 'reps' || doubt.why === 'many';
  return (
    <EffortKeypad
      field={ofReps || !fieldsOf(logged.loadKind).includes('load') ? 'reps' : 'load'}
      exercise={logged}
      effort={training.efforts.of(exercise, set)}
      unit={unit}
      primaryLabel="Concluir série"
      onChange={(changed) => training.efforts.change(set.key, changed)}
      onPrimary={(typed) => {
        // A value that is still far is asked about again.
        setTyping(false);
        complete(typed, 'far');
      }}
      onClose={close}
    />
  );
}
