import { Pencil } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { searchExercises } from '#domain/exercises/exercise-search';
import { exerciseSubtitle } from '#words/exercises/exercise';
import { exercisesCount } from '#words/format/plural';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useEquipmentHere } from '../../../data/gyms/gyms';
import { ExerciseStill } from '../../../parts/exercises/exercise-figure';
import { renderLink } from '../../../parts/page/render-link';
import { NothingFound } from '../../../training/exercises/nothing-found';
import { NO_FILTERS, searchOptionsOf } from '../../../training/exercises/picker-filters';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { useGrowing } from '../../../training/exercises/use-growing';
import { Chip } from '../../../ui/control/chip';
import { Disclosure } from '../../../ui/control/disclosure';
import { IconButton } from '../../../ui/control/icon-button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import type { AskedExercises } from './use-asked';

interface ExerciseListProps {
  asked: AskedExercises;
  book: ExerciseBook;
  own: { readonly exercises: readonly Exercise[]; readonly hidden: readonly Exercise[] };
  onGrow: (shown: number) => void;
  onEdit: (id: string) => void;
}

/** Search results; without a search, custom exercises first. */
export function ExerciseList({ asked, book, own, onGrow, onEdit }: ExerciseListProps) {
  const query = useDeferredValue(asked.query);
  const equipment = useEquipmentHere();
  const here = asked.here ? equipment : null;
  const narrowed = query.trim() !== '' || asked.filters !== NO_FILTERS || here !== null;
  const ownIds = useMemo(() => new Set(own.exercises.map(({ id }) => id)), [own]);
  const index = useMemo(
    () => searchIndexOf(here ? book.all.filter((one) => here.includes(one.equipment)) : book.all),
    [book, here],
  );
  const found = useMemo(
    () =>
      searchExercises(index, query, {
        ...searchOptionsOf(asked.filters),
        ...(query.trim() !== '' && { recent: book.recentIds }),
      }),
    [index, query, asked.filters, book],
  );
  if (found.length === 0) return <NothingFound />;

  const section = { ownIds, onEdit };
  const grown = { shown: asked.shown, onGrow };
  if (narrowed) {
    return <Section {...section} grown={grown} mixed title="Encontrados" exercises={found} />;
  }
  const mine = found.filter(({ id }) => ownIds.has(id));
  return (
    <Stack gap="l">
      {mine.length > 0 && <Section {...section} title="Seus exercícios" exercises={mine} />}
      {own.hidden.length > 0 && <Hidden exercises={own.hidden} onEdit={onEdit} />}
      <Section
        {...section}
        grown={grown}
        title="Catálogo"
        exercises={found.filter(({ id }) => !ownIds.has(id))}
      />
    </Stack>
  );
}

interface SectionProps {
  title: string;
  exercises: readonly Exercise[];
  ownIds: ReadonlySet<string>;
  /** Whether custom exercises are among others, and therefore marked. */
  mixed?: boolean;
  /** Only for the long list. */
  grown?: Parameters<typeof useGrowing>[1];
  onEdit: (id: string) => void;
}

function Section({ title, exercises, ownIds, mixed, grown, onEdit }: SectionProps) {
  const { shown, end } = useGrowing(exercises.length, grown);
  return (
    <section className={layoutClass.close}>
      <SectionTitle trailing={exercisesCount(exercises.length)}>{title}</SectionTitle>
      <List label={title}>
        {exercises.slice(0, shown).map((exercise) => {
          const { id, name } = exercise;
          const mine = ownIds.has(id);
          return (
            <ListRow
              key={id}
              href={`/app/exercises/${id}`}
              renderLink={renderLink}
              leading={<ExerciseStill exercise={exercise} />}
              title={name}
              subtitle={exerciseSubtitle(exercise)}
              trailing={mixed && mine && <Chip>Seu</Chip>}
              actions={
                mine && (
                  <IconButton
                    label={`Editar ${name}`}
                    icon={<Pencil aria-hidden="true" />}
                    onClick={() => onEdit(id)}
                  />
                )
              }
            />
          );
        })}
      </List>
      <div ref={end} />
    </section>
  );
}

/** Hidden custom exercises, which their sheet can restore. */
function Hidden({ exercises, onEdit }: Pick<SectionProps, 'exercises' | 'onEdit'>) {
  return (
    <Disclosure title={`Removidos (${exercises.length})`}>
      <List label="Removidos">
        {exercises.map((exercise) => (
          <ListRow
            key={exercise.id}
            title={exercise.name}
            subtitle={exerciseSubtitle(exercise)}
            onClick={() => onEdit(exercise.id)}
          />
        ))}
      </List>
    </Disclosure>
  );
}
