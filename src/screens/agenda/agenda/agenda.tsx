import {
  CalendarDays,
  CalendarOff,
  CalendarPlus,
  ChevronLeft,
  ChevronRight,
  Link2,
} from 'lucide-react';
import { useState } from 'react';
import { addDays, type LocalDay, startOfWeek, startWeekday } from '#domain/local-day';
import { dayAndMonth } from '#words/format/day';
import { type Agenda, type AgendaActs, useAgenda } from '../../../data/agenda/agenda';
import { useStudents } from '../../../data/coaching/students';
import { useIsCoach } from '../../../data/session/session';
import { usePreferences } from '../../../data/store/preferences';
import { zoneHere } from '../../../data/store/zone-here';
import { AsKnownLast } from '../../../parts/device/as-known-last';
import { NeverCame } from '../../../parts/device/never-came';
import { useToday } from '../../../parts/input/use-today';
import { BackLink } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Menu } from '../../../ui/layer/menu';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { AbsenceSheet } from './absence-sheet';
import styles from './agenda.module.css';
import { AppointmentSheet } from './appointment-sheet';
import { CalendarSheet } from './calendar-sheet';
import { DayList } from './day-list';
import { OccurrenceSheet } from './occurrence-sheet';
import { agendaPlan, agendaWeek, type Meeting, meetingNow } from './week';

/** The open sheet. */
type Open =
  | { readonly kind: 'plan' }
  | { readonly kind: 'replan'; readonly meeting: Meeting }
  | { readonly kind: 'occurrence'; readonly meeting: Meeting }
  | { readonly kind: 'absence' }
  | { readonly kind: 'calendar' };

/** Appointments with coaches and students, a week at a time, in this device's zone. */
export default function AgendaScreen() {
  const { agenda, person, failure, retry, acts } = useAgenda();
  const isCoach = useIsCoach();
  const students = useStudents();
  const today = useToday();
  const [first, setFirst] = useState<LocalDay | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const active =
    students.state === 'ready'
      ? students.value.filter(({ archivedAt }) => archivedAt === null)
      : [];
  const { weekStart } = usePreferences();
  const thisWeek = startOfWeek(today, startWeekday(weekStart));
  const week = first ?? thisWeek;
  const mayPlan = active.length > 0;
  const known = agenda.state === 'ready' ? agenda.value : null;
  return (
    <>
      <TopBar
        title="Agenda"
        // In the coach's half the agenda is a place of its own.
        leading={!isCoach && <BackLink href="/app/profile" label="Voltar ao perfil" />}
        actions={
          known && (
            <>
              {mayPlan && (
                <Button
                  icon={<CalendarPlus aria-hidden="true" />}
                  disabled={failure !== null}
                  onClick={() => setOpen({ kind: 'plan' })}
                >
                  Marcar
                </Button>
              )}
              <Menu
                label="Opções da agenda"
                items={[
                  {
                    label: 'Ausências',
                    icon: <CalendarOff aria-hidden="true" />,
                    onSelect: () => setOpen({ kind: 'absence' }),
                  },
                  {
                    label: 'Ver em outro calendário',
                    icon: <Link2 aria-hidden="true" />,
                    onSelect: () => setOpen({ kind: 'calendar' }),
                  },
                ]}
              />
            </>
          )
        }
      />
      <Page>
        {agenda.state === 'loading' && <Skeleton height={320} />}
        {agenda.state === 'failed' && (
          <NeverCame title="Não deu para buscar a agenda" failure={failure} onRetry={retry}>
            Abra esta tela uma vez com internet. Depois dá para ler também sem conexão.
          </NeverCame>
        )}
        {known && <AsKnownLast failure={failure} />}
        {known && <WeekNav first={week} isThis={week === thisWeek} onChange={setFirst} />}
        {known && known.appointments.length === 0 && (
          <EmptyState as="h2" title="Nada marcado" icon={<CalendarDays />}>
            <p>
              {mayPlan
                ? 'Marque um horário com quem você acompanha, uma vez ou toda semana.'
                : 'Os horários que o seu personal marcar com você aparecem aqui.'}
            </p>
          </EmptyState>
        )}
        {known && known.appointments.length + known.absences.length > 0 && (
          <DayList
            days={agendaWeek(known, week, zoneHere())}
            me={person}
            today={today}
            onOpen={(meeting) => setOpen({ kind: 'occurrence', meeting })}
          />
        )}
      </Page>
      {known && open && (
        <OpenSheet
          open={open}
          agenda={known}
          me={person}
          acts={acts}
          students={active.map(({ student }) => student)}
          onReplan={(meeting) => setOpen({ kind: 'replan', meeting })}
          onClose={close}
        />
      )}
    </>
  );
}

interface OpenSheetProps {
  open: Open;
  agenda: Agenda;
  me: string;
  acts: AgendaActs;
  students: readonly { readonly id: string; readonly name: string }[];
  onReplan: (meeting: Meeting) => void;
  onClose: () => void;
}

function OpenSheet({ open, agenda, me, acts, students, onReplan, onClose }: OpenSheetProps) {
  switch (open.kind) {
    case 'plan':
      return <AppointmentSheet students={students} acts={acts} onClose={onClose} />;
    case 'replan':
      return (
        <AppointmentSheet
          students={students}
          planned={agendaPlan(open.meeting)}
          acts={acts}
          onClose={onClose}
        />
      );
    case 'occurrence': {
      // An appointment that was removed meanwhile shows that at the first tap.
      const meeting = meetingNow(agenda, open.meeting) ?? open.meeting;
      return (
        <OccurrenceSheet
          meeting={meeting}
          me={me}
          acts={acts}
          onReplan={() => onReplan(meeting)}
          onClose={onClose}
        />
      );
    }
    case 'absence':
      return <AbsenceSheet absences={agenda.absences} me={me} acts={acts} onClose={onClose} />;
    case 'calendar':
      return <CalendarSheet since={agenda.calendarSince} acts={acts} onClose={onClose} />;
  }
}

interface WeekNavProps {
  first: LocalDay;
  /** Whether it is the current week. */
  isThis: boolean;
  onChange: (first: LocalDay | null) => void;
}

function WeekNav({ first, isThis, onChange }: WeekNavProps) {
  return (
    <div className={layoutClass.apart}>
      <IconButton
        label="Semana anterior"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChange(addDays(first, -7))}
      />
      <div className={styles.span}>
        <h2 aria-live="polite">
          {dayAndMonth(first)} – {dayAndMonth(addDays(first, 6))}
        </h2>
        {!isThis && (
          <Button variant="plain" onClick={() => onChange(null)}>
            Ir para hoje
          </Button>
        )}
      </div>
      <IconButton
        label="Próxima semana"
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onChange(addDays(first, 7))}
      />
    </div>
  );
}
