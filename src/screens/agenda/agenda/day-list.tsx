import { CalendarOff } from 'lucide-react';
import type { LocalDay } from '#domain/local-day';
import { lengthOf, occurrenceWords } from '#words/agenda/agenda';
import { headingDay, timeOfDay } from '#words/format/day';
import { formatList } from '#words/format/list';
import { firstName } from '#words/format/people';
import { zoneHere } from '../../../data/store/zone-here';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './agenda.module.css';
import { type AgendaDay, type Meeting, metMeanwhile } from './week';

interface DayListProps {
  days: readonly AgendaDay[];
  me: string;
  today: LocalDay;
  onOpen: (meeting: Meeting) => void;
}

/** Days of a week with an appointment or an absence. */
export function DayList({ days, me, today, onOpen }: DayListProps) {
  const full = days.filter(({ meetings, absences }) => meetings.length + absences.length > 0);
  if (full.length === 0) return <p className={textClass.lead}>Nada nesta semana.</p>;
  const zone = zoneHere();
  return full.map((agendaDay) => {
    const { day, meetings, absences } = agendaDay;
    return (
      <section key={day} className={layoutClass.close} aria-labelledby={`day-${day}`}>
        <SectionTitle as="h3" id={`day-${day}`}>
          {day === today ? `Hoje, ${headingDay(day).toLowerCase()}` : headingDay(day)}
        </SectionTitle>
        <List>
          {absences.map(({ id, name }) => (
            <ListRow
              key={id}
              leading={<CalendarOff />}
              title={name === null ? 'Você se ausenta' : `${name} se ausenta`}
            />
          ))}
          {meetings.map((meeting) => {
            const { appointment, occurrence } = meeting;
            const { other, duration, place } = appointment;
            const met = metMeanwhile(meeting, agendaDay);
            const gone = occurrence.off || occurrence.absent.length > 0;
            return (
              <ListRow
                key={`${appointment.id}-${occurrence.day}`}
                leading={
                  <span className={gone ? styles.gone : styles.time}>
                    {timeOfDay(occurrence.at, zone)}
                  </span>
                }
                title={other.name}
                subtitle={[
                  occurrenceWords(occurrence, { me, other: other.name }),
                  ...(met.length === 0
                    ? []
                    : [`ao mesmo tempo que ${formatList(met.map(firstName))}`]),
                  lengthOf(duration),
                  ...(place === '' ? [] : [place]),
                ].join(' · ')}
                onClick={() => onOpen(meeting)}
              />
            );
          })}
        </List>
      </section>
    );
  });
}
