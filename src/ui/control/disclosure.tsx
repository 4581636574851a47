import type { DetailsHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './disclosure.module.css';

interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title'> {
  title: string;
}

/** A line that opens the content below it. Paragraphs inside have small text. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames(styles.disclosure, className)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
