import { useState } from 'react';
import { useLocation } from 'wouter';
import { forgottenEnd, isBare } from '#domain/workouts/end';
import { totalsOf } from '#domain/workouts/totals';
import { plural } from '#words/format/plural';
import { endTime } from '#words/workouts/end';
import { useLive } from '../../../live/live-provider';
import { useElapsed } from '../../../live/use-rest-now';
import { guarded } from '../../../parts/input/guarded';
import { LOGGED_TOAST } from '../../../parts/workouts/use-set-taps';
import type { Training } from '../../../parts/workouts/use-training';
import { keepStorage } from '../../../pwa/storage';
import { noteUse } from '../../../telemetry/notes';
import { RecordMark } from '../../../training/workouts/record-mark';
import { WorkoutFigures } from '../../../training/workouts/workout-figures';
import { Button } from '../../../ui/control/button';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import type { OpenWorkoutSheet } from './sheets';
import styles from './workout.module.css';

interface FinishSheetProps {
  training: Omit<Training, 'log'>;
  title: string;
  onOpen: (sheet: OpenWorkoutSheet) => void;
  onEnding: (now: boolean) => void;
  onClose: () => void;
}

/** Three figures about the workout, and the second of the two taps that end it. */
export function FinishSheet({ training, title, onOpen, onEnding, onClose }: FinishSheetProps) {
  const { id, workout, commands, standing } = training.running;
  const { book } = training.facts;
  const { unit } = training.trainee;
  const { settle } = training.efforts;
  const { total } = standing;
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const { now } = useLive();
  const elapsed = useElapsed(workout.start.at);
  const end = forgottenEnd(workout, now());
  const time = end === null ? null : endTime(end, now(), workout.start.zone);
  const duration = end === null ? elapsed : end - workout.start.at;
  const { sets: done, volumeGrams } = totalsOf(
    workout,
    (each) => book?.byId(each)?.loadKind ?? null,
  );
  const left = total - standing.done;
  const records = training.records.count();

  async function finish(at?: number) {
    setBusy(true);
    settle();
    onEnding(true);
    if (!(await guarded(commands.finish(id, at)))) {
      onEnding(false);
      setBusy(false);
      return;
    }
    notify.dismiss(LOGGED_TOAST);
    noteUse({ name: 'workout_finished' });
    // From here on there is data to lose, so the browser is asked to keep it.
    void keepStorage();
    navigate(`/app/history/${id}?done=1`);
  }

  if (isBare(workout)) {
    return (
      <Sheet
        open
        size="s"
        title="Nenhuma série registrada"
        onClose={onClose}
        footer={
          <>
            <Button size="l" full onClick={onClose}>
              Continuar treinando
            </Button>
            <Button variant="plain" full onClick={() => onOpen('discard')}>
              Descartar treino
            </Button>
          </>
        }
      >
        <p>Ainda não há nada para salvar. Registre uma série ou descarte o treino.</p>
      </Sheet>
    );
  }

  return (
    <Sheet
      open
      size="s"
      title="Concluir treino"
      description={title}
      onClose={onClose}
      footer={
        <>
          <Button size="l" full busy={busy} onClick={() => void finish(end ?? undefined)}>
            Concluir e salvar
          </Button>
          <Button variant="plain" full onClick={onClose}>
            Continuar treinando
          </Button>
          {end !== null && (
            <Button variant="plain" full disabled={busy} onClick={() => void finish()}>
              Terminei agora
            </Button>
          )}
        </>
      }
    >
      <div className={layoutClass.wide}>
        {time !== null && (
          <p>
            Termina às <strong>{time}</strong>, com a última série.
          </p>
        )}
        <WorkoutFigures
          done={done}
          total={total}
          volume={volumeGrams}
          duration={duration}
          unit={unit}
        />
        {records > 0 && (
          <p className={styles.records}>
            <RecordMark />
            {plural(records, { zero: '', one: '1 recorde', other: '# recordes' })}
          </p>
        )}
        {left > 0 && (
          <p className={textClass.quiet}>
            {plural(left, {
              zero: '',
              one: '1 série ficou por fazer. Ela continua no treino como não feita.',
              other: '# séries ficaram por fazer. Elas continuam no treino como não feitas.',
            })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
