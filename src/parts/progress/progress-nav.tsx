import { Link, useLocation } from 'wouter';
import { useWhose } from '../page/whose';
import styles from './progress-nav.module.css';

const SECTIONS = [
  {
    href: '/app/progress',
    label: 'Resumo',
    holds: /^\/app\/progress(?!\/exercises)/,
    open: false,
  },
  {
    href: '/app/progress/exercises',
    label: 'Exercícios',
    holds: /^\/app\/progress\/exercises/,
    open: true,
  },
  { href: '/app/body', label: 'Corpo', holds: /^\/app\/body/, open: true },
  { href: '/app/history', label: 'Histórico', holds: /^\/app\/history/, open: false },
];

/** The four sections of progress, below the title of each of their screens. */
export function ProgressNav() {
  const [path] = useLocation();
  const whose = useWhose();
  // A coach comes from the student's page, which already has summary and history.
  const sections = whose ? SECTIONS.filter(({ open }) => open) : SECTIONS;
  return (
    <nav className={styles.strip} aria-label="Seções do progresso">
      {sections.map(({ href, label, holds }) => (
        <Link
          key={href}
          href={href}
          // A page within a section marks the section, but not as the current page.
          aria-current={path === href ? 'page' : holds.test(path)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
