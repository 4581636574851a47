import { useState } from 'react';
import { sessionEffort } from '#words/workouts/session-effort';
import { useWorkoutEndCommands } from '../../../data/commands/workouts/workout-end';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { guarded } from '../../../parts/input/guarded';
import { EffortScale } from '../../../training/effort/effort-scale';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './history-entry.module.css';

/** The effort scale, which stores at once; answering is optional. */
export function EffortChoice({ entry }: { entry: WorkoutEntry }) {
  const { effort } = useWorkoutEndCommands();
  // The tapped value, shown until the stored one arrives.
  const [tapped, setTapped] = useState<number | null>(null);

  async function say(pse: number) {
    setTapped(pse);
    await guarded(effort(entry.id, pse));
    setTapped(null);
  }

  return (
    <EffortScale
      legend="Esforço do treino todo, de 0 a 10"
      value={tapped ?? entry.workout.pse}
      onChange={(pse) => void say(pse)}
    />
  );
}

/** The session effort, added later or corrected. */
export function SessionEffort({ entry }: { entry: WorkoutEntry }) {
  const { effort } = useWorkoutEndCommands();
  const [open, setOpen] = useState(false);
  const { pse } = entry.workout;
  return (
    <Card as="section" labelledBy="effort">
      <SectionTitle id="effort">Esforço do treino</SectionTitle>
      {open ? (
        <>
          <EffortChoice entry={entry} />
          <div className={styles.choices}>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Pronto
            </Button>
            {pse !== null && (
              <Button variant="plain" onClick={() => void guarded(effort(entry.id, null))}>
                Apagar resposta
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className={styles.effortLine}>
          <p>{pse === null ? 'Sem resposta' : sessionEffort(pse)}</p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {pse === null ? 'Responder' : 'Mudar'}
          </Button>
        </div>
      )}
    </Card>
  );
}
