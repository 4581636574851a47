import { NotebookPen, Share2 } from 'lucide-react';
import { isUnsaved, useSyncPart } from '../../../data/store/sync-status';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './history-entry.module.css';
import { EffortChoice, MoodChoice } from './session-answers';
import { PainChoice } from './session-pain';
import { useEarlierEnd } from './use-earlier-end';

interface JustFinishedProps {
  entry: WorkoutEntry;
  onNote: () => void;
  /** Null while the picture's content is unknown. */
  onShare: (() => void) | null;
}

/** Optional entries after a finished workout. */
export function JustFinished({ entry, onNote, onShare }: JustFinishedProps) {
  const earlier = useEarlierEnd(entry);
  // The banner explains what to do while the device has not stored it (rule C8b).
  const unsaved = useSyncPart(isUnsaved);
  return (
    <Card as="section" tone="accent" padding="l" labelledBy="finished">
      <h2 id="finished">{unsaved ? 'Treino concluído' : 'Treino salvo'}</h2>
      {earlier && (
        <div className={styles.earlier}>
          <p>A última série foi bem antes do fim.</p>
          <Button variant="quiet" onClick={() => void earlier.correct()}>
            Terminou às {earlier.time}, na última série
          </Button>
        </div>
      )}
      <div className={styles.question}>
        <h3>Como foi o esforço do treino todo?</h3>
        <p className={textClass.mini}>Responda se quiser. Dá para mudar depois.</p>
      </div>
      <EffortChoice entry={entry} />
      <h3>Como você se sentiu?</h3>
      <MoodChoice entry={entry} />
      <h3>Sentiu dor?</h3>
      <PainChoice entry={entry} />
      <div className={layoutClass.wrap}>
        {onShare && (
          <Button icon={<Share2 aria-hidden="true" />} onClick={onShare}>
            Compartilhar
          </Button>
        )}
        <Button variant="quiet" icon={<NotebookPen aria-hidden="true" />} onClick={onNote}>
          {entry.workout.note === '' ? 'Anotar' : 'Mudar a nota'}
        </Button>
      </div>
    </Card>
  );
}
