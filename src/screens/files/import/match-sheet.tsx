import { Check } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { searchExercises } from '#domain/exercises/exercise-search';
import { exerciseSubtitle } from '#words/exercises/exercise';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { NameUse } from '../../../interchange/matching/drafts';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './name-mapping.module.css';

const MOST_SHOWN = 40;
const SHORTEST_WORD = 4;

interface MatchSheetProps {
  use: NameUse;
  exercise: string | null;
  book: ExerciseBook;
  onMatch: (exercise: string | null) => void;
  onClose: () => void;
}

/** Chooses the exercise for a name in the file, or a custom exercise. */
export function MatchSheet({ use, exercise, book, onMatch, onClose }: MatchSheetProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const index = useMemo(() => searchIndexOf(book.all), [book]);
  const found = useMemo(() => {
    if (asked !== '') return searchExercises(index, asked);
    // Without a search: results for any longer word of the name, those with more matching words
    // first.
    const words = use.name.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST_WORD);
    const hits = new Map<Exercise, number>();
    for (const word of words) {
      for (const hit of searchExercises(index, word)) hits.set(hit, (hits.get(hit) ?? 0) + 1);
    }
    return [...hits].sort(([, a], [, b]) => b - a).map(([hit]) => hit);
  }, [index, asked, use]);
  const tick = <Check aria-label="Escolhido" />;

  return (
    <Sheet
      open
      tall
      size="m"
      title="Qual exercício é?"
      description={use.name}
      onClose={onClose}
      toolbar={<SearchField label="Buscar exercício" value={query} onChange={setQuery} />}
    >
      <Stack>
        <List bare label="Sem par">
          <ListRow
            title="Manter como exercício próprio"
            subtitle={`Entra na sua lista como “${use.name}”`}
            trailing={exercise === null && tick}
            onClick={() => onMatch(null)}
          />
        </List>
        <SectionTitle as="h3">{asked === '' ? 'Sugestões' : 'Encontrados'}</SectionTitle>
        {found.length === 0 ? (
          <p className={styles.hint}>
            {asked === ''
              ? 'Nenhuma sugestão para este nome. Busque em português ou em inglês.'
              : 'Nenhum exercício com essas palavras. Tente menos letras.'}
          </p>
        ) : (
          <List bare label="Exercícios">
            {found.slice(0, MOST_SHOWN).map((one) => (
              <ListRow
                key={one.id}
                title={one.name}
                subtitle={exerciseSubtitle(one)}
                trailing={exercise === one.id && tick}
                onClick={() => onMatch(one.id)}
              />
            ))}
          </List>
        )}
      </Stack>
    </Sheet>
  );
}
