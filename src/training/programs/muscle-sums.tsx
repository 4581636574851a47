import { setsPerGroup } from '#domain/programs/muscle-sets';
import type { Program } from '#domain/programs/shape';
import type { TrainedMuscles } from '#domain/workouts/muscle-work';
import { muscleGroupLabel } from '#words/exercises/muscles';
import { capitalise } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import { Card } from '../../ui/display/card';
import textClass from '../../ui/text.module.css';
import styles from './muscle-sums.module.css';

interface MuscleSumsProps {
  program: Program;
  /** Week of the ficha, from 1. */
  week: number;
  trainedBy: (exercise: string) => TrainedMuscles | null;
  /** Shows the sums in one line, for use above a text field. */
  inLine?: boolean;
  /** Leaves out card and title, for use inside a sheet. */
  bare?: boolean;
}

/** The number of sets per muscle group if every day is done once. */
export function MuscleSums(props: MuscleSumsProps) {
  const { program, week, trainedBy, inLine = false, bare = false } = props;
  const sums = [...setsPerGroup(program, week, trainedBy)];
  const most = Math.max(1, ...sums.map(([, sets]) => sets));
  const figures = (
    <>
      <p className={textClass.small}>
        {sums.length === 0
          ? 'Aparece aqui conforme a ficha ganha exercícios.'
          : 'Fazendo cada dia uma vez'}
      </p>
      {sums.length > 0 && (
        <dl className={styles.sums}>
          {sums.map(([group, sets]) => (
            <div key={group} style={{ '--share': `${(sets / most) * 100}%` }}>
              <dt>{capitalise(muscleGroupLabel(group))}</dt>
              <dd>{formatNumber(sets)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
  if (bare) return figures;
  return (
    <Card as="section" labelledBy="muscle-sums" className={inLine ? styles.inLine : undefined}>
      <h2 id="muscle-sums" className={textClass.title}>
        Séries por músculo
      </h2>
      {figures}
    </Card>
  );
}
