import { setsPerGroup } from '#domain/program/muscle-sets';
import type { Program } from '#domain/program/shape';
import { capitalise } from '#words/list';
import { muscleGroupLabel } from '#words/muscles';
import { formatNumber } from '#words/number';
import type { ExerciseBook } from '../../data/exercises';
import { Card } from '../../ui/card';
import styles from './program-editor.module.css';

interface MuscleSumsProps {
  program: Program;
  week: number | null;
  book: ExerciseBook;
}

/** How many sets each group of muscles gets when every day is done once. */
export function MuscleSums({ program, week, book }: MuscleSumsProps) {
  const sums = [...setsPerGroup(program, week ?? 1, book.byId)];
  const most = Math.max(1, ...sums.map(([, sets]) => sets));
  return (
    <Card as="section" labelledBy="muscle-sums">
      <h2 id="muscle-sums" className={styles.sumsTitle}>
        Séries por músculo
      </h2>
      <p className={styles.facts}>Fazendo cada dia uma vez</p>
      {sums.length === 0 ? (
        <p className={styles.facts}>Aparece aqui conforme você monta a ficha.</p>
      ) : (
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
