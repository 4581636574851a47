import { Link, useLocation } from 'wouter';
import styles from './progress-nav.module.css';

const SECTIONS = [
  { href: '/app/progress', label: 'Resumo', holds: /^\/app\/progress(?!\/exercises)/ },
  { href: '/app/progress/exercises', label: 'Exercícios', holds: /^\/app\/progress\/exercises/ },
  { href: '/app/body', label: 'Corpo', holds: /^\/app\/body/ },
  { href: '/app/history', label: 'Histórico', holds: /^\/app\/history/ },
];

/** The four sides of progress; stands under the title of each of their screens. */
export function ProgressNav() {
  const [path] = useLocation();
  return (
    <nav className={styles.strip} aria-label="Seções do progresso">
      {SECTIONS.map(({ href, label, holds }) => (
        <Link
          key={href}
          href={href}
          // What lies below a section is a part of it, but not its page.
          aria-current={path === href ? 'page' : holds.test(path)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
