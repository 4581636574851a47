import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { hasMachine, machineOf, NEW_MACHINE } from '#domain/gyms/gym';
import type { Gym, Machine } from '#domain/gyms/shape';
import { compareNames } from '#words/format/list';
import { machineWords } from '#words/gyms/gyms';
import { useGymCommands } from '../../../data/commands/gyms';
import { useExercises } from '../../../data/exercises/exercises';
import { guarded } from '../../../parts/input/guarded';
import { MachineSheet } from '../../../training/gyms/machine-sheet';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { notify } from '../../../ui/layer/notify';
import { Skeleton } from '../../../ui/state/skeleton';
import { ChooseMachine } from './choose-machine';
import styles from './gym.module.css';

/** The settings of the gym's machines, by exercise. */
export function MachinesCard({ gym }: { gym: Gym }) {
  const exercises = useExercises();
  const commands = useGymCommands();
  const [open, setOpen] = useState<Exercise | 'choice' | null>(null);
  const book = exercises.state === 'ready' ? exercises.value : null;
  const machines = useMemo(() => book?.all.filter(hasMachine) ?? [], [book]);
  const known = Object.keys(gym.machines)
    .flatMap((id) => book?.byId(id) ?? [])
    .sort((a, b) => compareNames(a.name, b.name));

  async function save(exercise: Exercise, machine: Machine | null) {
    const before = machineOf(gym, exercise.id);
    if (!(await guarded(commands.machine(gym.id, exercise.id, machine)))) return;
    setOpen(null);
    if (machine !== null) return;
    notify.plain(`${exercise.name}: anotações apagadas`, {
      action: {
        label: 'Desfazer',
        onAction: () => void guarded(commands.machine(gym.id, exercise.id, before)),
      },
    });
  }

  return (
    <Card as="section" padding="l" labelledBy="gym-machines">
      <div className={styles.card}>
        <h2 id="gym-machines">Máquinas</h2>
        <p className={styles.lead}>
          Banco, pino e peso de partida, para montar igual da próxima vez. Valem só neste local.
        </p>
        {!book && Object.keys(gym.machines).length > 0 && <Skeleton lines={2} />}
        {known.length > 0 && (
          <List bare label="Máquinas">
            {known.map((exercise) => (
              <ListRow
                key={exercise.id}
                title={exercise.name}
                subtitle={machineWords(machineOf(gym, exercise.id) ?? NEW_MACHINE, gym.unit)}
                onClick={() => setOpen(exercise)}
              />
            ))}
          </List>
        )}
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          disabled={!book}
          onClick={() => setOpen('choice')}
        >
          Anotar máquina
        </Button>
      </div>
      {open === 'choice' && book && (
        <ChooseMachine
          exercises={machines}
          recentIds={book.recentIds}
          onChoose={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'choice' && (
        <MachineSheet
          exercise={open}
          machine={machineOf(gym, open.id)}
          unit={gym.unit}
          onSave={(machine) => void save(open, machine)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
