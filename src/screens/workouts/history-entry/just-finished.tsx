import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import textClass from '../../../ui/text.module.css';
import styles from './history-entry.module.css';
import { EffortChoice, MoodChoice } from './session-answers';
import { PainChoice } from './session-pain';
import { useEarlierEnd } from './use-earlier-end';

/** Optional questions after a finished workout. */
export function JustFinished({ entry }: { entry: WorkoutEntry }) {
  const earlier = useEarlierEnd(entry);
  return (
    <Card as="section" padding="l" labelledBy="how-it-was">
      {earlier && (
        <div className={styles.earlier}>
          <p>A última série foi bem antes do fim.</p>
          <Button variant="quiet" onClick={() => void earlier.correct()}>
            Terminou às {earlier.time}, na última série
          </Button>
        </div>
      )}
      <div className={styles.question}>
        <h2 id="how-it-was">Como foi o esforço do treino todo?</h2>
        <p className={textClass.mini}>Responda se quiser. Dá para mudar depois.</p>
      </div>
      <EffortChoice entry={entry} />
      <h3>Como você se sentiu?</h3>
      <MoodChoice entry={entry} />
      <h3>Sentiu dor?</h3>
      <PainChoice entry={entry} />
    </Card>
  );
}
