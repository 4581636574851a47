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
  holds:
    /^\/app\/(profile|account|exercises|gyms|health|inbox|settings|import|coaches|messages|agenda|payments|charges|professionals|help)/,
};

/** The places of a person who trains; those of the coach view are in ./coach-nav. */
export const NAV_PLACES: readonly NavPlace[] = [
  { href: '/', label: 'Hoje', icon: <Dumbbell />, holds: /^\/$/ },
  PROGRAMS,
  {
    href: '/app/progress',
    label: 'Progresso',
    icon: <ChartLine />,
    holds: /^\/app\/(progress|history|body)/,
  },
  PROFILE,
];
