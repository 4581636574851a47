import type { DetailsHTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './disclosure.module.css';

interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title'> {
  title: string;
}

/** One line that opens what stands under it; a paragraph there answers it in small letters. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames(styles.disclosure, className)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
