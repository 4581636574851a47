import { Undo2 } from 'lucide-react';
import { programChanges } from '#domain/coaching/program-changes';
import { contentOf } from '#domain/coaching/program-content';
import { type Conflict, type RebaseSide, rebase } from '#domain/coaching/rebase';
import type { Program } from '#domain/programs/shape';
import type { Writes } from '#domain/record/registers';
import { changesCount } from '#words/coaching/program-changes';
import { programTitle } from '#words/programs/program';
import type { AssignmentEntry } from '../../../data/coaching/assignments';
import type { StandingProgram } from '../../../data/programs/standing-program';
import { usePreferences } from '../../../data/store/preferences';
import { ProgramChanges } from '../../../training/programs/program-changes';
import { ProgramConflicts } from '../../../training/programs/program-conflicts';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { Stack } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './template-people.module.css';

/** Effects of a template's change on one student. */
export interface AssignmentState {
  /** The student's ficha from the template; null after its removal. */
  readonly program: Program | null;
  readonly changes: ReturnType<typeof programChanges>;
  readonly conflicts: readonly Conflict[];
  /** The student's ficha, and the content of its last version; null without one. */
  readonly current: Writes;
  readonly published: Writes | null;
  /** The student's own changes, which stay. */
  readonly own: ReturnType<typeof programChanges>;
  readonly isChanged: boolean;
  /** Whether the last change can still be undone. */
  readonly canTakeBack: boolean;
}

/** @param template null if it is not on this device any more */
export function assignmentState(
  entry: AssignmentEntry,
  { program, newest, published }: Pick<StandingProgram, 'program' | 'newest' | 'published'>,
  template: Program | null,
  chosen: Readonly<Record<string, RebaseSide>> = {},
): AssignmentState {
  const { content: base, carried } = entry;
  const mine = program ? contentOf(program) : null;
  const theirs = template ? contentOf(template) : base;
  const merged = mine && rebase({ base, mine, theirs, prefer: 'mine', chosen });
  const changes = mine && merged ? programChanges(mine, merged.content) : [];
  const conflicts = merged?.conflicts ?? [];
  return {
    program,
    changes,
    conflicts,
    current: mine ?? {},
    published,
    own: mine ? programChanges(base, mine) : [],
    isChanged: changes.length > 0 || conflicts.length > 0,
    canTakeBack: carried !== null && newest === carried.version,
  };
}

interface PersonCardProps {
  entry: AssignmentEntry;
  name: string;
  standing: AssignmentState;
  nameOf: (exercise: string | null) => string;
  busy: boolean;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onDecide: (at: string, side: RebaseSide) => void;
  onTakeBack: () => void;
}

export function PersonCard(props: PersonCardProps) {
  const { entry, name, standing, nameOf, busy, chosen, onChoose, onDecide, onTakeBack } = props;
  const { program, changes, conflicts, own, isChanged, canTakeBack } = standing;
  const { unit } = usePreferences();
  const list = (label: string, some: typeof own) => (
    <ProgramChanges label={label} changes={some} unit={unit} nameOf={nameOf} />
  );
  return (
    <Card as="section" labelledBy={`person-${entry.id}`}>
      <Stack gap="s">
        <h2 id={`person-${entry.id}`} className={styles.name}>
          {name}
        </h2>
        {program ? (
          <p className={textClass.small}>{programTitle(program)}</p>
        ) : (
          <p className={textClass.small}>A ficha foi removida.</p>
        )}
        {program && !isChanged && <p className={textClass.small}>Em dia com o modelo.</p>}
        {isChanged && (
          <>
            <CheckboxField
              label={`Levar a ${name}: ${changesCount(changes.length).toLocaleLowerCase('pt-BR')}`}
              checked={chosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
            {changes.length > 0 && list(`O que muda para ${name}`, changes)}
          </>
        )}
        {conflicts.length > 0 && (
          <ProgramConflicts
            base={entry.content}
            conflicts={conflicts}
            current={standing.current}
            published={standing.published}
            student={name}
            unit={unit}
            nameOf={nameOf}
            onChoose={onDecide}
          />
        )}
        {own.length > 0 && (
          <Disclosure title={`Só de ${name}, continua: ${changesCount(own.length)}`}>
            {list(`Só de ${name}`, own)}
          </Disclosure>
        )}
        {canTakeBack && (
          <div>
            <Button
              variant="quiet"
              icon={<Undo2 aria-hidden="true" />}
              busy={busy}
              onClick={onTakeBack}
            >
              Desfazer a última mudança
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const ABSENT = {
  ended: 'O vínculo foi encerrado.',
  failed: 'Não deu para ler os registros deste aparelho.',
  offline: 'Os registros ainda não chegaram a este aparelho. Conecte uma vez.',
};

/** A student without records on this device, or not checked yet (null). */
export function AbsentCard({ name, why }: { name: string; why: keyof typeof ABSENT | null }) {
  return (
    <Card as="section">
      <h2 className={styles.name}>{name}</h2>
      {why === null ? <Skeleton height={64} /> : <p className={textClass.small}>{ABSENT[why]}</p>}
    </Card>
  );
}
