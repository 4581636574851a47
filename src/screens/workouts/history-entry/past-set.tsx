import type { LoadUnit } from '#domain/load';
import type { Effort, Side, WorkoutSet } from '#domain/workouts/shape';
import { formatEffort } from '#words/workouts/effort';
import { setKindLabel, setKindMark, setMenuName, sideMark } from '#words/workouts/sets';
import { scaleRead } from '#words/workouts/target';
import { usePreferences } from '../../../data/store/preferences';
import { OtherVersion } from '../../../training/workouts/other-version';
import { setMenu } from '../../../training/workouts/set-menu';
import { noteOf } from '../../../training/workouts/set-note';
import { Menu, type MenuItem } from '../../../ui/layer/menu';
import textClass from '../../../ui/text.module.css';
import styles from './history-entry.module.css';
import type { Corrections } from './use-corrections';

interface PastSetProps {
  set: WorkoutSet;
  /** The plan, with the load that it takes over. */
  planned: Effort | null;
  number: number;
  unit: LoadUnit;
  /** Whether it can be done with one side. */
  sided: boolean;
  corrections: Corrections;
  onEdit: (set: WorkoutSet) => void;
}

const SIDES: readonly { side: Side | null; label: string }[] = [
  { side: null, label: 'Foi com os dois lados' },
  { side: 'left', label: 'Foi só o lado esquerdo' },
  { side: 'right', label: 'Foi só o lado direito' },
];

/** Menu items for the other sides. */
function sideItems(set: WorkoutSet, onSide: (side: Side | null) => void): MenuItem[] {
  return SIDES.filter(({ side }) => side !== set.side).map(({ side, label }, at) => ({
    label,
    apart: at === 0,
    onSelect: () => onSide(side),
  }));
}

/** One set; a tap opens it for correction. */
export function PastSet({ set, planned, number, unit, sided, corrections, onEdit }: PastSetProps) {
  const { done, kind, alternative } = set;
  const effort = done ?? planned;
  const words = (effort && formatEffort(effort, unit)) || '–';
  const scale = scaleRead(usePreferences().effortScale);
  const noted = done && noteOf(set, false, scale);
  return (
    <li className={styles.set} data-done={done !== null}>
      <div className={styles.line}>
        <button type="button" className={styles.edit} onClick={() => onEdit(set)}>
          <span className={styles.number}>
            {kind === 'warmup' ? setKindMark(kind) : number}
            {sideMark(set.side)}
          </span>
          <span className={styles.effort}>{words}</span>
          {kind !== 'normal' && <span className={textClass.mini}>{setKindLabel(kind)}</span>}
          {noted && <span className={textClass.mini}>{noted.shown}</span>}
          {!done && <span className={textClass.mini}>não feita</span>}
        </button>
        <Menu
          label={setMenuName(kind, number, set.side)}
          items={[
            ...setMenu(set, {
              onCorrect: onEdit,
              onReopen: (of) => void corrections.reopen(of),
              onKind: (of, next) => void corrections.kind(of, next),
              onRemove: (of) => void corrections.removeSet(of),
            }),
            ...(sided ? sideItems(set, (side) => void corrections.side(set, side)) : []),
          ]}
        />
      </div>
      {set.returned && (
        <p className={styles.returned}>Voltou: outro aparelho ainda usava esta série.</p>
      )}
      {done && alternative && (
        <OtherVersion
          mine={done}
          other={alternative}
          unit={unit}
          onKeep={(which) => void corrections.keep(set, which)}
        />
      )}
    </li>
  );
}
