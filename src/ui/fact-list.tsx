import { classNames } from './class-names';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly (readonly [name: string, value: string])[];
  className?: string | undefined;
}

/** What is known of a thing, a line each: its name, and at the end of the line its value. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
