import { useState } from 'react';
import type { WorkoutSet } from '#domain/workouts/shape';
import { CorrectSheet } from '../../../training/workouts/correct-sheet';
import { earlierOf } from '../../../training/workouts/current-set';
import { SetTable } from '../../../training/workouts/set-table';
import { SwitchRow } from '../../../ui/control/switch-row';
import { StatusPill } from '../../../ui/display/status-pill';
import { ToastCard } from '../../../ui/layer/toast-card';
import styles from './demo.module.css';
import { DemoDock } from './demo-dock';
import { DEMO_EARLIER, DEMO_EXERCISE } from './demo-workout';
import { useDemo } from './use-demo';
import { useDemoNetwork } from './use-demo-network';

/** Parts of the workout screen to try, with an example in memory. */
export function Demo() {
  const demo = useDemo();
  const [correcting, setCorrecting] = useState<WorkoutSet | null>(null);
  const { cut, setCut, pill } = useDemoNetwork(demo.done);
  const { exercise, set } = demo.standing;
  return (
    <div className={styles.demo}>
      <div className={styles.phone}>
        <div className={styles.top}>
          <div className={styles.bar}>
            <p>Treino A</p>
            <div role="status">
              <StatusPill tone={pill.tone} sign={pill.sign}>
                {pill.text}
              </StatusPill>
            </div>
          </div>
          <p className={styles.name}>{DEMO_EXERCISE.name}</p>
        </div>
        <div className={styles.sets}>
          {exercise && (
            <SetTable
              label={DEMO_EXERCISE.name}
              entry={exercise}
              exercise={DEMO_EXERCISE}
              unit="kg"
              current={set?.key ?? null}
              effortOf={demo.effortOf}
              earlierOf={(of) => earlierOf(exercise, of, DEMO_EARLIER)}
              onComplete={(of) =>
                demo.complete(of, exercise.sets.indexOf(of) + 1, demo.effortOf(of))
              }
              onReopen={demo.reopen}
              onChoose={demo.choose}
              onCorrect={setCorrecting}
              onKind={demo.setKind}
              onRemove={demo.remove}
              onKeep={demo.keep}
            />
          )}
        </div>
        <div className={styles.news}>
          {demo.notice ? (
            <div className={styles.notice}>
              <ToastCard
                kind="default"
                text={demo.notice.text}
                {...(demo.notice.undo && {
                  actionLabel: 'Desfazer',
                  onAction: demo.notice.undo,
                })}
              />
            </div>
          ) : (
            <p className={styles.hint}>Toque no disco: é assim que se registra.</p>
          )}
        </div>
        <div className={styles.dock}>
          <DemoDock demo={demo} />
        </div>
      </div>
      <div className={styles.cut}>
        <SwitchRow
          label="Sem internet"
          hint="Corta a rede desta demonstração"
          checked={cut}
          onChange={setCut}
        />
      </div>
      {correcting?.done && (
        <CorrectSheet
          title="Corrigir série"
          exercise={DEMO_EXERCISE}
          unit="kg"
          effort={correcting.done}
          onSave={(effort) => {
            demo.correct(correcting, effort);
            setCorrecting(null);
          }}
          onReopen={() => {
            demo.reopen(correcting);
            setCorrecting(null);
          }}
          onClose={() => setCorrecting(null)}
        />
      )}
    </div>
  );
}
