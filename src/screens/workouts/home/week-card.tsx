import type { LocalDay } from '#domain/local-day';
import { plural } from '#words/format/plural';
import { usePreferences } from '../../../data/store/preferences';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { Card } from '../../../ui/display/card';
import { WeekDots } from '../../../ui/display/week-dots';
import { SectionTitle } from '../../../ui/frame/section-title';
import { trainedWeek } from './trained-week';

interface WeekCardProps {
  today: LocalDay;
  entries: readonly WorkoutEntry[];
}

/** The training days of the current week. */
export function WeekCard({ today, entries }: WeekCardProps) {
  const { weekStart } = usePreferences();
  const trained = new Set(entries.map(({ workout }) => workout.start.day));
  const { days, count } = trainedWeek(today, weekStart, trained);
  return (
    <Card as="section" padding="l" labelledBy="week-title">
      <SectionTitle
        id="week-title"
        trailing={plural(count, {
          zero: 'Nenhum treino ainda',
          one: '1 dia de treino',
          other: '# dias de treino',
        })}
      >
        Semana
      </SectionTitle>
      <WeekDots label="Dias desta semana" days={days} />
    </Card>
  );
}
