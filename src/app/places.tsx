import { ChartLine, ClipboardList, Dumbbell, UserRound } from 'lucide-react';
import type { Place } from '../ui/frame/nav-item';

export const PROGRAMS: Place = {
  href: '/app/programs',
  label: 'Fichas',
  icon: <ClipboardList />,
  holds: /^\/app\/programs/,
};

export const PROFILE: Place = {
  href: '/app/profile',
  label: 'Perfil',
  icon: <UserRound />,
  holds:
    /^\/app\/(profile|account|exercises|gyms|health|inbox|settings|import|coaches|messages|agenda|payments|charges|professionals|help)/,
};

/** Where who trains goes; who looks at the app as a professional: ./coach-nav. */
export const PLACES: readonly Place[] = [
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
