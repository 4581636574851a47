import { useMemo, useState } from 'react';
import type { LoadUnit } from '#domain/load';
import { workoutRecords } from '#domain/progress/records';
import { useCoaches } from '../../../data/coaching/coaches';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useBestsBefore } from '../../../data/progress/bests';
import { usePreferences } from '../../../data/store/preferences';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { PictureSheet } from '../../../parts/progress/picture-sheet';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { useDevicePreference } from '../../../preferences/use-preferences';
import { SwitchRow } from '../../../ui/control/switch-row';
import { type PictureChoices, pictureOf, recordFigure } from './share-picture';

interface ShareSheetProps {
  entry: WorkoutEntry;
  book: ExerciseBook;
  unit: LoadUnit;
  onClose: () => void;
}

/** A picture of the workout, created on this device, with the content that the person chooses. */
export default function ShareSheet({ entry, book, unit, onClose }: ShareSheetProps) {
  const { workout } = entry;
  const { oneRepMax } = usePreferences();
  const ids = workout.exercises.flatMap(({ exercise }) => exercise ?? []);
  const before = useBestsBefore(entry.id, workout.start.at, ids);
  const [choices, setChoices] = useState<PictureChoices>({
    loads: true,
    exercises: true,
    muscles: true,
    figure: true,
    coach: null,
  });
  const [figures] = useDevicePreference('figures');
  const { coaches } = useCoaches();
  const coach =
    coaches.state === 'ready'
      ? (coaches.value.find(({ endedAt }) => endedAt === null)?.coach.name ?? null)
      : null;
  const bests = before.state === 'ready' ? before.value : null;
  const records = useMemo(() => {
    const kindOf = (exercise: string) => book.byId(exercise)?.loadKind ?? null;
    return bests ? workoutRecords(workout, bests, kindOf, oneRepMax) : [];
  }, [workout, book, bests, oneRepMax]);
  const picture = useMemo(() => {
    const title = workoutTitle(workout, book);
    const shown = { ...choices, figure: choices.figure && figures };
    return pictureOf({ workout, title, book, records, unit }, shown);
  }, [workout, book, records, unit, choices, figures]);
  return (
    <PictureSheet
      title="Compartilhar treino"
      picture={picture}
      ready={before.state !== 'loading'}
      name="anilha-treino"
      onClose={onClose}
    >
      <SwitchRow
        label="Cargas e volume"
        checked={choices.loads}
        onChange={(loads) => setChoices((now) => ({ ...now, loads }))}
      />
      <SwitchRow
        label="Lista de exercícios"
        checked={choices.exercises}
        onChange={(exercises) => setChoices((now) => ({ ...now, exercises }))}
      />
      <SwitchRow
        label="Mapa muscular"
        checked={choices.muscles}
        onChange={(muscles) => setChoices((now) => ({ ...now, muscles }))}
      />
      {figures && recordFigure({ records, book }) && (
        <SwitchRow
          label="Figura do recorde"
          checked={choices.figure}
          onChange={(figure) => setChoices((now) => ({ ...now, figure }))}
        />
      )}
      {coach !== null && (
        <SwitchRow
          label={`Nome de ${coach}`}
          checked={choices.coach !== null}
          onChange={(on) => setChoices((now) => ({ ...now, coach: on ? coach : null }))}
        />
      )}
    </PictureSheet>
  );
}
