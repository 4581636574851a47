import { type FormEvent, useState } from 'react';
import type { WorkoutTimes } from '#domain/workouts/past';
import { timeOfDay } from '#words/format/day';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { useToday } from '../../../parts/input/use-today';
import { useUsableTimes, type When, WhenFields } from '../../../parts/workouts/workout-when';
import { Button } from '../../../ui/control/button';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './history-entry.module.css';

interface TimesSheetProps {
  entry: WorkoutEntry;
  onSave: (times: WorkoutTimes) => void;
  onClose: () => void;
}

const MS_PER_MINUTE = 60_000;

/** Corrects the times of the workout; its sets move with it. */
export function TimesSheet({ entry, onSave, onClose }: TimesSheetProps) {
  const { start, endedAt } = entry.workout;
  const today = useToday();
  const [when, setWhen] = useState<When>(() => ({
    day: start.day,
    time: timeOfDay(start.at, start.zone),
    minutes: Math.max(1, Math.round(((endedAt ?? start.at) - start.at) / MS_PER_MINUTE)),
  }));
  const times = useUsableTimes(when, start.zone);

  function save(event: FormEvent) {
    event.preventDefault();
    if (times) onSave(times);
  }

  return (
    <Sheet open title="Data e hora" size="s" onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <WhenFields
          when={when}
          zone={start.zone}
          today={today < start.day ? start.day : today}
          except={entry.id}
          onChange={setWhen}
        />
        <Button type="submit" size="l" full disabled={times === null}>
          Salvar
        </Button>
      </form>
    </Sheet>
  );
}
