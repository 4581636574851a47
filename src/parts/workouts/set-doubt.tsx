import { useEffect, useState } from 'react';
import { findSet } from '#domain/workouts/perform';
import type { Effort } from '#domain/workouts/shape';
import { doubtReason, doubtTitle } from '#words/workouts/load-doubt';
import { fieldsOf } from '../../training/effort/effort-fields';
import { EffortKeypad } from '../../training/effort/effort-keypad';
import { ConfirmDialog } from '../../ui/layer/confirm-dialog';
import { notify } from '../../ui/layer/notify';
import type { Asking, DoubtedSet, Training } from './use-training';

interface SetDoubtProps {
  training: Pick<Training, 'running' | 'trainee' | 'facts' | 'efforts' | 'log'>;
  doubted: DoubtedSet;
}

/**
 * Asks about a set before it is logged. A load that nobody set opens its keypad. Values far from
 * the past are asked about once. If another device logs or removes the set, the question closes.
 */
export function SetDoubt({ training, doubted }: SetDoubtProps) {
  const { doubt, effort } = doubted;
  const [typing, setTyping] = useState(doubt.why === 'unset');
  const { unit } = training.trainee;
  const found = findSet(training.running.workout, doubted.set);
  const close = training.log.forgetDoubt;
  const isAnswered = !found || found.set.done !== null;
  useEffect(() => {
    if (!isAnswered) return;
    close();
    notify.info('Outro aparelho já registrou ou removeu esta série.');
  }, [isAnswered, close]);
  if (isAnswered) return null;
  const { exercise, set } = found;
  const logged = training.facts.loggedOf(exercise);

  function complete(done: Effort, asking: Asking) {
    close();
    void training.log.complete(exercise, set, done, asking);
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
