import type { LoadKind } from '#domain/exercises/exercise';
import { type ExerciseBest, exerciseBests } from '#domain/progress/exercise-bests';
import type { TrendSession } from '#domain/progress/exercise-trend';
import { numericDay } from '#words/format/day';
import { formatVolume } from '#words/format/load';
import { trendValueWords } from '#words/progress/exercise-trend';
import { estimateLabel } from '#words/progress/one-rep-max';
import { formatEffort } from '#words/workouts/effort';
import type { EffectivePreferences } from '../../../data/store/preferences';
import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';

const NAMES: Record<Exclude<ExerciseBest['of'], 'one-rep-max'>, string> = {
  load: 'Maior carga',
  help: 'Menor ajuda da máquina',
  reps: 'Mais repetições',
  volume: 'Maior volume num treino',
  time: 'Maior tempo',
  distance: 'Maior distância',
};

interface BestsProps {
  sessions: readonly TrendSession[];
  kind: LoadKind;
  preferences: Pick<EffectivePreferences, 'unit' | 'oneRepMax'>;
}

/** The best performances, each with its workout. */
export function BestsCard({ sessions, kind, preferences }: BestsProps) {
  const { unit, oneRepMax } = preferences;
  const bests = exerciseBests(sessions, kind, oneRepMax);
  if (bests.length === 0) return null;
  const figureOf = ({ of, effort, value }: ExerciseBest) => {
    if (of === 'one-rep-max') return trendValueWords(of, value, unit);
    return effort ? formatEffort(effort, unit) : formatVolume(value, unit);
  };
  const nameOf = ({ of, effort }: ExerciseBest) => {
    if (of !== 'one-rep-max') return NAMES[of];
    const set = effort ? `, de ${formatEffort(effort, unit)}` : '';
    return `Melhor ${estimateLabel(oneRepMax)}${set}`;
  };
  return (
    <Stack gap="s">
      <SectionTitle>Recordes</SectionTitle>
      <List label="Recordes">
        {bests.map((best) => (
          <ListRow
            key={best.of}
            title={figureOf(best)}
            subtitle={`${nameOf(best)} · ${numericDay(best.day)}`}
            href={`/app/history/${best.workoutId}`}
            renderLink={renderLink}
          />
        ))}
      </List>
    </Stack>
  );
}
