import { ChartLine, ClipboardList, Dumbbell, UserRound } from 'lucide-react';
import type { NavPlace } from '../ui/frame/nav-item';

export const PROGRAMS: NavPlace = {
  href: '/app/programs',
  label: 'Fichas',
  icon: <ClipboardList />,
  holds: /^\/app\/programs/,
};

export const PROFILE: NavPlace = {
  href: '/app/profile',
  label: 'Perfil',
  icon: <UserRound />,
  // The last place, so everything that no place before it holds.
  holds: /^\/app\/(?!workout)/,
};

export const TODAY: NavPlace = { href: '/', label: 'Hoje', icon: <Dumbbell />, holds: /^\/$/ };

/** The places of a person who trains; those of the coach view are in ./coach-nav. */
export const NAV_PLACES: readonly NavPlace[] = [
  TODAY,
  PROGRAMS,
  {
    href: '/app/progress',
    label: 'Progresso',
    icon: <ChartLine />,
    holds: /^\/app\/(progress|history|body)/,
  },
  PROFILE,
];
