import { type ReactNode, useState } from 'react';
import { painWords } from '#words/health/pain';
import { moodWords } from '#words/workouts/mood';
import { sessionEffort } from '#words/workouts/session-effort';
import { useHealthFileCommands } from '../../../data/commands/health/health-file';
import { useWorkoutEndCommands } from '../../../data/commands/workouts/workout-end';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { guarded } from '../../../parts/input/guarded';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { EffortScale, MoodScale } from '../../../training/effort/scale';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './history-entry.module.css';
import { PainChoice, usePain } from './session-pain';

interface AnswerProps {
  entry: WorkoutEntry;
}

type Command<Value> = (id: string, value: Value) => Parameters<typeof guarded>[0];

/** An answer that is stored at once; the tapped value is shown until the stored one arrives. */
function useAnswer<Value>(entry: WorkoutEntry, stored: Value | null, store: Command<Value>) {
  const [tapped, setTapped] = useState<Value | null>(null);

  async function answer(value: Value) {
    setTapped(value);
    await guarded(store(entry.id, value));
    setTapped(null);
  }

  return { value: tapped ?? stored, onChange: (value: Value) => void answer(value) };
}

/** The effort scale; answering is optional. */
export function EffortChoice({ entry }: AnswerProps) {
  const { effort } = useWorkoutEndCommands();
  const answer = useAnswer(entry, entry.workout.pse, effort);
  return <EffortScale legend="Esforço do treino todo, de 0 a 10" {...answer} />;
}

/** The mood faces; answering is optional. */
export function MoodChoice({ entry }: AnswerProps) {
  const { mood } = useWorkoutEndCommands();
  const answer = useAnswer(entry, entry.workout.mood ?? null, mood);
  return <MoodScale legend="Como você se sentiu, de muito mal a muito bem" {...answer} />;
}

interface AnswersCardProps {
  id: string;
  title: string;
  /** Null without an answer. */
  said: string | null;
  onForget: () => void;
  children: ReactNode;
}

/** Answers of a past workout as a line that opens to change them. */
function AnswersCard({ id, title, said, onForget, children }: AnswersCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" labelledBy={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {open ? (
        <>
          {children}
          <div className={layoutClass.wrap}>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Pronto
            </Button>
            {said !== null && (
              <Button variant="plain" onClick={onForget}>
                Apagar resposta
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className={styles.effortLine}>
          <p>{said ?? 'Sem resposta'}</p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {said === null ? 'Responder' : 'Mudar'}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The session effort, added later or corrected. */
export function SessionEffort({ entry }: AnswerProps) {
  const { effort } = useWorkoutEndCommands();
  const { pse } = entry.workout;
  return (
    <AnswersCard
      id="effort"
      title="Esforço do treino"
      said={pse === null ? null : sessionEffort(pse)}
      onForget={() => void guarded(effort(entry.id, null))}
    >
      <EffortChoice entry={entry} />
    </AnswersCard>
  );
}

/** Mood and pain, added later or corrected. */
export function SessionFeeling({ entry }: AnswerProps) {
  const { mood: sayMood } = useWorkoutEndCommands();
  const { hurt } = useHealthFileCommands();
  const pain = usePain(entry.id);
  const mood = entry.workout.mood ?? null;
  const said = [mood === null ? null : moodWords(mood), pain && painWords(pain)].filter(
    (words) => words !== null,
  );

  async function forget() {
    if (mood !== null) await guarded(sayMood(entry.id, null));
    if (pain) await storedOrSaid(hurt(entry.id, null));
  }

  return (
    <AnswersCard
      id="feeling"
      title="Como você se sentiu"
      said={said.length === 0 ? null : said.join(' · ')}
      onForget={() => void forget()}
    >
      <MoodChoice entry={entry} />
      <h3 className={textClass.strong}>Sentiu dor?</h3>
      <PainChoice entry={entry} />
    </AnswersCard>
  );
}
