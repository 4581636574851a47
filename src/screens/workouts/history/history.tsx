import { CalendarPlus, Play, Trash2 } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { LoadUnit } from '#domain/load';
import {
  type CalendarFigures,
  figuresBy,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthPlus,
} from '#domain/progress/calendar';
import { criteriaOf, wordsOf } from '#domain/progress/find-workouts';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { longDay } from '#words/format/day';
import { plural } from '#words/format/plural';
import { monthFigures } from '#words/workouts/history';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import { usePrograms } from '../../../data/programs/programs';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { ProgressNav } from '../../../parts/progress/progress-nav';
import { byMonth } from '../../../parts/workouts/month-groups';
import { useStartWorkout } from '../../../parts/workouts/use-start-workout';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Page, Stack } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { filterName } from './filter-names';
import styles from './history.module.css';
import { HistoryCalendar, MONTHS } from './history-calendar';
import { MOST_SHOWN, PAGE, useHistoryView } from './history-view';
import { NothingMatches } from './nothing-matches';
import { SearchBar } from './search-bar';
import { useFound } from './use-found';
import { WorkoutRow } from './workout-row';

const VIEWS = [
  { value: 'list', label: 'Lista' },
  { value: 'calendar', label: 'Calendário' },
] as const;
/** The calendar above the list shows the totals already. */
const NONE: ReadonlyMap<string, CalendarFigures> = new Map();
const FOUND = { zero: 'Nenhum treino', one: '1 treino', other: '# treinos' };

