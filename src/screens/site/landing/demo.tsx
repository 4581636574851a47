import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WorkoutSet } from '#domain/workouts/shape';
import { plural, setsDone } from '#words/format/plural';
import { RestLine } from '../../../training/rest/rest-line';
import { RestingDock } from '../../../training/rest/resting-dock';
import { CorrectSheet } from '../../../training/workouts/correct-sheet';
import { earlierOf } from '../../../training/workouts/current-set';
import { Logger } from '../../../training/workouts/logger';
import { SetTable } from '../../../training/workouts/set-table';
import { SwitchRow } from '../../../ui/control/switch-row';
import { StatusPill } from '../../../ui/display/status-pill';
import { ToastCard } from '../../../ui/layer/toast-card';
import layoutClass from '../../../ui/layout.module.css';
import { extraPart } from '../../../ui/state/lazy-part';
import styles from './demo.module.css';
import { DEMO_EARLIER, DEMO_EXERCISE } from './demo-workout';
import { type DemoTraining, useDemo } from './use-demo';

const DemoFigure = extraPart(() => import('./demo-figure'));

/** Parts of the workout screen to try, with an example in memory. */
export function Demo() {
  const demo = useDemo();
  const figure = useLater();
  const [correcting, setCorrecting] = useState<WorkoutSet | null>(null);
  const { cut, setCut, pill } = useDemoNetwork(demo.done);
  const { exercise, set } = demo.standing;
  return (
    <div className={layoutClass.close}>
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
        <div ref={figure.place} className={styles.figure}>
          {figure.near && <DemoFigure />}
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

/** Whether a place is near the screen, once the page has loaded and the browser has time. */
function useLater() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    let waiting = 0;
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    const watch = () => {
      waiting = window.setTimeout(() => place.current && watcher.observe(place.current));
    };
    if (document.readyState === 'complete') watch();
    else addEventListener('load', watch, { once: true });
    return () => {
      removeEventListener('load', watch);
      clearTimeout(waiting);
      watcher.disconnect();
    };
  }, []);
  return { place, near };
}

/** The dock of the demonstration with rest, steppers and disc, as in a workout. */
function DemoDock({ demo }: { demo: DemoTraining }) {
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

/** Long enough to be visible, short enough not to delay the visitor, ms. */
const SENDING_MS = 900;

interface DemoPill {
  readonly tone: 'done' | 'neutral';
  readonly sign: 'dot' | 'ring' | 'busy';
  readonly text: string;
}

/** The pill's text in the three states of the demonstration. */
function demoPill(cut: boolean, waiting: number): DemoPill {
  if (cut) {
    const kept = plural(waiting, {
      zero: '',
      one: ' · 1 série guardada',
      other: ' · # séries guardadas',
    });
    return { tone: 'neutral', sign: 'ring', text: `Sem conexão${kept}` };
  }
  return waiting > 0
    ? { tone: 'neutral', sign: 'busy', text: 'Enviando' }
    : { tone: 'done', sign: 'dot', text: 'Tudo salvo' };
}

/**
 * The simulated network of the demonstration, which visitors can switch off. Sets done offline are
 * sent when it returns. Nothing real is sent.
 * @param done names of all performed versions of sets
 */
function useDemoNetwork(done: readonly string[]) {
  const [cut, setCut] = useState(false);
  const [sent, setSent] = useState(done);
  const waiting = done.filter((version) => !sent.includes(version));
  const all = done.join(' ');

  useEffect(() => {
    if (cut) return;
    const timer = setTimeout(() => setSent(all.split(' ')), SENDING_MS);
    return () => clearTimeout(timer);
  }, [cut, all]);

  return { cut, setCut, pill: demoPill(cut, waiting.length) };
}
