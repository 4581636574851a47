import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { exerciseSubtitle } from '#words/exercises/exercise';
import { SectionTitle } from '../../ui/frame/section-title';
import textClass from '../../ui/text.module.css';
import { NothingFound } from './nothing-found';
import styles from './picker.module.css';
import { useGrowing } from './use-growing';

interface PickerListProps {
  exercises: readonly Exercise[];
  /** Number of leading results with their own title; 0 gives one list. */
  leadCount: number;
  leadTitle: string;
  /** Title of the other results. */
  title: string;
  picked: readonly string[];
  presentIds: ReadonlySet<string>;
  lastOf: (id: string) => string | null;
  still?: ((exercise: Exercise) => ReactNode) | undefined;
  onToggle: (id: string) => void;
  onPick: (id: string) => void;
}

/** Results: a screenful at first, and more on scrolling. */
export function PickerList(props: PickerListProps) {
  const { exercises, leadCount } = props;
  const { shown, end } = useGrowing(exercises.length);

  if (exercises.length === 0) return <NothingFound />;

  const leading = exercises.slice(0, leadCount);
  const others = exercises.slice(leadCount, Math.max(leadCount, shown));
  return (
    <>
      {leading.length > 0 && <Rows {...props} title={props.leadTitle} exercises={leading} />}
      {others.length > 0 && <Rows {...props} exercises={others} />}
      <div ref={end} />
    </>
  );
}

function Rows(props: PickerListProps) {
  const { title, exercises, picked } = props;
  return (
    <section>
      <SectionTitle as="h3">{title}</SectionTitle>
      <ul className={styles.rows}>
        {exercises.map((exercise) => (
          <Row
            key={exercise.id}
            exercise={exercise}
            picked={picked.includes(exercise.id)}
            picking={picked.length > 0}
            present={props.presentIds.has(exercise.id)}
            last={props.lastOf(exercise.id)}
            still={props.still?.(exercise)}
            onToggle={props.onToggle}
            onPick={props.onPick}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  exercise: Exercise;
  picked: boolean;
  /** Whether several exercises are being collected: then a tap on the name ticks too. */
  picking: boolean;
  present: boolean;
  last: string | null;
  still: ReactNode;
  onToggle: (id: string) => void;
  onPick: (id: string) => void;
}

function Row({ exercise, picked, picking, present, last, still, onToggle, onPick }: RowProps) {
  const { id, name } = exercise;
  return (
    <li className={styles.row}>
      <button
        type="button"
        aria-pressed={picked}
        aria-label={`Marcar ${name}`}
        className={styles.tick}
        onClick={() => onToggle(id)}
      >
        <span className={styles.box}>
          {picked && <Check strokeWidth={3.5} aria-hidden="true" />}
        </span>
      </button>
      <button
        type="button"
        className={styles.name}
        aria-label={`${picking ? (picked ? 'Desmarcar' : 'Marcar também') : 'Adicionar'} ${name}${last ? `, última ${last}` : ''}`}
        onClick={() => onPick(id)}
      >
        {still}
        <span className={styles.texts}>
          <span className={styles.title}>{name}</span>
          <span className={textClass.mini}>
            {exerciseSubtitle(exercise)}
            {present && ' · no treino'}
          </span>
        </span>
        {last && <span className={styles.last}>{last}</span>}
      </button>
    </li>
  );
}
