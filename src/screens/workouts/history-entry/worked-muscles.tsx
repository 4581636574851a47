import { useMemo } from 'react';
import { setsPerMuscle, workLevel } from '#domain/workouts/muscle-work';
import type { Workout } from '#domain/workouts/shape';
import { muscleLabel } from '#words/exercises/muscles';
import { capitalise, formatList } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { regionLevels } from '../../../training/progress/muscle-map-regions';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import { MuscleMap } from '../../../ui/muscle-map/muscle-map';

const NAMED = 3;

/** The muscles that a finished workout trained, with amounts; absent if none is known. */
export function WorkedMuscles({ workout, book }: { workout: Workout; book: ExerciseBook }) {
  const sets = useMemo(() => setsPerMuscle(workout, book.byId), [workout, book]);
  if (sets.size === 0) return null;

  const worked = [...sets].map(([muscle, count]) => ({
    muscle,
    name: muscleLabel(muscle),
    count,
    level: workLevel(count),
  }));
  const most = formatList(worked.slice(0, NAMED).map(({ name }) => name));
  return (
    <Card as="section" labelledBy="worked">
      <SectionTitle id="worked">O que este treino trabalhou</SectionTitle>
      <MuscleMap
        summary={`Corpo de frente e de costas. Mais séries: ${most}.`}
        levels={regionLevels(worked.map(({ muscle, level }) => [muscle, level]))}
        rows={worked.map(({ muscle, name, count, level }) => ({
          key: muscle,
          name: capitalise(name),
          value: formatNumber(count, 1),
          level,
        }))}
        heads={['Músculo', 'Séries']}
        note="Cada série conta inteira para os músculos principais do exercício e metade para os que ajudam. Aquecimento não conta."
      />
    </Card>
  );
}
