import { type KeyboardEvent, useState } from 'react';
import { Link } from 'wouter';
import type { LoadUnit } from '#domain/load';
import { addDays, type LocalDay, type Weekday } from '#domain/local-day';
import {
  type CalendarFigures,
  DAY_LEVELS,
  firstDayOf,
  lastDayOf,
  type Month,
  weeksOf,
} from '#domain/progress/calendar';
import { longDay, monthHeading, weekdayName } from '#words/format/day';
import { dayOfCalendar } from '#words/workouts/history';
import { levelOf } from '../../../ui/charts/heat-layout';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './calendar.module.css';

interface MonthCalendarProps {
  month: Month;
  today: LocalDay;
  firstWeekday: Weekday;
  days: ReadonlyMap<LocalDay, CalendarFigures>;
  unit: LoadUnit;
  /** Address of the list, for the way back. */
  list: string;
  /** Whether its name is shown above it already. */
  named: boolean;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** A month with a mark on each training day; its size shows the number of sets. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, firstWeekday, days, unit, list, named } = props;
  const [at, setAt] = useState<LocalDay | null>(null);
  const weeks = weeksOf(month, firstWeekday);
  const last = lastDayOf(month) < today ? lastDayOf(month) : today;
  // The grid is a single tab stop; arrow keys move within it.
  const stop = at?.startsWith(month) ? at : (lastTrained(month, last, days) ?? last);

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = addDays(stop, step);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in it
    <table role="grid" className={styles.month} onKeyDown={move}>
      <caption className={styles.caption}>
        {named ? (
          <VisuallyHidden>{monthHeading(firstDayOf(month))}</VisuallyHidden>
        ) : (
          monthHeading(firstDayOf(month))
        )}
      </caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, index) => {
            const name = weekdayName(addDays(SUNDAY, (index + firstWeekday) % 7));
            return (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 1)}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            <Blank days={week.findIndex((day) => day !== null)} />
            {week.map(
              (day) =>
                day !== null && (
                  <td key={day}>
                    <Day
                      day={day}
                      today={today}
                      figures={days.get(day)}
                      unit={unit}
                      list={list}
                      isStop={day === stop}
                      onFocus={() => setAt(day)}
                    />
                  </td>
                ),
            )}
            <Blank days={6 - week.findLastIndex((day) => day !== null)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Empty cells for days of neighbouring months. */
function Blank({ days }: { days: number }) {
  return days > 0 && <td colSpan={days} />;
}

interface DayProps extends Pick<MonthCalendarProps, 'today' | 'unit' | 'list'> {
  day: LocalDay;
  /** Undefined without training. */
  figures: CalendarFigures | undefined;
  isStop: boolean;
  onFocus: () => void;
}

function Day({ day, today, figures, unit, list, isStop, onFocus }: DayProps) {
  const content = (
    <>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className={styles.plate} data-level={levelOf(figures?.sets ?? 0, DAY_LEVELS)} />
    </>
  );
  if (day > today) return <span className={styles.ahead}>{content}</span>;
  return (
    <Link
      href={addressOfDay(day, figures)}
      state={{ list }}
      className={styles.day}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      aria-label={
        figures ? dayOfCalendar(day, figures, unit) : `${longDay(day)}: sem treino. Registrar`
      }
      onFocus={onFocus}
    >
      {content}
    </Link>
  );
}

/** Any Sunday. */
const SUNDAY = '2026-11-01';

/**
 * The address of a day: its workout, the list of its workouts, or the form for adding one.
 */
function addressOfDay(day: LocalDay, figures: CalendarFigures | undefined): string {
  const [first, ...others] = figures?.workouts ?? [];
  if (first === undefined) return `/app/history/new?day=${day}`;
  return others.length === 0 ? `/app/history/${first}` : `/app/history?from=${day}&to=${day}`;
}

function lastTrained(
  month: Month,
  last: LocalDay,
  days: ReadonlyMap<LocalDay, CalendarFigures>,
): LocalDay | null {
  for (let day = last; day.startsWith(month); day = addDays(day, -1)) {
    if (days.has(day)) return day;
  }
  return null;
}
