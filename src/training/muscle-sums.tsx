import type { TrainedMuscles } from '#domain/muscle-work';
import { setsPerGroup } from '#domain/program/muscle-sets';
import type { Program } from '#domain/program/shape';
import { capitalise } from '#words/list';
import { muscleGroupLabel } from '#words/muscles';
import { formatNumber } from '#words/number';
import { Card } from '../ui/card';
import styles from './muscle-sums.module.css';

interface MuscleSumsProps {
  program: Program;
  /** The week of the ficha, from 1. */
  week: number;
  trainedBy: (exercise: string) => TrainedMuscles | null;
}

/** How many sets each group of muscles gets when every day is done once. */
export function MuscleSums({ program, week, trainedBy }: MuscleSumsProps) {
  const sums = [...setsPerGroup(program, week, trainedBy)];
  const most = Math.max(1, ...sums.map(([, sets]) => sets));
  return (
    <Card as="section" labelledBy="muscle-sums">
      <h2 id="muscle-sums" className={styles.title}>
        Séries por músculo
      </h2>
      <p className={styles.lead}>
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
    </Card>
  );
}
