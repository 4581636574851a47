import { useMemo } from 'react';
import type { Weekday } from '#domain/local-day';
import { placeInRange, type SetsRange } from '#domain/progress/muscle-range';
import { type BodyPart, exercisesOfPart, setsOf, weeksOfSets } from '#domain/progress/muscle-weeks';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { dayAndMonth } from '#words/format/day';
import {
  formatSets,
  partName,
  placeLabel,
  rangeWords,
  setsAmount,
  weeksInRange,
} from '#words/progress/muscle-weeks';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { useToday } from '../../../parts/input/use-today';
import { renderLink } from '../../../parts/page/render-link';
import { BarChart } from '../../../ui/charts/bar-chart';
import type { ChartX } from '../../../ui/charts/chart-data';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import { type ShownRange, startsOf } from './use-muscle-range';

interface PartSheetProps {
  part: BodyPart;
  /** Per week. */
  sets: number;
  range: ShownRange;
  setsRange: SetsRange;
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook;
  firstWeekday: Weekday;
  onClose: () => void;
}

const formatWeek = (x: ChartX) => `semana de ${dayAndMonth(String(x))}`;

/** One group or muscle: its weeks, and the exercises that trained it. */
export function PartSheet(props: PartSheetProps) {
  const { part, sets, range, setsRange, summaries, book, firstWeekday, onClose } = props;
  const today = useToday();
  const { from, drawn } = startsOf(range, today, firstWeekday);
  const weeks = useMemo(
    () => weeksOfSets(summaries, { from: drawn, to: today }, firstWeekday, book.byId),
    [summaries, drawn, today, firstWeekday, book],
  );
  const points = useMemo(
    () => weeks.map((week) => ({ x: week.week, value: Math.round(setsOf(week, part) * 10) / 10 })),
    [weeks, part],
  );
  const exercises = exercisesOfPart(
    summaries.filter(({ day }) => day >= from),
    part,
    book.byId,
  );
  const nameOf = exerciseNamer(book);
  const place = placeLabel(placeInRange(sets, setsRange));
  return (
    <Sheet
      open
      title={partName(part)}
      description={
        sets > 0
          ? `${setsAmount(sets)} por semana, ${place} (${rangeWords(setsRange)})`
          : 'Sem treino neste período'
      }
      onClose={onClose}
    >
      <div className={layoutClass.wide}>
        <BarChart
          label="Séries por semana"
          // The current week is incomplete and does not count.
          summary={weeksInRange(
            points.slice(0, -1).map(({ value }) => value),
            setsRange,
          )}
          points={points}
          formatValue={formatSets}
          formatX={formatWeek}
          xLabel="Semana"
          valueLabel="Séries"
          empty="Nenhuma série nestas semanas"
        />
        <SectionTitle as="h3">Exercícios</SectionTitle>
        {exercises.length === 0 ? (
          <p>Nenhum exercício treinou este músculo no período.</p>
        ) : (
          <List label="Exercícios" bare>
            {exercises.map(({ exercise, sets: own, direct }) => (
              <ListRow
                key={exercise}
                title={nameOf(exercise)}
                subtitle={direct ? 'Músculo principal' : 'Ajuda: vale metade'}
                trailing={setsAmount(own)}
                href={`/app/exercises/${exercise}`}
                renderLink={renderLink}
              />
            ))}
          </List>
        )}
      </div>
    </Sheet>
  );
}
