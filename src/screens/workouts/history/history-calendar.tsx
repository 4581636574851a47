import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { LoadUnit } from '#domain/load';
import { type LocalDay, startWeekday, type WeekStart } from '#domain/local-day';
import {
  type CalendarFigures,
  DAY_LEVELS,
  firstDayOf,
  type Month,
  monthOf,
  monthPlus,
} from '#domain/progress/calendar';
import { monthHeading } from '#words/format/day';
import { levelTexts, monthFigures } from '#words/workouts/history';
import { HeatLegend } from '../../../ui/charts/heat-drawing';
import { Chip } from '../../../ui/control/chip';
import { IconButton } from '../../../ui/control/icon-button';
import layoutClass from '../../../ui/layout.module.css';
import styles from './calendar.module.css';
import { MonthCalendar } from './month-calendar';

/** Number of months shown below each other where there is room beside the list. */
export const MONTHS = 3;

interface HistoryCalendarProps {
  month: Month;
  today: LocalDay;
  weekStart: WeekStart;
  days: ReadonlyMap<LocalDay, CalendarFigures>;
  /** Totals of the month; null until known. */
  figures: CalendarFigures | null;
  unit: LoadUnit;
  list: string;
  onMonth: (month: Month | null) => void;
}

/** A calendar of training amounts, month by month. */
export function HistoryCalendar(props: HistoryCalendarProps) {
  const { month, today, weekStart, days, figures, unit, list, onMonth } = props;
  const now = monthOf(today);
  const go = (months: number) => {
    const to = monthPlus(month, months);
    onMonth(to >= now ? null : to);
  };
  const shared = { today, days, unit, list, firstWeekday: startWeekday(weekStart) } as const;
  return (
    <section className={layoutClass.wideTop} aria-label="Calendário">
      <div className={layoutClass.apart}>
        <IconButton
          label="Mês anterior"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => go(-1)}
        />
        <div className={styles.title} aria-live="polite">
          <h2>{monthHeading(firstDayOf(month))}</h2>
          {figures && <p>{monthFigures(figures, unit)}</p>}
        </div>
        <IconButton
          label="Próximo mês"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={month >= now}
          onClick={() => go(1)}
        />
      </div>
      {/* Above the months, which vary in height, so that it stays under the finger */}
      <div className={layoutClass.wrap}>
        <Chip onClick={() => go(-12)}>1 ano antes</Chip>
        {monthPlus(month, 12) < now && <Chip onClick={() => go(12)}>1 ano depois</Chip>}
        {month < now && <Chip onClick={() => onMonth(null)}>Hoje</Chip>}
      </div>
      <div className={styles.months}>
        {Array.from({ length: MONTHS }, (_, back) => {
          const shown = monthPlus(month, -back);
          return (
            <div key={shown} className={back === 0 ? undefined : styles.earlier}>
              <MonthCalendar {...shared} month={shown} named={back === 0} />
            </div>
          );
        })}
      </div>
      <HeatLegend texts={levelTexts(DAY_LEVELS)} />
    </section>
  );
}
