import { ArrowRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { setsCount } from '#words/format/plural';
import type { Matched } from '../../../data/commands/files/table-steps';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { Button } from '../../../ui/control/button';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { MatchSheet } from './match-sheet';
import styles from './name-mapping.module.css';
import type { TablePlanState } from './use-table-plan';

interface NameMappingProps {
  matched: readonly Matched[];
  plan: Pick<TablePlanState, 'match' | 'suggests' | 'takeSuggestions'>;
  book: ExerciseBook;
}

/** Every exercise of the file with its match here; each can be changed. */
export function NameMapping({ matched, plan, book }: NameMappingProps) {
  const { match, suggests, takeSuggestions } = plan;
  const [asked, setAsked] = useState<Matched | null>(null);
  const open = matched.filter(({ exercise }) => exercise === null);
  const suggested = matched.filter(({ by }) => by === 'suggested');
  const known = matched.filter(({ exercise, by }) => exercise !== null && by !== 'suggested');
  const rows = (list: readonly Matched[]) => (
    <ul className={styles.rows}>
      {list.map((one) => (
        <Row
          key={one.use.name}
          matched={one}
          name={one.exercise === null ? null : (book.byId(one.exercise)?.name ?? one.exercise)}
          onOpen={() => setAsked(one)}
        />
      ))}
    </ul>
  );

  return (
    <section className={styles.mapping} aria-labelledby="mapping-title">
      <h2 id="mapping-title" className={styles.title}>
        Exercícios
      </h2>
      {suggested.length > 0 && (
        <Stack gap="s">
          <SectionTitle as="h3" trailing={String(suggested.length)}>
            Sugeridos, confira
          </SectionTitle>
          <p className={styles.hint}>
            O nome é outro, e as palavras dizem que o exercício é o mesmo. Toque em um para mudar.
          </p>
          {rows(suggested)}
          <Button variant="quiet" full onClick={() => takeSuggestions(false)}>
            Não usar as sugestões
          </Button>
        </Stack>
      )}
      {open.length > 0 && (
        <Stack gap="s">
          <SectionTitle as="h3" trailing={String(open.length)}>
            Sem par no catálogo
          </SectionTitle>
          <p className={styles.hint}>
            Entram como exercícios próprios, sem perder nada. Toque para escolher um par, que fica
            guardado para os próximos arquivos.
          </p>
          {rows(open)}
          {!suggests && (
            <Button variant="quiet" full onClick={() => takeSuggestions(true)}>
              Usar as sugestões
            </Button>
          )}
        </Stack>
      )}
      {known.length > 0 && (
        <Stack gap="s">
          <SectionTitle as="h3" trailing={String(known.length)}>
            Reconhecidos
          </SectionTitle>
          {rows(known)}
        </Stack>
      )}
      {asked && (
        <MatchSheet
          use={asked.use}
          exercise={asked.exercise}
          book={book}
          onClose={() => setAsked(null)}
          onMatch={(exercise) => {
            match(asked.use.name, exercise);
            setAsked(null);
          }}
        />
      )}
    </section>
  );
}

interface RowProps {
  matched: Matched;
  name: string | null;
  onOpen: () => void;
}

function Row({ matched: { use, by }, name, onOpen }: RowProps) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.target} onClick={onOpen}>
        <span className={styles.from}>
          <span className={styles.name}>{use.name}</span>
          <span className={styles.count}>{setsCount(use.sets)}</span>
        </span>
        <ArrowRight className={styles.arrow} size={18} aria-label="vira" />
        <span className={name === null ? styles.own : styles.to}>
          {name ?? 'Exercício próprio'}
          {by === 'learned' && <span className={styles.learned}>Aprendido</span>}
          {by === 'suggested' && <span className={styles.learned}>Sugerido</span>}
        </span>
        <Pencil className={styles.pencil} size={18} aria-label="Mudar" />
      </button>
    </li>
  );
}
