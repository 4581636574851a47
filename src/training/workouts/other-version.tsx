import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { formatEffort } from '#words/workouts/effort';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/control/button';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import styles from './other-version.module.css';

interface OtherVersionProps {
  mine: Effort;
  other: Effort;
  unit: LoadUnit;
  onKeep: (which: 'mine' | 'other') => void;
}

/** Another device's version of a set, for the person to choose (rule W2c). */
export function OtherVersion({ mine, other, unit, onKeep }: OtherVersionProps) {
  return (
    <div className={classNames(layoutClass.middleAuto, textClass.warning, styles.choice)}>
      <p>Outro aparelho registrou {formatEffort(other, unit)} nesta série. Com qual ficar?</p>
      <div className={layoutClass.wrap}>
        <Button variant="quiet" onClick={() => onKeep('mine')}>
          Ficar com {formatEffort(mine, unit)}
        </Button>
        <Button variant="outline" onClick={() => onKeep('other')}>
          Usar {formatEffort(other, unit)}
        </Button>
      </div>
    </div>
  );
}
