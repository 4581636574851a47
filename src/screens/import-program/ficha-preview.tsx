import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { SharedProgram } from '#domain/ficha-code/shape';
import { previewOf } from '#domain/program/preview';
import { formatList } from '#words/list';
import { plural } from '#words/plural';
import {
  dayName,
  goalLabel,
  levelLabel,
  programFacts,
  programRefusal,
  programTitle,
  weekdaysWords,
} from '#words/program';
import { useFichaSharing } from '../../data/commands/ficha-sharing';
import type { ExerciseBook } from '../../data/exercises';
import { usePreferences } from '../../data/preferences';
import { useAction } from '../../data/use-action';
import { ProgramDayList } from '../../training/program-day';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dock } from '../../ui/dock';
import { notify } from '../../ui/notify';
import { Stack } from '../../ui/page';
import { exerciseNamer } from '../exercise-namer';
import { guardedBy } from '../guarded';
import styles from './import-program.module.css';

interface FichaPreviewProps {
  shared: SharedProgram;
  book: ExerciseBook;
  /** It came just now: its name is where one is. */
  arrived?: boolean;
  onCancel: () => void;
}

/** What came, day by day, before anything is kept. */
export function FichaPreview(props: FichaPreviewProps) {
  const { shared, book, arrived = false, onCancel } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  const sharing = useFichaSharing();
  const { unit } = usePreferences();
  const [, navigate] = useLocation();
  const program = useMemo(() => previewOf(shared.draft), [shared]);
  const twin = useTwin(shared);
  const brought = new Map(shared.own.map(({ id, exercise }) => [id, exercise.name]));
  const known = exerciseNamer(book);
  const nameOf = (id: string | null) => (id && brought.get(id)) || known(id);
  const keep = useAction(async () => {
    const keeping = sharing.keep(shared);
    const stored = await guardedBy(
      keeping.then(({ refusal }) => refusal),
      programRefusal,
    );
    if (!stored) return;
    navigate(`/app/programs/${(await keeping).id}`, { replace: true });
    notify.success('Ficha guardada');
  });
  const about = [
    ...(program.goal ? [goalLabel(program.goal)] : []),
    ...(program.level ? [levelLabel(program.level)] : []),
    programFacts(program),
  ];

  return (
    <div className={styles.preview}>
      <Stack>
        <header>
          <h2 ref={heading} className={styles.name} tabIndex={-1}>
            {programTitle(program)}
          </h2>
          <p className={styles.text}>{about.join(' · ')}</p>
        </header>
        {twin && (
          <p className={styles.notice} role="status">
            Você já tem esta ficha, igual em tudo. Guardar faz outra cópia.
          </p>
        )}
        {program.note !== '' && <p className={styles.note}>{program.note}</p>}
        {shared.own.length > 0 && (
          <p className={styles.text}>
            {plural(shared.own.length, {
              zero: '',
              one: 'Vem com 1 exercício próprio',
              other: 'Vem com # exercícios próprios',
            })}
            : {formatList(shared.own.map(({ exercise }) => exercise.name))}.
          </p>
        )}
        {program.days.map((day, index) => (
          <Card key={day.key} as="section" labelledBy={`day-${day.key}`}>
            <h3 id={`day-${day.key}`} className={styles.title}>
              {dayName(day, index)}
            </h3>
            {program.schedule === 'weekday' && day.weekdays.length > 0 && (
              <p className={styles.text}>{weekdaysWords(day.weekdays)}</p>
            )}
            {day.exercises.length === 0 ? (
              <p className={styles.text}>Nenhum exercício neste dia.</p>
            ) : (
              <ProgramDayList program={program} day={day} week={1} unit={unit} nameOf={nameOf} />
            )}
          </Card>
        ))}
        {program.days.length === 0 && <p className={styles.text}>Esta ficha não tem dias ainda.</p>}
      </Stack>
      <Dock className={styles.dock}>
        <div className={styles.acts}>
          <Button size="l" full busy={keep.busy} onClick={() => void keep.run()}>
            {twin ? 'Guardar outra cópia' : 'Guardar ficha'}
          </Button>
          <Button variant="plain" full onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </Dock>
    </div>
  );
}

/** The person's ficha that is the same, once it is known. */
function useTwin(shared: SharedProgram): string | null {
  const sharing = useFichaSharing();
  const [twin, setTwin] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    sharing.twin(shared).then(
      (id) => current && setTwin(id),
      (cause: unknown) => console.error('The fichas could not be compared', cause),
    );
    return () => {
      current = false;
    };
  }, [sharing, shared]);
  return twin;
}
