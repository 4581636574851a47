import { Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { LoadKind } from '#domain/exercises/exercise';
import { startWeekday } from '#domain/local-day';
import { partSets } from '#domain/progress/muscle-weeks';
import { greatestGains } from '#domain/progress/year-changes';
import { countRecords, type RecordCounts } from '#domain/progress/year-records';
import { reviewYear, type YearReview } from '#domain/progress/year-review';
import { hourOfDay } from '#domain/wall-time';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { muscleGroupLabel } from '#words/exercises/muscles';
import { dayAndMonth } from '#words/format/day';
import { capitalise, formatList } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import { formatSets } from '#words/progress/muscle-weeks';
import { formatLongTime, formatTonnage } from '#words/progress/progress';
import {
  meanEffort,
  recordLabel,
  recordsSentence,
  times,
  tonnageSentence,
  usualHour,
  usualWeekday,
  weeksInARow,
  yearSentence,
} from '#words/progress/year-review';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useBestsBefore } from '../../../data/progress/bests';
import type { Loaded } from '../../../data/store/loaded';
import { usePreferences } from '../../../data/store/preferences';
import { zoneHere } from '../../../data/store/zone-here';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { renderLink } from '../../../parts/page/render-link';
import { regionLevels } from '../../../training/progress/muscle-map-regions';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import { type MapLevel, MuscleMap } from '../../../ui/muscle-map/muscle-map';
import { lazyPart } from '../../../ui/state/lazy-part';
import { Skeleton } from '../../../ui/state/skeleton';
import { YearExercises } from './year-exercises';
import { YearMonths } from './year-months';
import styles from './year-review.module.css';

const ShareYearSheet = lazyPart(() => import('./share-year-sheet'));

interface YearFiguresProps {
  year: number;
  /** Whether it is the current year, with figures until now. */
  running: boolean;
  /** Workouts of the year, newest first. */
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook;
}

