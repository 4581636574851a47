import { Dumbbell } from 'lucide-react';
import { exercisesCount } from '#words/format/plural';
import { dayName, programTitle, weekdaysWords } from '#words/programs/program';
import type { ActiveDay } from '../../data/programs/active-program';
import { List, ListRow } from '../../ui/display/list-row';
import { Sheet } from '../../ui/layer/sheet';
import { renderLink } from '../page/render-link';
import { useStartWorkout } from './use-start-workout';

interface OtherDaySheetProps {
  open: boolean;
  active: ActiveDay;
  onClose: () => void;
  onChoose: (dayKey: string) => void;
}

/** Choices of another day of the ficha, a workout without it, and the ficha itself. */
export function OtherDaySheet({ open, active, onClose, onChoose }: OtherDaySheetProps) {
  const { programId, program, next } = active;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Fazer outro dia"
      description={programTitle(program)}
    >
      <List bare label="Dias da ficha">
        {program.days.map((day, index) => {
          const when = program.schedule === 'weekday' ? weekdaysWords(day.weekdays) : '';
          const count = exercisesCount(day.exercises.length);
          return (
            day.key !== next.day && (
              <ListRow
                key={day.key}
                title={dayName(day, index)}
                subtitle={when === '' ? count : `${when} · ${count}`}
                onClick={() => onChoose(day.key)}
              />
            )
          );
        })}
        <FreeRow onStart={onClose} />
        <ListRow
          href={`/app/programs/${programId}`}
          renderLink={renderLink}
          title="Ver a ficha"
          subtitle={programTitle(program)}
        />
      </List>
    </Sheet>
  );
}

function FreeRow({ onStart }: { onStart: () => void }) {
  const { start } = useStartWorkout();
  return (
    <ListRow
      title="Treino livre"
      subtitle="Sem seguir a ficha"
      trailing={<Dumbbell size={20} aria-hidden="true" />}
      onClick={() => {
        onStart();
        start();
      }}
    />
  );
}
