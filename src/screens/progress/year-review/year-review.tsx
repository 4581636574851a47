import { CalendarX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { daysOfYear, ofYear } from '#domain/progress/year-review';
import { useExercises } from '../../../data/exercises/exercises';
import { useSummaries } from '../../../data/progress/summaries';
import { useTrainingYears } from '../../../data/progress/training-years';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { ProgressNav } from '../../../parts/progress/progress-nav';
import { ChipRow, FilterChip } from '../../../ui/control/chip';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { YearFigures } from './year-figures';

/** A review of a year of training; the current one until now. */
export default function YearReview() {
  const { year: asked = '' } = useParams<{ year: string }>();
  const year = /^[1-9]\d{3}$/.test(asked) ? Number(asked) : null;
  const years = useTrainingYears();
  const [, navigate] = useLocation();
  if (years.state === 'failed') {
    return (
      <Frame title="Seu ano">
        <ReadFailed />
      </Frame>
    );
  }
  const all = years.state === 'ready' ? years.value : null;
  const known = all !== null && year !== null && all.includes(year);
  return (
    <Frame title={year === null ? 'Seu ano' : `Seu ${year}`}>
      {all !== null && all.length > 0 && (all.length > 1 || !known) && (
        <ChipRow label="Anos com treino">
          {all.map((each) => (
            <FilterChip
              key={each}
              pressed={each === year}
              onChange={() => navigate(`/app/progress/year/${each}`, { replace: true })}
            >
              {each}
            </FilterChip>
          ))}
        </ChipRow>
      )}
      {all === null ? (
        <Skeleton height={480} />
      ) : known ? (
        <Year key={year} year={year} />
      ) : (
        <NoYear year={year} others={all.length > 0} />
      )}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page width="app">
      <PageHeader title={title} />
      <ProgressNav />
      {children}
    </Page>
  );
}

function Year({ year }: { year: number }) {
  const today = useToday();
  const { from } = daysOfYear(year);
  const { known } = usePreferences();
  const summaries = useSummaries(from);
  const exercises = useExercises();
  const later = summaries.state === 'ready' ? summaries.value : null;
  const all = useMemo(() => later && ofYear(later, year), [later, year]);
  if (summaries.state === 'failed' || exercises.state === 'failed') return <ReadFailed />;
  if (!known || all === null || exercises.state === 'loading') return <Skeleton height={480} />;
  const running = Number(today.slice(0, 4)) === year;
  return <YearFigures year={year} running={running} summaries={all} book={exercises.value} />;
}

function NoYear({ year, others }: { year: number | null; others: boolean }) {
  return (
    <EmptyState
      title={year === null ? 'Este ano não existe' : `Nenhum treino em ${year}`}
      icon={<CalendarX />}
      action={
        <LinkButton href="/app/history" variant="quiet">
          Ver o histórico
        </LinkButton>
      }
    >
      <p>
        {others
          ? 'Escolha acima um ano em que houve treino.'
          : 'Depois do primeiro treino, aqui fica tudo o que o ano teve.'}
      </p>
    </EmptyState>
  );
}
