import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import styles from './section.module.css';

interface SectionProps {
  /** The anchor and name of the section. */
  id: string;
  title: string;
  lead?: ReactNode;
  raised?: boolean;
  children: ReactNode;
}

/** A section of the page: the claim on the left, its proof on the right. */
export function Section({ id, title, lead, raised = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(styles.section, raised && styles.raised)}
      aria-labelledby={`${id}-titulo`}
    >
      <div className={styles.intro}>
        <h2 id={`${id}-titulo`}>{title}</h2>
        {lead}
      </div>
      {children}
    </section>
  );
}

/** Short statements one below another. */
export function Rows({ items }: { items: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ul className={styles.rows}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
