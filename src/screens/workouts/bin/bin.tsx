import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shortDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { useHealthFileCommands } from '../../../data/commands/health/health-file';
import { useWorkoutCommands } from '../../../data/commands/workouts/workouts';
import { useExercises } from '../../../data/exercises/exercises';
import { useHealthFile } from '../../../data/health/health-file';
import { usePreferences } from '../../../data/store/preferences';
import { useServerNow } from '../../../data/store/server-clock';
import { useBin } from '../../../data/workouts/bin';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { ReadFailed } from '../../../parts/device/read-failed';
import { guarded } from '../../../parts/input/guarded';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { BackBar } from '../../../parts/page/back-link';
import { workoutFigures, workoutTitle } from '../../../parts/workouts/workout-line';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Page } from '../../../ui/frame/page';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './bin.module.css';
import { daysLeft, leftWords } from './days-left';

/** Removed workouts, for 30 days (rule R6a). */
export default function Bin() {
  const bin = useBin();
  const exercises = useExercises();
  const { unit } = usePreferences();
  const now = useServerNow();
  const commands = useWorkoutCommands();
  const { hurt } = useHealthFileCommands();
  const file = useHealthFile();
  const [leaving, setLeaving] = useState<WorkoutEntry | null>(null);
  const book = exercises.state === 'ready' ? exercises.value : null;

  const restore = async ({ id, workout }: WorkoutEntry) => {
    if (!(await guarded(commands.restore(id)))) return;
    notify.stored(`${workoutTitle(workout, book)}: de volta ao histórico`);
  };
  const purge = async ({ id }: WorkoutEntry) => {
    setLeaving(null);
    // Pain is a separate record, and no screen shows it without its workout.
    const told = file.state === 'ready' && file.value.pains.some((pain) => pain.id === id);
    if (told && !(await storedOrSaid(hurt(id, null)))) return;
    if (await guarded(commands.purge(id))) notify.plain('Treino apagado de vez');
  };

  return (
    <>
      <BackBar title="Lixeira" href="/app/history" label="Voltar ao histórico" />
      <Page width="app">
        {bin.state === 'failed' ? (
          <ReadFailed />
        ) : bin.state === 'loading' || exercises.state === 'loading' ? (
          <Skeleton height={240} />
        ) : bin.value.length === 0 ? (
          <EmptyState title="A lixeira está vazia" icon={<Trash2 />}>
            <p>Treinos apagados ficam aqui por 30 dias antes de sumir de vez.</p>
          </EmptyState>
        ) : (
          <>
            <p className={styles.lead}>
              Treinos apagados ficam aqui por 30 dias. Depois disso, não dá para trazer de volta.
            </p>
            <ul className={styles.list}>
              {bin.value.map((entry) => (
                <li key={entry.id} className={classNames(layoutClass.spread, styles.item)}>
                  <div>
                    <p className={styles.name}>{workoutTitle(entry.workout, book)}</p>
                    <p className={textClass.small}>
                      {capitalise(shortDay(entry.workout.start.day))} ·{' '}
                      {workoutFigures(entry.workout, book, unit)}
                    </p>
                    <p className={textClass.small}>
                      {leftWords(daysLeft(entry.workout.removedAt ?? now(), now()))}
                    </p>
                  </div>
                  <div className={styles.acts}>
                    <Button
                      variant="quiet"
                      icon={<RotateCcw aria-hidden="true" />}
                      onClick={() => void restore(entry)}
                    >
                      Restaurar
                    </Button>
                    <Button variant="plain" onClick={() => setLeaving(entry)}>
                      Apagar agora
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </Page>
      <ConfirmDialog
        open={leaving !== null}
        title="Apagar este treino de vez?"
        confirmLabel="Apagar agora"
        danger
        onConfirm={() => leaving && void purge(leaving)}
        onCancel={() => setLeaving(null)}
      >
        <p>As séries dele somem de todos os seus aparelhos. Não dá para desfazer.</p>
      </ConfirmDialog>
    </>
  );
}
