import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { searchExercises } from '#domain/exercises/exercise-search';
import { hasMachine, machineOf, NEW_MACHINE } from '#domain/gyms/gym';
import type { Gym, Machine } from '#domain/gyms/shape';
import { exerciseSubtitle } from '#words/exercises/exercise';
import { compareNames } from '#words/format/list';
import { machineWords } from '#words/gyms/gyms';
import { useGymCommands } from '../../../data/commands/gyms';
import { useExercises } from '../../../data/exercises/exercises';
import { guarded } from '../../../parts/input/guarded';
import { NothingFound } from '../../../training/exercises/nothing-found';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { MachineSheet } from '../../../training/gyms/machine-sheet';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';

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
      <div className={layoutClass.middle}>
        <h2 id="gym-machines">Máquinas</h2>
        <p className={textClass.hint}>
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

interface ChooseMachineProps {
  /** Exercises on machines. */
  exercises: readonly Exercise[];
  /** Recently trained, last first; they lead the list. */
  recentIds: readonly string[];
  onChoose: (exercise: Exercise) => void;
  onClose: () => void;
}

/** Chooses the exercise of a machine. */
function ChooseMachine({ exercises, recentIds, onChoose, onClose }: ChooseMachineProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const index = useMemo(() => searchIndexOf(exercises), [exercises]);
  const found = useMemo(
    () => searchExercises(index, asked, { recent: recentIds }),
    [index, asked, recentIds],
  );
  return (
    <Sheet
      open
      tall
      title="Anotar máquina"
      onClose={onClose}
      toolbar={<SearchField label="Buscar exercício" value={query} onChange={setQuery} />}
    >
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <List bare label="Exercícios em máquina">
          {found.map((exercise) => (
            <ListRow
              key={exercise.id}
              title={exercise.name}
              subtitle={exerciseSubtitle(exercise)}
              onClick={() => onChoose(exercise)}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
