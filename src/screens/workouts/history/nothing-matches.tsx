import { SearchX } from 'lucide-react';
import {
  criteriaOf,
  NOTHING_SOUGHT,
  type Sought,
  type WorkoutFinder,
  without,
} from '#domain/progress/find-workouts';
import { workoutsCount } from '#words/format/plural';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import styles from './history.module.css';

interface NothingMatchesProps {
  sought: Sought;
  finder: WorkoutFinder;
  nameOf: (criterion: keyof Sought) => string;
  onSeek: (changes: Partial<Sought>) => void;
}

/** Shown when nothing matches: which criterion to drop, and the number of hits without it. */
export function NothingMatches({ sought, finder, nameOf, onSeek }: NothingMatchesProps) {
  const asked = criteriaOf(sought);
  const ways = asked
    .map((criterion) => {
      const left = without(sought, criterion);
      return { criterion, left, count: finder.find(left).length };
    })
    .filter(({ left, count }) => count > 0 && criteriaOf(left).length > 0);
  return (
    <EmptyState
      title={asked.length > 1 ? 'Nenhum treino com tudo isso' : 'Nenhum treino encontrado'}
      icon={<SearchX />}
      action={
        <div className={classNames(layoutClass.wide, styles.ways)}>
          {ways.map(({ criterion, left, count }) => (
            <Button key={criterion} variant="quiet" onClick={() => onSeek(left)}>
              Tirar {nameOf(criterion)} · {workoutsCount(count)}
            </Button>
          ))}
          <Button
            variant={ways.length === 0 ? 'quiet' : 'plain'}
            onClick={() => onSeek(NOTHING_SOUGHT)}
          >
            Ver todos os treinos
          </Button>
        </div>
      }
    >
      <p>
        {ways.length === 0
          ? 'Confira a busca: vale o nome do treino, de um exercício ou uma palavra de uma nota.'
          : 'Sem um destes filtros, há treinos para ver:'}
      </p>
    </EmptyState>
  );
}
