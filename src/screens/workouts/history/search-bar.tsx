import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { criteriaOf, type Sought, without } from '#domain/progress/find-workouts';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { ProgramEntry } from '../../../data/programs/programs';
import { classNames } from '../../../ui/class-names';
import { Chip, ChipRow } from '../../../ui/control/chip';
import { IconButton } from '../../../ui/control/icon-button';
import { SearchField } from '../../../ui/field/search-field';
import layoutClass from '../../../ui/layout.module.css';
import { filterName } from './filter-names';
import { FilterSheet } from './filter-sheet';
import styles from './history.module.css';

/** Delay before the address changes, ms, because browsers limit such changes. */
const REST_MS = 250;

interface SearchBarProps {
  sought: Sought;
  book: ExerciseBook | null;
  programs: readonly ProgramEntry[];
  /** Number of matches; null while unknown. */
  count: number | null;
  onSeek: (changes: Partial<Sought>) => void;
}

/** The search text and the other criteria, each as a chip that removes it. */
export function SearchBar({ sought, book, programs, count, onSeek }: SearchBarProps) {
  const [open, setOpen] = useState(false);
  const typing = useTyping(sought.query, (query) => onSeek({ query }));
  const filters = criteriaOf(sought).filter((criterion) => criterion !== 'query');
  return (
    <div className={classNames(layoutClass.wideTop, styles.search)}>
      <div className={styles.bar}>
        <SearchField
          className={styles.field}
          label="Buscar por exercício, nome ou nota"
          placeholder="Exercício, nome ou nota"
          value={typing.text}
          onChange={typing.type}
        />
        <IconButton
          label="Filtros"
          aria-haspopup="dialog"
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
      </div>
      {filters.length > 0 && (
        <ChipRow label="Filtros em uso">
          {filters.map((criterion) => {
            const name = filterName(criterion, sought, book, programs);
            return (
              <Chip
                key={criterion}
                aria-label={`Tirar o filtro ${name}`}
                onClick={() => onSeek(without(sought, criterion))}
              >
                {name}
                <X aria-hidden="true" />
              </Chip>
            );
          })}
        </ChipRow>
      )}
      {open && (
        <FilterSheet
          sought={sought}
          book={book}
          programs={programs}
          count={count}
          onSeek={onSeek}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Typed text shows at once; the search starts when typing pauses. */
function useTyping(query: string, onQuery: (query: string) => void) {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  // The query was changed elsewhere: by going back, or by a button that clears it.
  if (query !== known) {
    setKnown(query);
    setText(query);
  }
  useEffect(() => {
    if (text === known) return;
    const timer = setTimeout(() => {
      setKnown(text);
      onQuery(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, known, onQuery]);
  return {
    text,
    type(next: string) {
      setText(next);
      // Clearing the field needs no delay.
      if (next !== '' || known === '') return;
      setKnown('');
      onQuery('');
    },
  };
}
