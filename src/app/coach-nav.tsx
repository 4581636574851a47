import { CalendarDays, Dumbbell, LayoutList, UsersRound, Wallet } from 'lucide-react';
import { useEffect } from 'react';
import { isPanelWaiting, useCoachPanel } from '../data/coaching/coach-panel';
import { useProfessional } from '../data/coaching/professional';
import { useStudents } from '../data/coaching/students';
import { useToday } from '../parts/input/use-today';
import { useDevicePreference } from '../preferences/use-preferences';
import type { NavPlace } from '../ui/frame/nav-item';
import { PROFILE, PROGRAMS } from './places';

/** The places of a coach; `wide` ones are only in the side navigation. */
const PLACES: readonly NavPlace[] = [
  { href: '/app/panel', label: 'Painel', icon: <LayoutList />, holds: /^\/app\/panel/ },
  {
    href: '/app/students',
    label: 'Alunos',
    icon: <UsersRound />,
    holds: /^\/app\/(students|groups|team|invite-list)/,
  },
  PROGRAMS,
  { href: '/app/floor', label: 'Salão', icon: <Dumbbell />, holds: /^\/app\/floor/, wide: true },
  {
    href: '/app/agenda',
    label: 'Agenda',
    icon: <CalendarDays />,
    holds: /^\/app\/agenda/,
    wide: true,
  },
  { href: '/app/charges', label: 'Cobranças', icon: <Wallet />, holds: /^\/app\/charges/ },
  PROFILE,
];

export interface CoachView {
  readonly places: readonly NavPlace[];
  /** Number of students who wait for the coach. */
  readonly waiting: number;
}

/** Reports the places of the coach view and the number of waiting students. Renders nothing. */
export default function CoachNav({ onView }: { onView: (view: CoachView) => void }) {
  const [, setAsCoach] = useDevicePreference('asCoach');
  const professional = useProfessional();
  const students = useStudents();
  const { panel } = useCoachPanel(useToday());
  const waiting = panel?.students.filter(isPanelWaiting).length ?? 0;

  useEffect(() => {
    onView({
      waiting,
      places: PLACES.map((place) =>
        place.href === '/app/panel' && waiting > 0 ? { ...place, badge: waiting } : place,
      ),
    });
  }, [waiting, onView]);

  // Another person may have signed in on this device.
  const isNone =
    professional.state === 'ready' &&
    professional.value === null &&
    students.state === 'ready' &&
    students.value.length === 0;
  useEffect(() => {
    if (isNone) setAsCoach(false);
  }, [isNone, setAsCoach]);

  return null;
}
