import type { ProgramChange } from '#domain/coaching/program-changes';
import type { LoadUnit } from '#domain/load';
import { changeWords } from '#words/coaching/program-changes';
import textClass from '../../ui/text.module.css';
import styles from './program-changes.module.css';

interface ProgramChangesProps {
  label: string;
  changes: readonly ProgramChange[];
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
}

/** Differences between two versions of a ficha, one per line. */
export function ProgramChanges({ label, changes, unit, nameOf }: ProgramChangesProps) {
  // An exercise may occur twice in a day, which gives equal lines.
  const lines = changes.map((change, nth) => ({
    key: `${nth} ${change.change}`,
    ...changeWords(change, { unit, nameOf }),
  }));
  return (
    <ul className={styles.changes} aria-label={label}>
      {lines.map(({ key, about, where, what }) => (
        <li key={key}>
          <p className={textClass.strong}>
            {about}
            {where !== '' && <span className={textClass.small}> · {where}</span>}
          </p>
          <p className={styles.what}>{what}</p>
        </li>
      ))}
    </ul>
  );
}
