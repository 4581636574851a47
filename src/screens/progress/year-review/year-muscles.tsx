import { useMemo } from 'react';
import { partSets } from '#domain/progress/muscle-weeks';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { muscleGroupLabel } from '#words/exercises/muscles';
import { capitalise, formatList } from '#words/format/list';
import { formatSets } from '#words/progress/muscle-weeks';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { regionLevels } from '../../../training/progress/muscle-map-regions';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import { type MapLevel, MuscleMap } from '../../../ui/muscle-map/muscle-map';

const NAMED = 3;

/** Each level is a quarter of the most trained muscle's sets. */
function levelOf(sets: number, most: number): MapLevel {
  const quarter = sets / most;
  if (quarter > 0.75) return 4;
  if (quarter > 0.5) return 3;
  return quarter > 0.25 ? 2 : 1;
}

/** Highest first, like the input. */
function leveled<Part>(sums: ReadonlyMap<Part, number>) {
  const [most = 1] = sums.values();
  return [...sums].map(([part, sets]) => ({ part, sets, level: levelOf(sets, most) }));
}

/** The body by the sets of the whole year, relative to the most trained muscle. */
export function YearMuscles(props: { summaries: readonly WorkoutSummary[]; book: ExerciseBook }) {
  const { summaries, book } = props;
  const worked = useMemo(() => {
    const { groups, muscles } = partSets(summaries, book.byId);
    return { groups: leveled(groups), muscles: leveled(muscles) };
  }, [summaries, book]);
  if (worked.groups.length === 0) return null;
  const names = worked.groups.slice(0, NAMED).map(({ part }) => muscleGroupLabel(part));
  return (
    <Card as="section" padding="l" labelledBy="year-muscles">
      <SectionTitle id="year-muscles">O que o ano trabalhou</SectionTitle>
      <p>{`Mais séries: ${formatList(names)}.`}</p>
      <MuscleMap
        summary={`Corpo de frente e de costas. Mais séries: ${formatList(names)}.`}
        levels={regionLevels(worked.muscles.map(({ part, level }) => [part, level]))}
        rows={worked.groups.map(({ part, sets, level }) => ({
          key: part,
          name: capitalise(muscleGroupLabel(part)),
          value: formatSets(sets),
          level,
        }))}
        heads={['Grupo', 'Séries']}
        note="Cada série conta inteira para os músculos principais do exercício e metade para os que ajudam. Aquecimento não conta."
      />
    </Card>
  );
}
