import type { ReactNode } from 'react';
import { setsDone } from '#words/format/plural';
import { RestLine } from '../../../training/rest/rest-line';
import { RestingDock } from '../../../training/rest/resting-dock';
import { Logger } from '../../../training/workouts/logger';
import styles from './demo.module.css';
import { DEMO_EXERCISE } from './demo-workout';
import type { DemoTraining } from './use-demo';

/** The dock of the demonstration with rest, steppers and disc, as in a workout. */
export function DemoDock({ demo }: { demo: DemoTraining }) {
  const { exercise, set, setNumber, done, total } = demo.standing;
  const restLine = (text: ReactNode) => (
    <RestLine
      rest={demo.rest}
      onExtend={demo.extendRest}
      onSkip={demo.skipRest}
      onPause={demo.pauseRest}
      onResume={demo.resumeRest}
    >
      <p className={styles.at}>{text}</p>
    </RestLine>
  );

  if (!set || !exercise) {
    return (
      <RestingDock
        line={restLine(setsDone(done, total))}
        title="Exercício completo"
        actionLabel="Recomeçar a demonstração"
        onAction={demo.restart}
        onAddSet={demo.addSet}
      />
    );
  }
  const count = exercise.sets.length;
  return (
    <Logger
      key={set.key}
      exercise={DEMO_EXERCISE}
      unit="kg"
      effort={demo.effortOf(set)}
      onChange={(effort) => demo.plan(set, effort)}
      setNumber={setNumber}
      setCount={count}
      rest={demo.rest}
      line={restLine(`Série ${setNumber} de ${count}`)}
      pending={false}
      justDone={demo.justDone}
      onComplete={(effort) => demo.complete(set, setNumber, effort)}
    />
  );
}
