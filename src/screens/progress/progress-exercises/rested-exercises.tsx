import { useEffect, useMemo, useRef, useState } from 'react';
import { lastDays } from '#domain/progress/trained-exercises';
import { sinceWords } from '#words/progress/exercise-trend';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useSummaries } from '../../../data/progress/summaries';
import { useToday } from '../../../parts/input/use-today';
import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';

interface RestedExercisesProps {
  /** Exercises of the range. */
  trained: ReadonlySet<string>;
  /** Results of the search; null without one. */
  found: ReadonlySet<string> | null;
  book: ExerciseBook;
}

/**
 * Exercises last done before the range. They need every workout, so they load when this is opened.
 */
export function RestedExercises(props: RestedExercisesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return <div ref={place}>{(near || props.found) && <Rested {...props} />}</div>;
}

function Rested({ trained, found, book }: RestedExercisesProps) {
  const today = useToday();
  const summaries = useSummaries(null);
  const all = summaries.state === 'ready' ? summaries.value : null;
  const days = useMemo(() => [...(all ? lastDays(all) : [])], [all]);
  const rested = days
    .filter(([id]) => !trained.has(id) && book.byId(id) && (found?.has(id) ?? true))
    .sort(([, day], [, other]) => (day < other ? 1 : -1));
  if (rested.length === 0) return null;
  return (
    <section className={layoutClass.middle}>
      <SectionTitle>Sem treinar há mais tempo</SectionTitle>
      <List label="Sem treinar há mais tempo">
        {rested.map(([id, day]) => (
          <ListRow
            key={id}
            title={book.byId(id)?.name ?? id}
            subtitle={`Última vez ${sinceWords(day, today)}`}
            href={`/app/exercises/${id}?range=all`}
            renderLink={renderLink}
          />
        ))}
      </List>
    </section>
  );
}
