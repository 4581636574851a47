import { type FormEvent, useState } from 'react';
import type { LoadUnit } from '#domain/load';
import { differenceOf } from '#domain/workouts/compare';
import type { WorkoutTimes } from '#domain/workouts/past';
import { totalsOf } from '#domain/workouts/totals';
import { shortDay, timeOfDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { differenceWords } from '#words/workouts/compare';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreviousWorkout } from '../../../data/workouts/previous-workout';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { useToday } from '../../../parts/input/use-today';
import { renderLink } from '../../../parts/page/render-link';
import { workoutFigures } from '../../../parts/workouts/workout-line';
import { useUsableTimes, type When, WhenFields } from '../../../parts/workouts/workout-when';
import { SubmitButton } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';

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
      <form className={layoutClass.wide} onSubmit={save}>
        <WhenFields
          when={when}
          zone={start.zone}
          today={today < start.day ? start.day : today}
          except={entry.id}
          onChange={setWhen}
        />
        <SubmitButton disabled={times === null}>Salvar</SubmitButton>
      </form>
    </Sheet>
  );
}

interface TimeBeforeProps {
  entry: WorkoutEntry;
  book: ExerciseBook;
  unit: LoadUnit;
}

/** Compares this workout with the previous one of the same kind; absent for the first. */
export function TimeBefore({ entry, book, unit }: TimeBeforeProps) {
  const previous = usePreviousWorkout(entry.id);
  if (previous.state !== 'ready' || !previous.value) return null;
  const { id, workout } = previous.value;
  const kindOf = (exercise: string) => book.byId(exercise)?.loadKind ?? null;
  const words = differenceWords(
    differenceOf(totalsOf(entry.workout, kindOf), totalsOf(workout, kindOf)),
    unit,
  );
  return (
    <Card as="section" labelledBy="before">
      <SectionTitle id="before">Comparado com a última vez</SectionTitle>
      <p>{words.length === 0 ? 'Igual em séries, volume e tempo.' : words.join(' · ')}</p>
      <List bare label="A última vez">
        <ListRow
          title={capitalise(shortDay(workout.start.day))}
          subtitle={workoutFigures(workout, book, unit)}
          href={`/app/history/${id}`}
          renderLink={renderLink}
        />
      </List>
    </Card>
  );
}
