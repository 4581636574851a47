import type { LoadKind } from '#domain/exercise';
import type { LoadUnit } from '#domain/load';
import { type ExerciseBest, exerciseBests } from '#domain/workout/exercise-bests';
import { numericDay } from '#words/day';
import { formatEffort } from '#words/effort';
import { formatVolume } from '#words/load';
import type { ExerciseSession } from '../../data/exercise-sessions';
import { List, ListRow } from '../../ui/list-row';
import { Stack } from '../../ui/page';
import { SectionTitle } from '../../ui/section-title';
import { renderLink } from '../render-link';

const NAMES: Record<ExerciseBest['of'], string> = {
  load: 'Maior carga',
  help: 'Menor ajuda da máquina',
  reps: 'Mais repetições',
  volume: 'Maior volume num treino',
  time: 'Maior tempo',
  distance: 'Maior distância',
};

interface BestsProps {
  sessions: readonly ExerciseSession[];
  kind: LoadKind;
  unit: LoadUnit;
}

/** What was done best, each with the workout it is from. */
export function Bests({ sessions, kind, unit }: BestsProps) {
  const bests = exerciseBests(sessions, kind);
  if (bests.length === 0) return null;
  return (
    <Stack gap="s">
      <SectionTitle>Recordes</SectionTitle>
      <List label="Recordes">
        {bests.map(({ of, effort, value, day, workoutId }) => (
          <ListRow
            key={of}
            title={effort ? formatEffort(effort, unit) : formatVolume(value, unit)}
            subtitle={`${NAMES[of]} · ${numericDay(day)}`}
            href={`/app/history/${workoutId}`}
            renderLink={renderLink}
          />
        ))}
      </List>
    </Stack>
  );
}
