import { useDeferredValue, useMemo } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { searchExercises } from '#domain/exercises/exercise-search';
import type { ProgressRange } from '#domain/progress/ranges';
import {
  exercisesInOrder,
  TRAINED_ORDERS,
  type TrainedExercise,
  type TrainedOrder,
} from '#domain/progress/trained-exercises';
import { exercisesCount } from '#words/format/plural';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { changeQuery, useQuery } from '../../../parts/page/use-query';
import { TrainedRow } from '../../../parts/progress/trained-row';
import { NothingFound } from '../../../training/exercises/nothing-found';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { classNames } from '../../../ui/class-names';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { List } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import styles from './progress-exercises.module.css';
import { RestedExercises } from './rested-exercises';

const ORDERS: readonly { value: TrainedOrder; label: string }[] = [
  { value: 'most', label: 'Mais feitos' },
  { value: 'change', label: 'Mudança' },
  { value: 'last', label: 'Recentes' },
];

interface TrainedListProps {
  /** Most trained first. */
  trained: readonly TrainedExercise[];
  range: ProgressRange;
  book: ExerciseBook;
}

/** The exercises of the range, then those last done before it. */
export function TrainedList({ trained, range, book }: TrainedListProps) {
  const [{ query, order }, ask] = useAskedTrend();
  const sought = useDeferredValue(query.trim());
  const index = useMemo(() => searchIndexOf(book.all), [book]);
  const found = useMemo(() => {
    const hits = (exercise: Exercise) => exercise.id;
    return sought === '' ? null : new Set(searchExercises(index, sought).map(hits));
  }, [index, sought]);
  const shown = useMemo(
    () => exercisesInOrder(trained, order).filter(({ exercise }) => found?.has(exercise) ?? true),
    [trained, order, found],
  );
  const ids = useMemo(() => new Set(trained.map(({ exercise }) => exercise)), [trained]);

  return (
    <div className={classNames(layoutClass.middle, styles.column)}>
      <div className={layoutClass.middle}>
        <SearchField
          label="Buscar exercício"
          value={query}
          onChange={(text) => ask({ query: text })}
        />
        <SegmentedControl
          legend="Ordenar por"
          hideLegend
          value={order}
          onChange={(chosen) => ask({ order: chosen })}
          options={ORDERS}
        />
      </div>
      <section className={layoutClass.middle}>
        <SectionTitle trailing={exercisesCount(shown.length)}>Neste período</SectionTitle>
        {shown.length > 0 ? (
          <List label="Neste período">
            {shown.map((each) => (
              <TrainedRow key={each.exercise} trained={each} book={book} range={range} counted />
            ))}
          </List>
        ) : sought === '' ? (
          <p className={styles.note}>Nenhum exercício feito neste período.</p>
        ) : (
          <NothingFound />
        )}
      </section>
      {range !== 'all' && <RestedExercises trained={ids} found={found} book={book} />}
    </div>
  );
}

interface Asked {
  readonly query: string;
  readonly order: TrainedOrder;
}

/** Search and order, stored in the address so that going back restores them. */
function useAskedTrend(): [asked: Asked, ask: (part: Partial<Asked>) => void] {
  const params = useQuery();
  const asked: Asked = {
    query: params.get('q') ?? '',
    order: TRAINED_ORDERS.find((order) => order === params.get('sort')) ?? 'most',
  };
  function ask(part: Partial<Asked>) {
    const { query, order } = { ...asked, ...part };
    changeQuery((next) => {
      if (query === '') next.delete('q');
      else next.set('q', query);
      next.set('sort', order);
    });
  }
  return [asked, ask];
}
