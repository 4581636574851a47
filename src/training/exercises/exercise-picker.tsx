import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { CustomExercise } from '#domain/exercises/custom-exercise';
import type { Equipment, Exercise } from '#domain/exercises/exercise';
import { searchExercises } from '#domain/exercises/exercise-search';
import type { LoadUnit } from '#domain/load';
import { plural } from '#words/format/plural';
import { Button } from '../../ui/control/button';
import { SearchField } from '../../ui/field/search-field';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import { COMMON_EXERCISES } from './common-exercises';
import { newDraft } from './exercise-draft';
import { ExerciseForm } from './exercise-form';
import styles from './picker.module.css';
import {
  NO_FILTERS,
  PickerFilterChips,
  type PickerFilters,
  searchOptionsOf,
} from './picker-filters';
import { PickerList } from './picker-list';
import { searchIndexOf } from './picker-search';

interface ExercisePickerProps {
  exercises: readonly Exercise[];
  /** Recently trained, last first. */
  recentIds: readonly string[];
  /** Exercises that are already in the workout and marked in the list. */
  presentIds: ReadonlySet<string>;
  /** The text of an exercise's last result; null without one. */
  lastOf: (id: string) => string | null;
  /** A small picture of an exercise. */
  still: (exercise: Exercise) => ReactNode;
  /** The catalogue's exercises. */
  shipped: readonly Exercise[];
  onAdd: (ids: readonly string[]) => void;
  /** Creates a custom exercise; resolves with its id. */
  onCreate: (exercise: CustomExercise) => Promise<string>;
  /** Unit of a new exercise's step. */
  unit?: LoadUnit;
  /** Equipment of the selected gym, for a filter; null if it has everything, or without a gym. */
  here?: readonly Equipment[] | null;
  onClose: () => void;
}

/**
 * Chooses exercises: a tap on a name adds it at once, ticks collect several. It starts with recent
 * ones and works offline.
 */
export function ExercisePicker(props: ExercisePickerProps) {
  const { exercises, recentIds, presentIds, lastOf, onAdd, onCreate, onClose } = props;
  const { unit = 'kg', here = null } = props;
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<PickerFilters>(NO_FILTERS);
  const [onlyHere, setOnlyHere] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [creating, setCreating] = useState(false);
  const asked = useDeferredValue(query);

  const isHere = onlyHere && here !== null;
  const isAsked = asked.trim() !== '' || filters !== NO_FILTERS;
  const narrowed = isAsked || isHere;
  const lead = recentIds.length > 0 || isAsked ? recentIds : COMMON_EXERCISES;
  const index = useMemo(
    () =>
      searchIndexOf(
        isHere ? exercises.filter(({ equipment }) => here.includes(equipment)) : exercises,
      ),
    [exercises, here, isHere],
  );
  const found = useMemo(
    () => searchExercises(index, asked, { ...searchOptionsOf(filters), recent: lead }),
    [index, asked, filters, lead],
  );

  function toggle(id: string) {
    setPicked((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
  }

  if (creating) {
    return (
      <Sheet open tall size="l" title="Novo exercício" onClose={() => setCreating(false)}>
        <ExerciseForm
          from={newDraft(query.trim())}
          unit={unit}
          saveLabel="Criar e adicionar"
          like={{ exercises: props.shipped, still: props.still }}
          onSave={async (exercise) => {
            const id = await onCreate(exercise);
            onAdd([...picked, id]);
          }}
        />
      </Sheet>
    );
  }

  return (
    <Sheet
      open
      tall
      size="l"
      title="Adicionar exercício"
      onClose={onClose}
      toolbar={
        <div className={styles.toolbar}>
          <SearchField label="Buscar exercício" value={query} onChange={setQuery} />
          <PickerFilterChips
            value={filters}
            onChange={setFilters}
            here={here ? { pressed: onlyHere, onChange: setOnlyHere } : undefined}
          />
        </div>
      }
      footer={
        picked.length > 0 && (
          <Button size="l" full onClick={() => onAdd(picked)}>
            {plural(picked.length, {
              zero: 'Adicionar',
              one: 'Adicionar 1 exercício',
              other: 'Adicionar # exercícios',
            })}
          </Button>
        )
      }
    >
      <div className={layoutClass.wide}>
        <PickerList
          exercises={found}
          leadCount={asked.trim() === '' ? countLeading(found, lead) : 0}
          leadTitle={recentIds.length > 0 ? 'Recentes' : 'Mais comuns'}
          title={narrowed ? 'Encontrados' : 'Todos'}
          picked={picked}
          presentIds={presentIds}
          lastOf={lastOf}
          still={props.still}
          onToggle={toggle}
          onPick={(id) => (picked.length > 0 ? toggle(id) : onAdd([id]))}
        />
        <Button variant="outline" full onClick={() => setCreating(true)}>
          {query.trim() === '' ? 'Criar exercício' : `Criar “${query.trim()}”`}
        </Button>
      </div>
    </Sheet>
  );
}

/** The number of leading results: without a search these are the recent ones. */
function countLeading(found: readonly Exercise[], lead: readonly string[]): number {
  const leading = new Set(lead);
  const other = found.findIndex(({ id }) => !leading.has(id));
  return other === -1 ? found.length : other;
}
