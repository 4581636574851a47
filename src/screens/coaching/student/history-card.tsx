import { useState } from 'react';
import type { Reach } from '#domain/coaching/copy-reach';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { summaryTotals } from '#domain/workouts/totals';
import { recentDay } from '#words/format/day';
import { formatDuration } from '#words/format/duration';
import { capitalise } from '#words/format/list';
import { formatVolume } from '#words/format/load';
import { setsCount, workoutsCount } from '#words/format/plural';
import type { StudentLink } from '../../../data/coaching/students';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { ReachMore } from '../../../parts/coaching/reach-more';
import { useToday } from '../../../parts/input/use-today';
import { renderLink } from '../../../parts/page/render-link';
import { summaryTitle } from '../../../parts/workouts/workout-line';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';

interface HistoryCardProps {
  link: StudentLink;
  /** Newest first. */
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook | null;
  /** How far back the summaries reach. */
  range: Reach;
  /** Whether more summaries are loading. */
  coming: boolean;
}

const PAGE = 8;

const REACHED: Readonly<Record<Reach, { name: string; counted: string }>> = {
  '12w': { name: 'Treinos das últimas 12 semanas', counted: 'em 12 semanas' },
  '1y': { name: 'Treinos dos últimos 12 meses', counted: 'em 12 meses' },
  all: { name: 'Todos os treinos', counted: 'ao todo' },
};

/** Every workout in the copy on this device, with a button for earlier ones. */
export function HistoryCard({ link, summaries, book, range, coming }: HistoryCardProps) {
  const today = useToday();
  const { unit } = usePreferences();
  const [limit, setLimit] = useState(PAGE);
  if (summaries.length === 0 && range === 'all' && !coming) return null;
  const counted = coming ? 'até agora' : REACHED[range].counted;
  const kindOf = (exercise: string) => book?.byId(exercise)?.loadKind ?? null;
  return (
    <section aria-labelledby="past">
      <Stack gap="s">
        <SectionTitle
          id="past"
          trailing={summaries.length > 0 && `${workoutsCount(summaries.length)} ${counted}`}
        >
          Histórico
        </SectionTitle>
        {summaries.length === 0 && !coming && <p>Nenhum treino {counted}.</p>}
        <List label={REACHED[range].name}>
          {summaries.slice(0, limit).map((summary) => {
            const { sets, volumeGrams, durationMs } = summaryTotals(summary, kindOf);
            const figures = [
              setsCount(sets),
              volumeGrams > 0 ? formatVolume(volumeGrams, unit) : '',
              formatDuration(durationMs),
            ];
            return (
              <ListRow
                key={summary.id}
                title={summaryTitle(summary, book)}
                subtitle={figures.filter((part) => part !== '').join(' · ')}
                trailing={capitalise(recentDay(summary.day, today))}
                href={`/app/students/${link.student.id}/workouts/${summary.id}`}
                renderLink={renderLink}
              />
            );
          })}
        </List>
        {summaries.length > limit && (
          <Button variant="quiet" full onClick={() => setLimit(limit + PAGE)}>
            Mostrar mais treinos
          </Button>
        )}
        <ReachMore />
      </Stack>
    </section>
  );
}