/** All figures of the year. */
export function YearFigures({ year, running, summaries, book }: YearFiguresProps) {
  const { unit } = usePreferences();
  const [sharing, setSharing] = useState(false);
  const { review, gains } = useYear(summaries, book);
  const records = useYearRecords(summaries, book);
  const nameOf = exerciseNamer(book);
  const { workouts, sets, durationMs, volumeGrams } = review;
  const figures = [
    { label: workouts === 1 ? 'treino' : 'treinos', value: formatNumber(workouts) },
    ...(durationMs > 0 ? [{ label: 'de treino', value: formatLongTime(durationMs) }] : []),
    { label: sets === 1 ? 'série' : 'séries', value: formatNumber(sets) },
    ...(volumeGrams > 0 ? [{ label: 'de carga', value: formatTonnage(volumeGrams, unit) }] : []),
  ];
  return (
    <>
      <Card padding="l" plate>
        <p className={styles.sentence}>{yearSentence(review, year, running)}</p>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {volumeGrams > 0 && <p className={styles.sentence}>{tonnageSentence(volumeGrams, unit)}</p>}
        <Button
          variant="quiet"
          className={styles.share}
          icon={<Share2 aria-hidden="true" />}
          onClick={() => setSharing(true)}
        >
          Compartilhar o ano
        </Button>
      </Card>
      <div className={classNames(layoutClass.split, styles.columns)}>
        <div className={layoutClass.wide}>
          <YearMonths year={year} running={running} review={review} unit={unit} />
          <YearHabits review={review} />
          <YearRecords records={records} />
        </div>
        <div className={layoutClass.wide}>
          <YearExercises review={review} gains={gains} nameOf={nameOf} unit={unit} />
          <YearMuscles summaries={summaries} book={book} />
        </div>
      </div>
      {sharing && (
        <ShareYearSheet
          sources={{
            year,
            running,
            review,
            records: records.state === 'ready' ? records.value : null,
            gains,
            nameOf,
            unit,
          }}
          ready={records.state !== 'loading'}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

/** The usual training times, and the first and last workout. */
function YearHabits({ review }: { review: YearReview }) {
  const { longest, weekday, hour, pse, first, last } = review;
  const facts: [string, string][] = [];
  if (longest) facts.push(['Mais semanas seguidas com treino', weeksInARow(longest)]);
  if (weekday) facts.push(['Dia da semana de mais treinos', usualWeekday(weekday)]);
  if (hour) facts.push(['Hora em que mais começou', usualHour(hour)]);
  if (pse) facts.push(['Esforço médio das sessões (PSE)', meanEffort(pse)]);
  const ends = [
    { name: 'Primeiro treino', workout: first },
    { name: 'Último treino', workout: last === first ? null : last },
  ];
  return (
    <Card as="section" padding="l" labelledBy="habits">
      <SectionTitle id="habits">Quando você treinou</SectionTitle>
      <FactList facts={facts} />
      <List bare label="Primeiro e último treino">
        {ends.map(
          ({ name, workout }) =>
            workout && (
              <ListRow
                key={name}
                title={name}
                subtitle={workout.title === '' ? undefined : workout.title}
                trailing={dayAndMonth(workout.day)}
                href={`/app/history/${workout.id}`}
                renderLink={renderLink}
              />
            ),
        )}
      </List>
    </Card>
  );
}

const KINDS = ['load', 'help', 'one-rep-max', 'reps', 'volume', 'time', 'distance'] as const;

/** Number of sets that were personal records when they were done, by kind of record. */
function YearRecords({ records }: { records: Loaded<RecordCounts> }) {
  const { oneRepMax } = usePreferences();
  if (records.state === 'failed') return null;
  if (records.state === 'loading') return <Skeleton height={200} />;
  const { sets, byKind } = records.value;
  return (
    <Card as="section" padding="l" labelledBy="records">
      <SectionTitle id="records">Recordes</SectionTitle>
      <p className={styles.sentence}>{recordsSentence(sets)}</p>
      {sets > 0 && (
        <FactList
          facts={KINDS.flatMap((kind) => {
            const count = byKind.get(kind) ?? 0;
            if (count === 0) return [];
            return [[recordLabel(kind, oneRepMax), times(count)] as const];
          })}
        />
      )}
    </Card>
  );
}

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
function YearMuscles(props: { summaries: readonly WorkoutSummary[]; book: ExerciseBook }) {
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

function kindsIn(book: ExerciseBook): (exercise: string) => LoadKind | null {
  return (exercise) => book.byId(exercise)?.loadKind ?? null;
}

/** The figures of a year, computed only from its workouts. */
function useYear(summaries: readonly WorkoutSummary[], book: ExerciseBook) {
  const { weekStart, oneRepMax } = usePreferences();
  return useMemo(() => {
    const timeZone = zoneHere();
    const loadKindOf = kindsIn(book);
    return {
      review: reviewYear(summaries, {
        firstWeekday: startWeekday(weekStart),
        hourOf: (instant) => hourOfDay(instant, timeZone),
        loadKindOf,
      }),
      gains: greatestGains(summaries, loadKindOf, oneRepMax),
    };
  }, [summaries, book, weekStart, oneRepMax]);
}

/** The year's personal records. They need all earlier workouts and arrive a little later. */
function useYearRecords(
  summaries: readonly WorkoutSummary[],
  book: ExerciseBook,
): Loaded<RecordCounts> {
  const { oneRepMax } = usePreferences();
  const first = summaries.at(-1) ?? null;
  const trained = useMemo(
    () => [
      ...new Set(summaries.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))),
    ],
    [summaries],
  );
  const before = useBestsBefore(first?.id ?? null, first?.startedAt ?? 0, trained);
  const bests = before.state === 'ready' ? before.value : null;
  const records = useMemo(
    () => bests && countRecords(summaries, bests, kindsIn(book), oneRepMax),
    [summaries, bests, book, oneRepMax],
  );
  if (records) return { state: 'ready', value: records };
  return before.state === 'failed' ? before : { state: 'loading' };
}