/** All finished workouts: by search, by month, and in a calendar. */
export default function History() {
  const { view, address, change, seek } = useHistoryView();
  const { sought, limit, calendar } = view;
  const today = useToday();
  const month = view.month ?? monthOf(today);
  const { unit, weekStart } = usePreferences();
  const exercises = useExercises();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const listed = usePrograms();
  const programs = listed.state === 'ready' ? listed.value : [];
  const found = useFound(sought, limit, month, book);
  const isSought = criteriaOf(sought).length > 0;
  const inMonth = found.calendar?.filter(({ day }) => monthOf(day) === month) ?? [];

  const days = figuresOf(found.calendar, book, (day) => day, {
    from: firstDayOf(monthPlus(month, 1 - MONTHS)),
    to: lastDayOf(month),
  });
  const months = figuresOf(found.around, book, monthOf, {
    from: firstDayOf(monthOf(found.rows.at(-1)?.day ?? today)),
    to: today,
  });
  const ofMonth = figuresOf(inMonth, book, monthOf, null);
  const row = { book, unit, list: address };
  const waits = found.state === 'loading' || exercises.state === 'loading';
  const oldest = found.rows.at(-1)?.day;

  return (
    <Page width="app">
      <PageHeader
        title="Histórico"
        actions={
          <LinkButton href="/app/history/new" variant="plain">
            <CalendarPlus aria-hidden="true" />
            Registrar
          </LinkButton>
        }
      />
      <ProgressNav />
      {found.state === 'failed' ? (
        <ReadFailed />
      ) : waits && !isSought ? (
        <Skeleton height={420} />
      ) : found.rows.length === 0 && !isSought ? (
        <NothingYet />
      ) : (
        <div
          className={classNames(layoutClass.wideTop, styles.split)}
          data-view={calendar ? 'calendar' : 'list'}
        >
          <div className={layoutClass.wideTop}>
            <SearchBar
              sought={sought}
              book={book}
              programs={programs}
              count={found.count}
              onSeek={seek}
            />
            <div className={styles.views}>
              <SegmentedControl
                legend="Como ver"
                hideLegend
                options={VIEWS}
                value={calendar ? 'calendar' : 'list'}
                onChange={(value) => change({ calendar: value === 'calendar' })}
              />
            </div>
            <div className={classNames(layoutClass.wideTop, styles.results)}>
              <p className={styles.count} role="status" data-none={found.count === 0}>
                {isSought && found.count !== null && plural(found.count, FOUND)}
              </p>
              {waits ? (
                <Skeleton height={320} />
              ) : found.rows.length === 0 && found.finder ? (
                <NothingMatches
                  sought={sought}
                  finder={found.finder}
                  nameOf={(criterion) => filterName(criterion, sought, book, programs)}
                  onSeek={seek}
                />
              ) : (
                <Stack gap="l">
                  <MonthList
                    {...row}
                    summaries={found.rows}
                    figures={months}
                    words={wordsOf(sought.query)}
                    noted={sought.noted}
                  />
                  {found.more && limit < MOST_SHOWN && (
                    <Button variant="quiet" full onClick={() => change({ limit: limit + PAGE })}>
                      Mostrar mais
                    </Button>
                  )}
                  {found.more && limit >= MOST_SHOWN && oldest !== undefined && (
                    <Button
                      variant="quiet"
                      full
                      onClick={() => {
                        change({ sought: { ...sought, to: oldest }, limit: PAGE }, true);
                        window.scrollTo({ top: 0 });
                      }}
                    >
                      Ver os treinos até {longDay(oldest)}
                    </Button>
                  )}
                </Stack>
              )}
            </div>
          </div>
          <div className={classNames(layoutClass.wideTop, styles.aside)}>
            <HistoryCalendar
              month={month}
              today={today}
              weekStart={weekStart}
              days={days}
              figures={ofMonth.get(month) ?? null}
              unit={unit}
              list={address}
              onMonth={(to) => change({ month: to })}
            />
            {calendar && inMonth.length > 0 && (
              <div className={styles.ofMonth}>
                <MonthList {...row} summaries={inMonth} figures={NONE} words={[]} noted={false} />
              </div>
            )}
          </div>
        </div>
      )}
      <div className={styles.bin}>
        <LinkButton href="/app/history/bin" variant="plain">
          <Trash2 aria-hidden="true" />
          Lixeira
        </LinkButton>
      </div>
    </Page>
  );
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Totals of the given workouts by a part of their day. */
function figuresOf(
  summaries: readonly WorkoutSummary[] | null,
  book: ExerciseBook | null,
  part: (day: string) => string,
  span: Span | null,
): ReadonlyMap<string, CalendarFigures> {
  const within = summaries?.filter(
    ({ day }) => span === null || (day >= span.from && day <= span.to),
  );
  return figuresBy(part, within ?? [], (id) => book?.byId(id)?.loadKind ?? null);
}

function NothingYet() {
  const { start, busy } = useStartWorkout();
  return (
    <EmptyState
      title="Nenhum treino ainda"
      action={
        <div className={classNames(layoutClass.wide, styles.ways)}>
          <Button busy={busy} icon={<Play aria-hidden="true" />} onClick={start}>
            Começar treino
          </Button>
          <LinkButton href="/app/history/new" variant="quiet">
            Registrar um que já passou
          </LinkButton>
        </div>
      }
    >
      <p>Cada treino concluído aparece aqui, com todas as séries, mesmo sem internet.</p>
    </EmptyState>
  );
}

interface MonthListProps {
  summaries: readonly WorkoutSummary[];
  /** Totals of each whole month, even if only a part of it is listed. */
  figures: ReadonlyMap<string, CalendarFigures>;
  book: ExerciseBook | null;
  unit: LoadUnit;
  words: readonly string[];
  noted: boolean;
  list: string;
}

/** Rows of the first frame; the others follow one frame later. */
const IN_SIGHT = 12;

/** Workouts by month. */
function MonthList({ summaries, figures, ...row }: MonthListProps) {
  const shown = useDeferredValue(summaries, summaries.slice(0, IN_SIGHT));
  return byMonth(shown, ({ day }) => day).map(({ month, heading, entries }) => {
    const of = figures.get(month);
    return (
      <section key={month} className={layoutClass.close} aria-labelledby={`month-${month}`}>
        <SectionTitle id={`month-${month}`} trailing={of && monthFigures(of, row.unit)}>
          {heading}
        </SectionTitle>
        <ul className={styles.list}>
          {entries.map((summary) => (
            <WorkoutRow key={summary.id} summary={summary} {...row} />
          ))}
        </ul>
      </section>
    );
  });
}
