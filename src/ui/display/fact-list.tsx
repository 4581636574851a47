import { classNames } from '../class-names';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly (readonly [name: string, value: string])[];
  className?: string | undefined;
}

/** A list of facts, a line each: name on the left, value on the right. */
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
