import { CalendarDays, LayoutGrid, LayoutList, Menu, UsersRound, Wallet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isPanelWaiting, useCoachPanel } from '../data/coaching/coach-panel';
import { useToday } from '../parts/input/use-today';
import type { NavPlace } from '../ui/frame/nav-item';
import { NAV_PLACES, PROFILE, PROGRAMS, TODAY } from './places';

/** From this width on the side navigation replaces the tabs, and has space for every place. */
const WIDE = '(min-width: 900px)';

const PANEL: NavPlace = {
  href: '/app/panel',
  label: 'Painel',
  icon: <LayoutList />,
  holds: /^\/app\/panel/,
};
const STUDENTS: NavPlace = {
  href: '/app/students',
  label: 'Alunos',
  icon: <UsersRound />,
  holds: /^\/app\/(students|groups|team|invite-list)/,
};
const FLOOR: NavPlace = {
  href: '/app/floor',
  label: 'Salão',
  icon: <LayoutGrid />,
  holds: /^\/app\/floor/,
};
const AGENDA: NavPlace = {
  href: '/app/agenda',
  label: 'Agenda',
  icon: <CalendarDays />,
  holds: /^\/app\/agenda/,
};
const CHARGES: NavPlace = {
  href: '/app/charges',
  label: 'Cobranças',
  icon: <Wallet />,
  holds: /^\/app\/charges/,
};
/** The profile, with the ways to the places that a phone's tabs have no space for. */
const MORE: NavPlace = {
  ...PROFILE,
  label: 'Mais',
  icon: <Menu />,
  holds: /^\/app\/(?!panel|students|groups|team|invite-list|floor|agenda)/,
};

/** The coach's places (decision 0113): five on a phone, all of them beside a wide screen. */
const TABS: readonly NavPlace[] = [PANEL, STUDENTS, FLOOR, AGENDA, MORE];
const COLUMN: readonly NavPlace[] = [
  PANEL,
  STUDENTS,
  FLOOR,
  AGENDA,
  PROGRAMS,
  CHARGES,
  TODAY,
  PROFILE,
];
/** The person's own training, with the way back to the panel. */
const OWN: readonly NavPlace[] = [...NAV_PLACES.slice(0, -1), PANEL, PROFILE];

const OWN_PATH = /^\/(?:$|app\/(?:progress|history|body|workout))/;
const COACH_PATH = /^\/app\/(?:panel|students|groups|team|invite-list|floor|agenda|charges)/;

export interface CoachView {
  readonly places: readonly NavPlace[];
  /** Number of students who wait for the coach. */
  readonly waiting: number;
}

/** Reports the places of the coach view and the number of waiting students. Renders nothing. */
export default function CoachNav({ onView }: { onView: (view: CoachView | null) => void }) {
  const [path] = useLocation();
  const wide = useWide();
  const { panel } = useCoachPanel(useToday());
  const waiting = panel?.students.filter(isPanelWaiting).length ?? 0;
  // Screens that both halves have, such as the fichas, stay in the half that they were opened from.
  const own = useRef(false);
  if (OWN_PATH.test(path)) own.current = true;
  else if (COACH_PATH.test(path)) own.current = false;
  const places = own.current ? OWN : wide ? COLUMN : TABS;

  useEffect(() => {
    onView({
      waiting,
      places: places.map((place) =>
        place === PANEL && waiting > 0 ? { ...place, badge: waiting } : place,
      ),
    });
  }, [waiting, places, onView]);
  useEffect(() => () => onView(null), [onView]);

  return null;
}

function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return wide;
}
