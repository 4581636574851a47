import { Link, useLocation } from 'wouter';
import styles from './progress-nav.module.css';

const SECTIONS = [
  { href: '/app/progress', label: 'Resumo' },
  { href: '/app/progress/exercises', label: 'Exercícios' },
  { href: '/app/body', label: 'Corpo' },
  { href: '/app/history', label: 'Histórico' },
];

/** The four sides of progress; stands under the title of each of their screens. */
export function ProgressNav() {
  const [path] = useLocation();
  return (
    <nav className={styles.strip} aria-label="Seções do progresso">
      {SECTIONS.map(({ href, label }) => (
        <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
