import { useState } from 'react';
import { painWords } from '#words/health/pain';
import { moodWords } from '#words/workouts/mood';
import { useHealthFileCommands } from '../../../data/commands/health/health-file';
import { useWorkoutEndCommands } from '../../../data/commands/workouts/workout-end';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { guarded } from '../../../parts/input/guarded';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './history-entry.module.css';
import { MoodChoice } from './session-mood';
import { PainChoice, usePain } from './session-pain';

/** Mood and pain, added later or corrected. */
export function SessionFeeling({ entry }: { entry: WorkoutEntry }) {
  const { mood: sayMood } = useWorkoutEndCommands();
  const { hurt } = useHealthFileCommands();
  const [open, setOpen] = useState(false);
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
    <Card as="section" labelledBy="feeling">
      <SectionTitle id="feeling">Como você se sentiu</SectionTitle>
      {open ? (
        <>
          <MoodChoice entry={entry} />
          <h3 className={styles.small}>Sentiu dor?</h3>
          <PainChoice entry={entry} />
          <div className={styles.choices}>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Pronto
            </Button>
            {said.length > 0 && (
              <Button variant="plain" onClick={() => void forget()}>
                Apagar resposta
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className={styles.effortLine}>
          <p>{said.length === 0 ? 'Sem resposta' : said.join(' · ')}</p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {said.length === 0 ? 'Responder' : 'Mudar'}
          </Button>
        </div>
      )}
    </Card>
  );
}
